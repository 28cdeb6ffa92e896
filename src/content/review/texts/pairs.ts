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

/** `a)`, `1)` and `:)`. */
const ALONE = /(?:^|[\s(])[\p{L}\d]{1,2}\)|[:;]-?[()]/gu

export const checkPairs: TextRule = (text) => {
  if (!/[()[\]“”„«»"]/.test(text)) return undefined
  const alone = new Set(
    [...text.matchAll(ALONE)].map(({ 0: all, index }) => index + all.length - 1),
  )
  return checkBrackets(text, alone) ?? checkGuillemets(text) ?? checkStraightQuote(text)
}

/** « and » open or close depending on the language, so only a single one is wrong. */
function checkGuillemets(text: string): TextFinding | undefined {
  const [first, second] = [...text.matchAll(/[«»]/g)]
  if (!first || second) return undefined
  const { 0: sign, index } = first
  // Breadcrumbs such as `Home » Prices`, and quotes over several paragraphs, which close in the last one.
  if (index === 0 || /\s.\s|\s.$/.test(text.slice(index - 1, index + 2))) return undefined
  const other = sign === '«' ? '»' : '«'
  return { message: unclosed(sign, other), part: [index, index + 1] }
}

function checkBrackets(text: string, alone: ReadonlySet<number>): TextFinding | undefined {
  const open: number[] = []
  // „…“ and “…” share a character. Skip texts that mix them.
  const isGerman = text.includes('„')
  // Swedish and Finnish use ”…”.
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
  // A quote over several paragraphs opens in each and closes in the last one.
  const at = open.find((index) => index > 0 || !/[“„]/.test(text.charAt(index)))
  if (at === undefined) return undefined
  const sign = text.charAt(at)
  return { message: unclosed(sign, CLOSING[sign] ?? ''), part: [at, at + 1] }
}

/** Before a word only: after a number, the quote means inches. */
function checkStraightQuote(text: string): TextFinding | undefined {
  const [first, second] = [...text.matchAll(/"/g)]
  if (!first || second) return undefined
  const { index } = first
  if (!/(^|[\s(])"\p{L}/u.test(text.slice(Math.max(0, index - 1), index + 2))) return undefined
  return { message: unclosed('"', '"'), part: [index, index + 1] }
}
