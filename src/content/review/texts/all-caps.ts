import { capitals } from '../../diagnostics/text-messages.ts'
import type { TextRule } from './text-rule.ts'

const LEAST_LETTERS = 16
const LEAST_WORDS = 3

/** A whole text in capitals, or all but its first letter. Short ones are names and labels. */
export const isAllCaps: TextRule = (text) => {
  const words = text.replace(/\{[^{}]*\}/g, '').replace(/^\P{L}*\p{Ll}(?=\p{Lu}{2})/u, '')
  // Numbers of accounts have words of capitals.
  if (words.length < LEAST_LETTERS || /\d{4} \d{4}/.test(words) || /\p{Ll}/u.test(words))
    return undefined
  const letters = words.match(/\p{Lu}/gu)?.length ?? 0
  const long = words.match(/\p{Lu}{2,}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS || long < LEAST_WORDS) return undefined
  return { message: capitals(), part: [0, text.length] }
}
