import type { Scalar } from 'yaml'
import type { Span } from '../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import {
  bullet,
  curlyQuotes,
  cutOff,
  indentation,
  ODD_SPACES,
  oddSpace,
  runTogetherEntry,
  spaceAfterHyphen,
  unopenedQuote,
} from '../diagnostics/yaml-messages.ts'

type Loss = Omit<SpanDiagnostic, 'path'>

export function findSilentLoss(
  node: Scalar,
  text: string,
  span: Span,
  isEntry: boolean,
): Loss | undefined {
  if (node.type !== 'PLAIN') return undefined
  if (node.value === null && !node.source)
    return findCutOffText(text, span) ?? findCommentValue(text, span)
  const written = text.slice(span.start, span.end)
  return (
    findCutOffText(text, span) ??
    findCurlyQuotes(written, span) ??
    findClosingQuoteOnly(written, span) ??
    findSwallowedItem(written, text, span, isEntry) ??
    checkEdges(written, span)
  )
}

/** `headline: # Our work`: the whole value is a comment. After two spaces, it is an ordinary comment. */
function findCommentValue(text: string, { end }: Span): Loss | undefined {
  const [, comment] = /^[ \t]*(#.*\S)/.exec(getRestOfLine(text, end)) ?? []
  if (comment === undefined || !/\p{L}/u.test(comment)) return undefined
  const start = text.indexOf('#', end)
  if (/^[ \t]{2}$/.test(text.slice(start - 2, start))) return undefined
  return { ...cutOff(truncate(comment)), span: { start, end: start + comment.length } }
}

function getRestOfLine(text: string, from: number): string {
  const end = text.indexOf('\n', from)
  return text.slice(from, end === -1 ? text.length : end)
}

const truncate = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text)

const ODD_EDGE = new RegExp(`^[${ODD_SPACES}]|[${ODD_SPACES}]$`)

export const findOddEdge = (written: string): number | undefined => ODD_EDGE.exec(written)?.index

function checkEdges(written: string, { start }: Span): Loss | undefined {
  const at = findOddEdge(written)
  if (at === undefined) return undefined
  return { ...oddSpace(written.slice(at)), span: { start: start + at, end: start + at + 1 } }
}

/** `We are #1 in town`, `#1F3BFF`: a # directly before a word is rarely a comment. */
function findCutOffText(text: string, { end }: Span): Loss | undefined {
  const rest = getRestOfLine(text, end).trimEnd()
  const comment = /^\s*(#[^\s#].*)$/.exec(rest)?.[1]
  const start = end + rest.indexOf('#')
  if (comment === undefined) return undefined
  return { ...cutOff(truncate(comment)), span: { start, end: start + comment.length } }
}

function findClosingQuoteOnly(written: string, { end }: Span): Loss | undefined {
  return /^[^"]*[^"\s]"$/.test(written)
    ? { ...unopenedQuote(), span: { start: end - 1, end } }
    : undefined
}

function findCurlyQuotes(written: string, span: Span): Loss | undefined {
  return /^[“”„‟«]/.test(written) || /^[‘’‚].*[’‘]$/.test(written)
    ? { ...curlyQuotes(), span: { start: span.start, end: span.start + 1 } }
    : undefined
}

const BULLET = new RegExp(
  `^(?:[*•◦‣⁃∙·▪▫■□▸►●○◆◇★☆✓✔➔➤→⇒-]|[a-z]\\)|\\d{1,2}\\))[ ${ODD_SPACES}]`,
  'u',
)

/** Signs that may also occur in a sentence that continues on the next line. */
const POSSIBLE_BULLET = new RegExp(`^(?:[–—−]|\\d{1,2}\\.)[ ${ODD_SPACES}]`, 'u')

/** `-Word`, `–Word`: a bullet without the space after it. */
const GLUED_BULLET = /^[-–]\p{L}/u

/** One swallowed item is too far right. If there are several, the text above is too far left. */
function findSwallowedItem(
  written: string,
  text: string,
  { start }: Span,
  isEntry: boolean,
): Loss | undefined {
  if (!written.includes('\n')) return undefined
  const all = [...written.matchAll(/(?<=\n[ \t]*)\S.*/g)]
  // A sentence may be folded before a hyphen. Only in a list does the next line look like an entry.
  const isText = !isEntry && !written.startsWith('-')
  const isProse = (line: string) => isText && line.startsWith('- ')
  const items = all.filter(
    ({ 0: line }) =>
      !isProse(line) &&
      (BULLET.test(line) ||
        isItem(line, written, all.length) ||
        ((isEntry || /^[-–]/.test(written)) &&
          GLUED_BULLET.test(line) &&
          startsAlike(line, written))),
  )
  const [first, second] = items
  if (!first) return undefined
  const sign = isEntry ? undefined : checkBullet(written)
  if (sign) return { ...sign, span: { start, end: start + 1 } }
  const isHyphen = items.every(({ 0: line }) => /^[-•*] /.test(line))
  if (isEntry && isHyphen && second) {
    return { ...indentation(), span: { start, end: start + written.search(/\r?\n/) } }
  }
  const from = start + first.index
  const span = { start: from, end: from + first[0].trimEnd().length }
  if (isEntry && isHyphen) return { ...indentation(), span }
  const lineStart = text.lastIndexOf('\n', start) + 1
  const column = isEntry ? text.slice(lineStart).search(/\S/) : undefined
  return { ...runTogetherEntry(column), span }
}

function checkBullet(written: string): Message | undefined {
  if (written.startsWith('-')) return spaceAfterHyphen(written.slice(1))
  return BULLET.test(written) || POSSIBLE_BULLET.test(written)
    ? bullet(/^\S+?(?=\s)/.exec(written)?.[0] ?? '')
    : undefined
}

/** An item starts in the same case as the text above, or all lines below start like it. */
function isItem(line: string, written: string, lines: number): boolean {
  if (!POSSIBLE_BULLET.test(line)) return false
  const all = written.split('\n').slice(1)
  if (lines > 1 && all.every((one) => POSSIBLE_BULLET.test(one.trimStart()))) return true
  return !/^\d/.test(line) && startsAlike(line, written)
}

function startsAlike(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) =>
    /\p{Ll}/u.test(/[\p{L}\p{N}]/u.exec(text)?.[0] ?? ''),
  )
  return first === second
}
