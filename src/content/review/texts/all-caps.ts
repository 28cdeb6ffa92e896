import { capitals } from '../../diagnostics/text-messages.ts'
import { createTextRule } from './text-rule.ts'

const MIN_LETTERS = 16
const MIN_WORDS = 3

export const allCaps = createTextRule('text/capitals', (text) => {
  const words = text.replace(/\{[^{}]*\}/g, '').replace(/^\P{L}*\p{Ll}(?=\p{Lu}{2})/u, '')
  // Bank account numbers contain capitals.
  if (words.length < MIN_LETTERS || /\d{4} \d{4}/.test(words) || /\p{Ll}/u.test(words))
    return undefined
  const letters = words.match(/\p{Lu}/gu)?.length ?? 0
  const long = words.match(/\p{Lu}{2,}/gu)?.length ?? 0
  if (letters < MIN_LETTERS || long < MIN_WORDS) return undefined
  return { message: capitals(), part: [0, text.length] }
})
