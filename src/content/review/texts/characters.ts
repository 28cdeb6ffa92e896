import { garbled, hiddenSign, joinedWords } from '../../diagnostics/text-messages.ts'
import type { TextRule } from './text-rule.ts'

/** Soft hyphens and direction marks. Right-to-left scripts need the latter. */
const HIDDEN = /[\u00ad\u200e\u200f]/

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc]/

export const checkHiddenCharacters: TextRule = (text) => {
  const sign = HIDDEN.exec(text)
  if (!sign || FROM_RIGHT.test(text)) return undefined
  return { message: hiddenSign(sign[0]), part: [sign.index, sign.index + 1], insert: '' }
}

/** A text whose words are all joined by no-break spaces. */
export const checkSpaces: TextRule = (text) => {
  const words = text.split('\u00a0').length
  if (words < MIN_JOINED || text.includes(' ')) return undefined
  const part = [text.indexOf('\u00a0'), text.lastIndexOf('\u00a0') + 1] as const
  return { message: joinedWords(), part, insert: text.slice(...part).replaceAll('\u00a0', ' ') }
}

const MIN_JOINED = 4

/** Windows-1252 characters for the bytes 80 to 9F; a dot for unassigned ones. */
const OLD = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/** `Ã¼` and `â€™`: UTF-8 read as Windows-1252. */
const GARBLED =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

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
