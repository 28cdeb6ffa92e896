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

/**
 * Finds text that YAML accepts but would cut or change without a word.
 * @param isEntry whether it is an entry of a list
 */
export function findSilentLoss(
  node: Scalar,
  text: string,
  span: Span,
  isEntry: boolean,
): Loss | undefined {
  if (node.type !== 'PLAIN') return undefined
  if (node.value === null && !node.source) return cutOffText(text, span) ?? commentAlone(text, span)
  const written = text.slice(span.start, span.end)
  return (
    cutOffText(text, span) ??
    quotedWithCurls(written, span) ??
    closedOnly(written, span) ??
    swallowedItem(written, text, span, isEntry) ??
    oddEdgeOf(written, span)
  )
}

/** `headline: # Our work`: all of the value is a comment. Behind two spaces it stood beside a value that is gone. */
function commentAlone(text: string, { end }: Span): Loss | undefined {
  const [, comment] = /^[ \t]*(#.*\S)/.exec(restOfLine(text, end)) ?? []
  if (comment === undefined || !/\p{L}/u.test(comment)) return undefined
  const start = text.indexOf('#', end)
  if (/^[ \t]{2}$/.test(text.slice(start - 2, start))) return undefined
  return { ...cutOff(shortened(comment)), span: { start, end: start + comment.length } }
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf('\n', from)
  return text.slice(from, end === -1 ? text.length : end)
}

const shortened = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text)

const ODD_EDGE = new RegExp(`^[${ODD_SPACES}]|[${ODD_SPACES}]$`)

/** Where the first odd space at the beginning or end of a text stands. */
export const findOddEdge = (written: string): number | undefined => ODD_EDGE.exec(written)?.index

function oddEdgeOf(written: string, { start }: Span): Loss | undefined {
  const at = findOddEdge(written)
  if (at === undefined) return undefined
  return { ...oddSpace(written.slice(at)), span: { start: start + at, end: start + at + 1 } }
}

/** `We are #1 in town`, `#1F3BFF`: a # directly before a word is rarely meant as a comment. */
function cutOffText(text: string, { end }: Span): Loss | undefined {
  const rest = restOfLine(text, end).trimEnd()
  const comment = /^\s*(#[^\s#].*)$/.exec(rest)?.[1]
  const start = end + rest.indexOf('#')
  if (comment === undefined) return undefined
  return { ...cutOff(shortened(comment)), span: { start, end: start + comment.length } }
}

/** `Hello"`: the only quote ends the value. */
function closedOnly(written: string, { end }: Span): Loss | undefined {
  return /^[^"]*[^"\s]"$/.test(written)
    ? { ...unopenedQuote(), span: { start: end - 1, end } }
    : undefined
}

/** `“Hello”`: curly quotes around a whole value. */
function quotedWithCurls(written: string, span: Span): Loss | undefined {
  return /^[“”„‟«]/.test(written) || /^[‘’‚].*[’‘]$/.test(written)
    ? { ...curlyQuotes(), span: { start: span.start, end: span.start + 1 } }
    : undefined
}

/** Signs at the beginning of a line, before a space of any kind, that stand for nothing but an entry of a list. */
const BULLET = new RegExp(
  `^(?:[*•◦‣⁃∙·▪▫■□▸►●○◆◇★☆✓✔➔➤→⇒-]|[a-z]\\)|\\d{1,2}\\))[ ${ODD_SPACES}]`,
  'u',
)

/** Signs that may also stand in the middle of a sentence that goes on in the next line. */
const PERHAPS = new RegExp(`^(?:[–—−]|\\d{1,2}\\.)[ ${ODD_SPACES}]`, 'u')

/**
 * Items of a list that are indented further than the one above become part of its text.
 * One of them stands too far to the right; several are right, and the one above is too far left.
 */
function swallowedItem(
  written: string,
  text: string,
  { start }: Span,
  isEntry: boolean,
): Loss | undefined {
  if (!written.includes('\n')) return undefined
  const all = [...written.matchAll(/(?<=\n[ \t]*)\S.*/g)]
  // A sentence with a hyphen in it may be folded before that; only in a list does the next line look like an entry.
  const isText = !isEntry && !written.startsWith('-')
  const isProse = (line: string) => isText && line.startsWith('- ')
  const items = all.filter(
    ({ 0: line }) => !isProse(line) && (BULLET.test(line) || isItem(line, written, all.length)),
  )
  const [first, second] = items
  if (!first) return undefined
  const sign = isEntry ? undefined : signOf(written)
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

/** What a text begins with that is no hyphen and space, if its lines are entries of a list. */
function signOf(written: string): Message | undefined {
  if (written.startsWith('-')) return spaceAfterHyphen(written.slice(1))
  return BULLET.test(written) || PERHAPS.test(written)
    ? bullet(/^\S+?(?=\s)/.exec(written)?.[0] ?? '')
    : undefined
}

/**
 * Whether a line with a dash or a number begins like the text above it, or like all the lines below that: a sentence
 * that goes on begins with a small letter where the text began with a capital one.
 */
function isItem(line: string, written: string, lines: number): boolean {
  if (!PERHAPS.test(line)) return false
  const all = written.split('\n').slice(1)
  if (lines > 1 && all.every((one) => PERHAPS.test(one.trimStart()))) return true
  const begins = (text: string) => /\p{Ll}/u.test(/[\p{L}\p{N}]/u.exec(text)?.[0] ?? '')
  return !/^\d/.test(line) && begins(line) === begins(written)
}
