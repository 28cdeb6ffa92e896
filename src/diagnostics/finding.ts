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
}

/** The outward form of a finding, with lines and columns. */
export function diagnosticOf(source: Source, { span, hint, ...finding }: Finding): Diagnostic {
  return {
    ...finding,
    ...(hint ? { hint } : {}),
    severity: warnings.has(finding.code) ? 'warning' : 'error',
    file: source.file,
    range: rangeOf(source, span),
  }
}

/** Findings in the order of the file, each said once. */
export function tidy(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return [...findings]
    .sort((a, b) => a.span.start - b.span.start || a.code.localeCompare(b.code))
    .filter(({ code, span, message }) => {
      const key = `${code} ${span.start} ${span.end} ${message}`
      return !seen.has(key) && seen.add(key)
    })
}
