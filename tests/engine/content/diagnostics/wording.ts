import type { Diagnostic } from '../../../../src/content/model.ts'

export const JARGON = /\b(scalars?|nodes?|tokens?|undefined|null|objects?|strings?|arrays?|NaN)\b/i

/** The words of the project itself: what is quoted from the file may be anything. */
const ownWords = (text: string): string => text.replace(/"[^"]*"|\{[^{}]*\}/g, '…')

/** Where a word was to be filled in and none came. */
const GAP = / {2}|\(\)| is ,|[,:] [,.]/

/** What is wrong with the words of diagnostics; a message need not name the line that it stands on. */
export const wordingFaults = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.flatMap((one) => [
    ...faultsOf(one),
    ...(one.message.includes(`line ${one.range.start.line}.`) ? [`own line: ${one.message}`] : []),
  ])

export type Told = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** What is wrong with the words of a diagnostic. */
export function faultsOf({ message, hint }: Told): string[] {
  const texts = hint === undefined ? [message] : [message, hint]
  return [
    ...texts.filter((text) => JARGON.test(ownWords(text))).map((text) => `jargon: ${text}`),
    ...texts.filter((text) => text !== text.trim() || text === '').map((text) => `blanks: ${text}`),
    ...texts.filter((text) => GAP.test(ownWords(text))).map((text) => `gap: ${text}`),
    ...(/[.?]$/.test(message) ? [] : [`no sentence: ${message}`]),
    ...(/^(\p{Lu}|")/u.test(message) ? [] : [`no capital: ${message}`]),
    ...(/\b(column|offset|position)\b|\b\d+:\d+\b/.test(ownWords(message))
      ? [`place: ${message}`]
      : []),
  ]
}
