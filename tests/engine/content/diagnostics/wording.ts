import type { Diagnostic } from '../../../../src/content/model.ts'

export const JARGON = /\b(scalars?|nodes?|tokens?|undefined|null|objects?|strings?|arrays?|NaN)\b/i

/** Removes quotations of the file. */
const removeQuotations = (text: string): string => text.replace(/"[^"]*"|\{[^{}]*\}/g, '…')

/** An empty value in a template. */
const GAP = / {2}|\(\)| is ,|[,:] [,.]/

/** Faults in the wording of diagnostics, which must not mention their own line. */
export const wordingFaults = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.flatMap((one) => [
    ...findWordingFaults(one),
    ...(one.message.includes(`line ${one.range.start.line}.`) ? [`own line: ${one.message}`] : []),
  ])

export function findWordingFaults({
  message,
  hint,
}: {
  message: string
  hint?: string | undefined
}): string[] {
  const texts = hint === undefined ? [message] : [message, hint]
  return [
    ...texts.filter((text) => JARGON.test(removeQuotations(text))).map((text) => `jargon: ${text}`),
    ...texts.filter((text) => text !== text.trim() || text === '').map((text) => `blanks: ${text}`),
    ...texts.filter((text) => GAP.test(removeQuotations(text))).map((text) => `gap: ${text}`),
    ...(/[.?]$/.test(message) ? [] : [`no sentence: ${message}`]),
    ...(/^(\p{Lu}|")/u.test(message) ? [] : [`no capital: ${message}`]),
    ...(/\b(column|offset|position)\b|\b\d+:\d+\b/.test(removeQuotations(message))
      ? [`place: ${message}`]
      : []),
  ]
}
