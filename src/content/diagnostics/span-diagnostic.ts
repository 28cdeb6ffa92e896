import type { Diagnostic, Edit, Path } from '../model.ts'
import { minimizeEdit } from '../splices.ts'
import { type DiagnosticCode, warnings } from './catalogue.ts'
import { type Source, type Span, toFileOffset, toRange } from './position.ts'
import { quoteLike } from './quoting.ts'

/** What a diagnostic says, wherever it stands. */
export interface Message {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint?: string | undefined
  /** What was meant in place of the whole value or key that this is about, where that is certain. */
  readonly replacement?: string | undefined
}

/** A message with its place in offsets: the form that the compiler works with inside. */
export interface SpanDiagnostic extends Message {
  readonly span: Span
  readonly path: Path
  /** Whether it comes of the same mistake as the diagnostic before it. */
  readonly isEcho?: boolean
  /** What mends it without asking anybody, in order. */
  readonly edits?: readonly SpanEdit[]
}

/** What takes the place of a stretch of the text. */
export interface SpanEdit {
  readonly span: Span
  readonly insert: string
}

/** Writes what was meant in place of a whole value or key, in the quotes that stand there. */
function meantIn({ text }: Source, span: Span, meant: string | undefined): SpanEdit[] {
  if (meant === undefined) return []
  const written = text.slice(span.start, span.end)
  // What goes over several lines is no word.
  return written.includes('\n') ? [] : [{ span, insert: quoteLike(written, meant) }]
}

/** Edits of the file itself; none where a line of the text is not as it stands in the file. */
function fixOf(source: Source, edits: readonly SpanEdit[]): readonly Edit[] | undefined {
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

/** The outward form of a diagnostic, with lines and columns. */
export function toDiagnostic(
  source: Source,
  { span, hint, replacement, isEcho: _, edits, ...diagnostic }: SpanDiagnostic,
): Diagnostic {
  const fix = fixOf(source, edits ?? meantIn(source, span, replacement))
  return {
    ...diagnostic,
    ...(hint ? { hint } : {}),
    ...(fix ? { fix } : {}),
    severity: warnings.has(diagnostic.code) ? 'warning' : 'error',
    file: source.file,
    range: toRange(source, span),
  }
}

/** Diagnostics in the order of the file, each said once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return [...diagnostics]
    .sort(
      ({ range: a, code }, { range: b, code: other }) =>
        a.start.line - b.start.line || a.start.column - b.start.column || code.localeCompare(other),
    )
    .filter(({ code, range, message }) => {
      const key = JSON.stringify([code, range, message])
      return !seen.has(key) && seen.add(key)
    })
}
