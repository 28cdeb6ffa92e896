import { unclosed, unopened } from '../../diagnostics/text-messages.ts'
import type { TextFinding, TextRule } from './text-rule.ts'

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '“': '”',
  '„': '“',
  '«': '»',
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' }

/** `a)`, `1)` and `:)`, whose bracket closes nothing. */
const ALONE = /(?:^|[\s(])[\p{L}\d]{1,2}\)|[:;]-?[()]/gu

/** A bracket or a quotation mark without its partner. */
export const checkPairs: TextRule = (text) => {
  if (!/[()[\]“”„«»"]/.test(text)) return undefined
  const alone = new Set(
    [...text.matchAll(ALONE)].map(({ 0: all, index }) => index + all.length - 1),
  )
  return unmatched(text, alone) ?? guillemet(text) ?? straight(text)
}

/** The only « or » of a text. They open and close in either order, by language, so only one alone is wrong. */
function guillemet(text: string): TextFinding | undefined {
  const [first, second] = [...text.matchAll(/[«»]/g)]
  if (!first || second) return undefined
  const { 0: sign, index } = first
  // A path such as `Home » Prices`, and a quotation of several paragraphs, which closes in the last.
  if (index === 0 || /\s.\s|\s.$/.test(text.slice(index - 1, index + 2))) return undefined
  const other = sign === '«' ? '»' : '«'
  return { message: unclosed(sign, other), part: [index, index + 1] }
}

function unmatched(text: string, alone: ReadonlySet<number>): TextFinding | undefined {
  const open: number[] = []
  // „…“ and “…” share a sign; texts with other pairs as well are left to their authors.
  const isGerman = text.includes('„')
  // ”…”, as Swedes and Finns quote.
  const isSame = !/[“„]/.test(text) && (text.match(/”/g)?.length ?? 0) % 2 === 0
  for (const { 0: sign, index } of text.matchAll(/[()[\]“”„«]/g)) {
    if (sign === '«') return undefined
    if (sign === '”' && isSame) continue
    const last = text.charAt(open.at(-1) ?? -1)
    if (last !== '' && (CLOSING[last] === sign || (last === '„' && sign === '”'))) open.pop()
    else if (sign === '“' && isGerman) return undefined
    else if (sign in CLOSING) open.push(index)
    else if (!alone.has(index)) {
      const opening = OPENING[sign] ?? ''
      return { message: unopened(sign, opening), part: [index, index + 1] }
    }
  }
  // A quotation of several paragraphs opens in each of them, and closes in the last.
  const at = open.find((index) => index > 0 || !/[“„]/.test(text.charAt(index)))
  if (at === undefined) return undefined
  const sign = text.charAt(at)
  return { message: unclosed(sign, CLOSING[sign] ?? ''), part: [at, at + 1] }
}

/** One straight quotation mark before a word. Behind a number it stands for inches. */
function straight(text: string): TextFinding | undefined {
  const [first, second] = [...text.matchAll(/"/g)]
  if (!first || second) return undefined
  const { index } = first
  if (!/(^|[\s(])"\p{L}/u.test(text.slice(Math.max(0, index - 1), index + 2))) return undefined
  return { message: unclosed('"', '"'), part: [index, index + 1] }
}
