import type { Diagnostic, Edit, Path } from '../model.ts'
import { minimizeEdit } from '../splices.ts'
import { type DiagnosticCode, warnings } from './catalog.ts'
import { type Source, type Span, toFileOffset, toRange } from './position.ts'
import { quoteLike } from './quoting.ts'

export interface Message {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint?: string | undefined
  /** Unambiguous replacement for the whole value or key. */
  readonly replacement?: string | undefined
  /** Set for a key or value of an earlier version of the grammar. */
  readonly isRename?: true
}

export interface SpanDiagnostic extends Message {
  readonly span: Span
  readonly path: Path
  /** Set if the previous diagnostic has the same cause. */
  readonly isEcho?: boolean
  readonly edits?: readonly SpanEdit[]
}

export interface SpanEdit {
  readonly span: Span
  readonly insert: string
}

function toReplacement({ text }: Source, span: Span, meant: string | undefined): SpanEdit[] {
  if (meant === undefined) return []
  const written = text.slice(span.start, span.end)
  // Never replace a value over several lines.
  return written.includes('\n') ? [] : [{ span, insert: quoteLike(written, meant) }]
}

/** Returns undefined if an edit touches a line that differs from the file. */
function toFileEdits(source: Source, edits: readonly SpanEdit[]): readonly Edit[] | undefined {
  const fix = edits.map(({ span, insert }) => {
    const { from, to, ...rest } = minimizeEdit(source.text, {
      from: span.start,
      to: span.end,
      insert,
    })
    const { start, end } = toRange(source, { start: from, end: to })
    return source.written.has(start.line) || source.written.has(end.line)
      ? undefined
      : { from: toFileOffset(source, start), to: toFileOffset(source, end), ...rest }
  })
  return fix.length > 0 && fix.every((one) => one !== undefined) ? fix : undefined
}

export function toDiagnostic(
  source: Source,
  { span, hint, replacement, isEcho: _, isRename: __, edits, ...diagnostic }: SpanDiagnostic,
): Diagnostic {
  const fix = toFileEdits(source, edits ?? toReplacement(source, span, replacement))
  return {
    ...diagnostic,
    ...(hint ? { hint } : {}),
    ...(fix ? { fix } : {}),
    severity: warnings.has(diagnostic.code) ? 'warning' : 'error',
    file: source.file,
    range: toRange(source, span),
  }
}

export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return [...diagnostics]
    .sort(
      ({ range: a, code }, { range: b, code: other }) =>
        a.start.line - b.start.line || a.start.column - b.start.column || code.localeCompare(other),
    )
    .filter(({ code, range, message }) => {
      const { start, end } = range
      const key = `${code} ${start.line}:${start.column} ${end.line}:${end.column} ${message}`
      return !seen.has(key) && seen.add(key)
    })
}
