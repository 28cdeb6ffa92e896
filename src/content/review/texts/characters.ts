import { garbled, hiddenSign, noBreakSpaces } from '../../diagnostics/text-messages.ts'
import { createTextRule } from './text-rule.ts'

/** Soft hyphens and direction marks. Right-to-left scripts need the latter. */
const HIDDEN = /[\u00ad\u200e\u200f]/

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc]/

export const hiddenCharacters = createTextRule('text/hidden-sign', (text) => {
  const sign = HIDDEN.exec(text)
  if (!sign || FROM_RIGHT.test(text)) return undefined
  return { message: hiddenSign(sign[0]), part: [sign.index, sign.index + 1], insert: '' }
})

const MIN_PARTS = 4
const MIN_WORDS = 3

export const joinedWords = createTextRule('text/hidden-sign', (text) => {
  const parts = text.split('\u00a0')
  if (parts.length < MIN_PARTS || text.includes(' ')) return undefined
  if (parts.filter((part) => /\p{L}{2}/u.test(part)).length < MIN_WORDS) return undefined
  return { message: noBreakSpaces(text.replaceAll('\u00a0', ' ')), part: [0, text.length] }
})

/** Windows-1252 characters for the bytes 80 to 9F; a dot for unassigned ones. */
const OLD = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/** `Ã¼` and `â€™`: UTF-8 read as Windows-1252. */
const GARBLED =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

export const garbledCharacters = createTextRule('text/garbled', (text) => {
  if (!/[ÂÃâ]/.test(text)) return undefined
  const all = [...text.matchAll(GARBLED)]
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return undefined
  const [from, to] = [first.index, last.index + last[0].length]
  const letters = text.slice(from, to).replace(GARBLED, decode)
  return { message: garbled(first[0], decode(first[0])), part: [from, to], insert: letters }
})

function decode(signs: string): string {
  const bytes = [...signs].map((sign) => {
    const at = OLD.indexOf(sign)
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at
  })
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
