import type { Message } from '../../diagnostics/span-diagnostic.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import {
  findNeighbor,
  getIndent,
  isEmpty,
  isStructure,
  type Lines,
  type Repair,
  rewriteLine,
  splice,
  splitLine,
} from './repair.ts'

export function createPunctuationRepairs(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  return [
    ...addComma(lines, at),
    ...addSpaceAfterColon(line, at),
    ...quoteValues(line, at),
    ...closeFoldedQuote(lines, at),
    ...addColon(line, at),
    ...openBracket(line, at),
    ...fixClosers(line.trimEnd(), at),
  ]
}

const NAME = String.raw`([ \t]*(?:-[ \t]+)*)([A-Za-z][\w-]*)`
const GLUED = new RegExp(`^${NAME}:([^ \\t].*)$`)
const WITHOUT_COLON = new RegExp(`^${NAME}([ \\t]*[=;,：][ \\t]*|[ \\t]+|$)(.*)$`)
const ODD_SPACES = new RegExp(`^[${messages.ODD_SPACES}]+`)

/** `key:value`, also with a no-break space. */
function addSpaceAfterColon(line: string, at: number): Repair[] {
  const [, lead = '', key, value = ''] = GLUED.exec(line) ?? []
  if (key === undefined) return []
  const text = `${lead}${key}: ${value.replace(ODD_SPACES, '')}`
  return [rewriteLine(at, text, messages.missingSpace(value), [lead.length + key.length])]
}

/** `key value`, `key = value`, and `key` alone. */
function addColon(line: string, at: number): Repair[] {
  const [, lead = '', key, separator = '', value = ''] = WITHOUT_COLON.exec(line) ?? []
  if (key === undefined) return []
  const text = `${lead}${key}: ${value}`.trimEnd()
  const sign = separator.trim()
  const end = lead.length + key.length
  return [
    rewriteLine(
      at,
      text,
      messages.missingColon(sign),
      sign ? [line.indexOf(sign, end)] : [lead.length, end],
    ),
  ]
}

function quoteValues(line: string, at: number): Repair[] {
  const values = findValues(line)
  const apostrophes = values.filter(({ text }) => LEADING_APOSTROPHE.test(text))
  return (apostrophes.length > 0 ? apostrophes : values).flatMap(({ text, from }) => {
    const reason = findQuoteReason(text)
    const quoted = splice(line, from, from + text.length, quote(text))
    return reason ? [rewriteLine(at, quoted, reason.message, [from + reason.at])] : []
  })
}

/** A quoted text without a closing quote that continues on the next line. */
function closeFoldedQuote(lines: Lines, at: number): Repair[] {
  const { lead, key, value } = splitLine(lines[at] ?? '')
  const next = lines[at + 1] ?? ''
  const sign = value.charAt(0)
  if (!/["']/.test(sign) || isEmpty(next) || isStructure(next)) return []
  if (findClosingQuote(value) !== undefined) return []
  const text = lead + key + quote(`${value} ${next.trim()}`)
  const repair = rewriteLine(at, text, messages.unclosedQuote(sign), [lead.length + key.length])
  return [{ ...repair, lines: new Map([...repair.lines, [at + 1, '']]) }]
}

/** The value after the key; in braces, also each part that may be the value of a key there. */
function findValues(line: string): { readonly text: string; readonly from: number }[] {
  const { lead, key, value } = splitLine(line)
  const from = lead.length + key.length
  if (from === 0) return []
  const whole = { text: value, from }
  if (!/^[{[]/.test(value)) return [whole]
  const starts = [...value.matchAll(/(?<=[{,[] *[\w-]+: +)\S|(?<=[,[] *)["']/g)].map(
    ({ index }) => index,
  )
  const ends = [...value.matchAll(/(?=,? +[\w-]+: )|(?=[ }\]]+$)/g)].map(({ index }) => index)
  // An end before its start yields an empty value, which is harmless.
  const parts = starts.flatMap((start) =>
    ends.map((end) => ({ text: value.slice(start, end), from: from + start })),
  )
  return [...parts, whole]
}

/** `'s-Hertogenbosch`, `'t Hooft`, `'90s`, `'Til noon`, without a closing quote or a character to escape. */
const LEADING_APOSTROPHE =
  /^'(?:[a-z]{1,2}[- ]|\d0s\b|(?:tis|twas|til|cause|em|round|bout)\b)[^'"\\]*$/i

function quote(text: string): string {
  if (LEADING_APOSTROPHE.test(text)) return `"${text}"`
  const opened = text.replace(/^["']/, '')
  // Word processors use different opening and closing quotes.
  const isCurly = opened !== text && /^[^“„«‘]*[”“»’]$/.test(opened)
  const bare = isCurly ? opened.slice(0, -1) : opened.replace(/["'],?$/, '')
  return `'${bare.replaceAll("'", "''")}'`
}

/** The reason to quote a value, and its column in the value. */
function findQuoteReason(text: string): { message: Message; at: number } | undefined {
  const first = text.charAt(0)
  if (/[“”„‟«‘’‚]/.test(first)) return { message: messages.curlyQuotes(), at: 0 }
  const comment = /(?<=^|\s)#[^\s#].{0,24}/.exec(text)
  if (comment && !/^["']/.test(text))
    return { message: messages.cutOff(comment[0]), at: comment.index }
  if (first === '"' || first === "'") {
    const close = findClosingQuote(text)
    if (LEADING_APOSTROPHE.test(text)) return { message: messages.leadingApostrophe(text), at: 0 }
    if (close === undefined) return { message: messages.unclosedQuote(first), at: 0 }
    return close + 1 < text.length
      ? { message: messages.textAfterQuote(first, text.slice(close + 1)), at: close }
      : undefined
  }
  if (/[^\s"]"$/.test(text) && text.indexOf('"') === text.length - 1) {
    return { message: messages.unopenedQuote(), at: text.length - 1 }
  }
  if (first === '*' || first === '&') return { message: messages.alias(first), at: 0 }
  if (first === '!') return { message: messages.tag(), at: 0 }
  if (/[@`%|>{}[\],?#-]/.test(first)) return { message: messages.specialStart(first), at: 0 }
  const colon = text.search(/:(\s|$)/)
  return colon === -1 ? undefined : { message: messages.colonInText(), at: colon }
}

function findClosingQuote(text: string): number | undefined {
  const pattern = text.startsWith('"') ? /^"(?:\\.|[^"\\])*"/ : /^'(?:''|[^'])*'/
  const match = pattern.exec(text)
  return match ? match[0].length - 1 : undefined
}

const CLOSER: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** Columns of brackets outside of quotes without a partner on the line. */
function findUnmatched(line: string): { open: number[]; close: number[] } {
  const open: number[] = []
  const close: number[] = []
  for (const { index, 0: sign } of line.matchAll(/"(?:\\.|[^"\\])*"|'[^']*'|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(index)
    else if (sign === '}' || sign === ']') {
      if (CLOSER[line.charAt(open.at(-1) ?? -1)] === sign) open.pop()
      else close.push(index)
    }
  }
  return { open, close }
}

/** `image: src: /a.svg, alt: b }`: adds the opening bracket before the value or between two adjacent keys. */
function openBracket(line: string, at: number): Repair[] {
  const { open, close } = findUnmatched(line)
  const [first] = close
  if (open.length > 0 || first === undefined) return []
  const message = messages.unopenedBracket(line.charAt(first))
  const insert = line.charAt(first) === '}' ? '{ ' : '['
  const adjacent = [...line.matchAll(/(?<=[\w-]+: +)(?=[\w-]+: )/g)].map(({ index }) => index)
  return [...adjacent, splitLine(line).lead.length].map((column) =>
    rewriteLine(at, splice(line, column, column, insert), message, [first]),
  )
}

/** `{ ... ]`, `{ ... }}`: replaces or deletes a closing bracket. */
function fixClosers(line: string, at: number): Repair[] {
  const { open, close } = findUnmatched(line)
  const [first] = open
  const sign = line.charAt(first ?? -1)
  return close.flatMap((column) => {
    const deleted = splice(line, column, column + 1, '')
    const surplus = messages.unopenedBracket(line.charAt(column))
    const repair = rewriteLine(at, deleted, surplus, [column])
    if (first === undefined) return [repair]
    const replaced = splice(line, column, column + 1, CLOSER[sign] ?? '')
    return [rewriteLine(at, replaced, messages.brackets(sign), [first]), repair]
  })
}

/** `{ value: "98%" label: Positive }`, also with a period or semicolon: adds the comma before a key. */
function addComma(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  if (!/[{[]/.test(line)) return []
  return [...line.matchAll(/(?<=[^\s,{[.;])([.;]?)( +[\w-]+)(?=: )/g)].map(
    ({ index, 1: sign = '', 2: key = '' }) =>
      rewriteLine(
        at,
        splice(line, index, index + sign.length, ','),
        messages.missingComma(sign),
        sign ? [index] : [index + 1, index + key.length],
      ),
  )
}

export function addCommaAtEnd(lines: Lines, at: number): Repair[] {
  const line = (lines[at] ?? '').trimEnd()
  const next = findNeighbor(lines, at, 1)
  if (next === undefined || /[,{[]$/.test(line) || /^\s*[}\]]/.test(lines[next] ?? '')) return []
  const from = getIndent(lines[next] ?? '')
  const to = from + (/^[\w-]+/.exec(lines[next]?.slice(from) ?? '')?.[0].length ?? 1)
  return [{ ...rewriteLine(at, `${line},`, messages.missingComma(), [from, to]), line: next }]
}

interface Opening {
  readonly sign: string
  readonly line: number
  readonly column: number
}

export function closeBracketAbove(lines: Lines, at: number, opening: Opening): Repair[] {
  const { sign, line, column } = opening
  const above = findNeighbor(lines, at, -1)
  if (above === undefined || above < line) return []
  const text = (lines[above] ?? '').trimEnd().replace(/,$/, '')
  const repaired = `${text} ${CLOSER[sign]}`
  return [{ ...rewriteLine(above, repaired, messages.brackets(sign), [column]), line }]
}
