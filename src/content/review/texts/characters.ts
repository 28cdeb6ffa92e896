import { garbled, hiddenSign } from '../../diagnostics/text-messages.ts'
import type { TextRule } from './text-rule.ts'

/** Soft hyphens and marks of direction, which programs for texts put in. Scripts from right to left need them. */
const HIDDEN = /[\u00ad\u200e\u200f]/

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** A sign that nobody sees. */
export const checkHiddenCharacters: TextRule = (text) => {
  const sign = HIDDEN.exec(text)
  if (!sign || FROM_RIGHT.test(text)) return undefined
  return { message: hiddenSign(sign[0]), part: [sign.index, sign.index + 1], insert: '' }
}

/** The signs that an old encoding of western languages has at the places from 80 to 9F; a point where it has none. */
const OLD = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/** `Ã¼` and `â€™`: two or three signs that were one. */
const GARBLED =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** Letters that were read in another encoding than they were written in. */
export const checkEncoding: TextRule = (text) => {
  if (!/[ÂÃâ]/.test(text)) return undefined
  const all = [...text.matchAll(GARBLED)]
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return undefined
  const [from, to] = [first.index, last.index + last[0].length]
  const letters = text.slice(from, to).replace(GARBLED, decoded)
  return { message: garbled(first[0], decoded(first[0])), part: [from, to], insert: letters }
}

function decoded(signs: string): string {
  const bytes = [...signs].map((sign) => {
    const at = OLD.indexOf(sign)
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at
  })
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
