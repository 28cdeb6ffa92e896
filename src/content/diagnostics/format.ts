import type { Diagnostic } from '../model.ts'
import { formatCodeFrame } from './code-frame.ts'
import type { Source } from './position.ts'

/** `site.yaml:12:5`, which terminals and editors turn into a link. */
export const formatLocation = ({ file, range }: Diagnostic): string =>
  `${file}:${range.start.line}:${range.start.column}`

export function formatDiagnostic(source: Source, diagnostic: Diagnostic): string {
  const { severity, message, hint, code, range, file } = diagnostic
  const lines = [
    `${formatLocation(diagnostic)}  ${severity}  ${message}  [${code}]`,
    ...(file === source.file ? [formatCodeFrame(source, range)] : []),
    ...(hint ? [`  ${hint}`] : []),
  ]
  return lines.join('\n')
}

const MAX_SHOWN = 100

/** Shows the last diagnostics, closest to the prompt, and a summary. */
export function formatDiagnostics(source: Source, diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const sum = `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${source.file}`
  const shown = diagnostics.slice(-MAX_SHOWN).map((one) => formatDiagnostic(source, one))
  const more = diagnostics.length > MAX_SHOWN ? [`The last ${MAX_SHOWN} of them are shown.`] : []
  return [...shown, sum, ...more].join('\n\n')
}

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`
