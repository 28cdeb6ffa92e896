import type { Diagnostic, Path } from '../model.ts'
import { type DiagnosticCode, warnings } from './catalogue.ts'
import { rangeOf, type Source, type Span } from './position.ts'

/** What a diagnostic says, wherever it stands. */
export interface Message {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint?: string | undefined
  /** What was meant in place of the whole value or key that this is about, where that is certain. */
  readonly meant?: string | undefined
}

/** A message with its place in offsets: the form that the compiler works with inside. */
export interface SpanDiagnostic extends Message {
  readonly span: Span
  readonly path: Path
  /** Whether it comes of the same mistake as the diagnostic before it. */
  readonly isEcho?: boolean
  /** What to write in place of the span, where that is certain. */
  readonly insert?: string
}

/** The outward form of a diagnostic, with lines and columns. */
export function diagnosticOf(
  source: Source,
  { span, hint, meant: _, isEcho: __, insert: ___, ...diagnostic }: SpanDiagnostic,
): Diagnostic {
  return {
    ...diagnostic,
    ...(hint ? { hint } : {}),
    severity: warnings.has(diagnostic.code) ? 'warning' : 'error',
    file: source.file,
    range: rangeOf(source, span),
  }
}

/** Diagnostics in the order of the file, each said once. */
export function tidy(diagnostics: readonly Diagnostic[]): Diagnostic[] {
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
