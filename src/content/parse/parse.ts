import type { SectionSource } from '../../../schemas/site.ts'
import type { Checker } from '../check.ts'
import { type Source, toPoint } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { toDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { andMore, fileTooLarge } from '../diagnostics/yaml-messages.ts'
import type { Diagnostic } from '../model.ts'
import type { MapTree } from '../tree.ts'
import type { Validate } from '../validate/validate.ts'
import { findInvisibleCharacters, replaceInvisible } from './characters.ts'
import { limits } from './limits.ts'
import { PartCache } from './parts/part-cache.ts'
import type { Region } from './recovery/echoes.ts'
import { type Recovered, recover } from './recovery/recover.ts'

/** What reading gives: a tree only where its values can be trusted. */
export interface ParseResult<S extends SectionSource> {
  readonly tree?: MapTree
  /** The check of trees, which reading may have asked already. */
  readonly validate: Validate<S>
  /** The text of the tree; its places are those of the file. */
  readonly source: Source
  readonly diagnostics: readonly SpanDiagnostic[]
  /** What had to be recovered before the text could be read. */
  readonly syntaxDiagnostics: readonly Diagnostic[]
  /** Where that was. */
  readonly recovered: readonly Region[]
}

/**
 * Text -> tree with positions. Never throws: whatever is wrong with the text is a diagnostic.
 * @param check how readings of a broken text are compared
 * @param memory of the text that was read before: what has not changed is not read again, with the same result
 */
export function parse<S extends SectionSource>(
  source: Source,
  check: Checker<S>,
  memory = new PartCache(),
): ParseResult<S> {
  const { text } = source
  if (text.length > limits.characters) {
    const span = { start: limits.characters, end: limits.characters + 1 }
    return failed(source, check, [{ ...fileTooLarge('24 MB'), span, path: [] }])
  }
  const invisible = findInvisibleCharacters(text)
  if (invisible.length > limits.invisible) return failed(source, check, invisible.slice(0, 1))
  const seen = invisible.map((one) => toDiagnostic(source, one))
  const originals = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  const readable = invisible.length > 0 ? originals.map(replaceInvisible) : originals
  const recovered = recover(source, originals, readable, check, memory)
  const { syntaxErrors, tree, diagnostics } = recovered.examined
  // With so many faults the repair is a wrong guess: what the values lack is told once its line is mended.
  const isGuess =
    recovered.regions.length > 0 && tree && recovered.validate(tree).faults > limits.faults
  return {
    source: recovered.source,
    validate: recovered.validate,
    syntaxDiagnostics: [...seen, ...recovered.syntaxDiagnostics],
    recovered: [...recovered.regions, ...seen.map(regionOfCharacter)],
    ...(syntaxErrors.length > 0
      ? { diagnostics: unreadable(recovered, syntaxErrors) }
      : { diagnostics, ...(tree && !isGuess ? { tree } : {}) }),
  }
}

/** The first place that cannot be read, and how many lines there are besides: in the same part, or one in every other. */
function unreadable(
  { source, others }: Pick<Recovered<SectionSource>, 'source' | 'others'>,
  errors: readonly SpanDiagnostic[],
): SpanDiagnostic[] {
  const [first] = errors
  const lines = new Set(errors.map(({ span }) => toPoint(source, span.start).line))
  const besides = Math.max(lines.size - 1, others)
  if (!first || besides < 1) return first ? [first] : []
  const more = andMore(besides)
  return [{ ...first, hint: first.hint ? `${first.hint} ${more}` : more }]
}

const failed = <S extends SectionSource>(
  source: Source,
  { validate }: Checker<S>,
  diagnostics: readonly SpanDiagnostic[],
): ParseResult<S> => ({
  source,
  validate,
  diagnostics,
  syntaxDiagnostics: [],
  recovered: [],
})

const regionOfCharacter = ({ range: { start } }: Diagnostic): Region => ({
  lines: new Set([start.line]),
  from: start.line,
  end: start.line + 1,
  parent: 0,
  lossy: false,
})
