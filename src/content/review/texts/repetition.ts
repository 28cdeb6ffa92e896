import { sentenceTwice, signTwice, wordTwice } from '../../diagnostics/text-messages.ts'
import { createTextRule } from './text-rule.ts'

/** Excludes words that may repeat: `that that`, `had had`, `log in in`. */
const WORD =
  /(?<![\p{L}'’-])(the|an?|and|of|to|for|with|from|or|but|our|your|its|their|we|are|at|by|not|this|und|mit|für|von|zu|oder|ein|eine|et|les|des|dans|avec|pour) \1(?![\p{L}'’-])/iu

/** Two dots may be part of an ellipsis or a relative path. */
const SIGN = /(?<=[\p{L}\p{N})])(?:([,;]) ?\1(?!\1)|\.\.(?=$| \p{Lu}))/u

/** Shorter sentences may be repeated on purpose. */
const MIN_LENGTH = 25

const WORDS = /(?:\p{L}{2,}\P{L}+){4}/u

export const repetition = createTextRule('text/twice', (text) => {
  const word = WORD.exec(text)
  if (word?.[1]) {
    const [all, one] = word
    // `A a` may be a letter and a word.
    if (one.length > 1 || all === `${one} ${one}`)
      return { message: wordTwice(one), part: [word.index, word.index + all.length], insert: one }
  }
  const sign = SIGN.exec(text)
  if (sign) {
    const { 0: all, index } = sign
    const one = all.charAt(0)
    return { message: signTwice(one), part: [index, index + all.length], insert: one }
  }
  const isLong = text.length > 2 * MIN_LENGTH && WORDS.test(text.replace(/\{[^{}]*\}/g, ''))
  return isLong ? (checkHalves(text) ?? checkSentences(text)) : undefined
})

function checkHalves(text: string) {
  const middle = Math.floor(text.length / 2)
  const second = text.length - middle
  if (text.slice(0, middle) !== text.slice(second)) return undefined
  if (!/^\s?$/.test(text.slice(middle, second))) return undefined
  return { message: sentenceTwice(), part: [middle, text.length], insert: '' } as const
}

function checkSentences(text: string) {
  const seen = new Set<string>()
  for (const { 0: written, index } of text.matchAll(/[^.!?]+[.!?]+\s*/g)) {
    const one = written.trim().toLowerCase()
    if (one.length >= MIN_LENGTH && seen.has(one)) {
      const end = index + written.length
      return { message: sentenceTwice(), part: [index, end], insert: '' } as const
    }
    seen.add(one)
  }
  return undefined
}
