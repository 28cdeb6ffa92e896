import { capitals } from '../../diagnostics/text-messages.ts'
import type { Look } from './remark.ts'

const LEAST_LETTERS = 24
const LEAST_WORDS = 4

/** A whole text in capitals. Short ones are names and labels. */
export const shouting: Look = (text) => {
  if (text.length < LEAST_LETTERS || /\p{Ll}/u.test(text.replace(/\{[^{}]*\}/g, '')))
    return undefined
  const letters = text.match(/\p{Lu}/gu)?.length ?? 0
  const words = text.match(/\p{Lu}{2,}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS || words < LEAST_WORDS) return undefined
  return { message: capitals(), part: [0, text.length] }
}
