import type { PartCache } from '../cache.ts'
import { fileTooLarge } from '../diagnostics/document-messages.ts'
import { createSource, type Source } from '../diagnostics/position.ts'
import { type SpanDiagnostic, toDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { findInvisibleCharacters, replaceInvisible } from './characters.ts'
import { type ParsedDocument, parseDocument } from './document.ts'
import { limits } from './limits.ts'
import type { Repairs } from './repairs.ts'

export interface ParseResult extends ParsedDocument {
  /** The text that was parsed. Positions refer to the file. */
  readonly source: Source
  /** Invisible characters, which are replaced before parsing. */
  readonly repairs: Repairs
}

/** Never throws because of the text. */
export function parse(file: Source, cache?: PartCache): ParseResult {
  const { text } = file
  const fail = (...diagnostics: SpanDiagnostic[]): ParseResult => ({
    source: file,
    syntaxErrors: [],
    diagnostics,
    repairs: { diagnostics: [], regions: [] },
  })
  if (text.length > limits.characters) {
    const span = { start: limits.characters, end: limits.characters + 1 }
    return fail({ ...fileTooLarge('24 MB'), span, path: [] })
  }
  const invisible = findInvisibleCharacters(text)
  const [first] = invisible
  if (first && invisible.length > limits.invisible) return fail(first)
  const source = normalize(file, first !== undefined)
  const found = invisible.map((one) => toDiagnostic(file, one))
  const regions = found.map(({ range: { start } }) => ({
    lines: new Set([start.line]),
    from: start.line,
    end: start.line + 1,
    parent: 0,
    isLossy: false,
  }))
  return { source, ...parseDocument(source, cache), repairs: { diagnostics: found, regions } }
}

function normalize(file: Source, hasInvisible: boolean): Source {
  const { text } = file
  if (!hasInvisible && !text.startsWith('\ufeff') && !text.includes('\r\n')) return file
  const originals = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  const lines = hasInvisible ? originals.map(replaceInvisible) : originals
  return rewriteSource(file, originals, lines)
}

/** Positions in the result refer to the original lines. */
export function rewriteSource(
  { file, fileStarts }: Source,
  originals: readonly string[],
  lines: readonly string[],
): Source {
  const written = new Map<number, string>()
  for (const [index, line] of originals.entries())
    if (line !== lines[index]) written.set(index + 1, line)
  return createSource(file, lines.join('\n'), written, fileStarts)
}
