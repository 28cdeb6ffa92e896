import type { Diagnostic, Path } from '../model.ts'
import { type DiagnosticCode, warnings } from './catalogue.ts'
import { rangeOf, type Source, type Span } from './position.ts'

/** What a finding says, wherever it stands. */
export interface Note {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint?: string | undefined
}

/** A note with its place in offsets: the form that the compiler works with inside. */
export interface Finding extends Note {
  readonly span: Span
  readonly path: Path
  /** Whether it comes of the same mistake as the finding before it. */
  readonly isEcho?: boolean
}

/** The outward form of a finding, with lines and columns. */
export function diagnosticOf(
  source: Source,
  { span, hint, isEcho: _, ...finding }: Finding,
): Diagnostic {
  return {
    ...finding,
    ...(hint ? { hint } : {}),
    severity: warnings.has(finding.code) ? 'warning' : 'error',
    file: source.file,
    range: rangeOf(source, span),
  }
}

/** Findings in the order of the file, each said once. */
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
