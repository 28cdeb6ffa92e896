import type { Message } from '../../diagnostics/span-diagnostic.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import { hasPlace, isEmpty, type Lines, type Repair, rewrite, splitLine } from './repair.ts'

export const createPunctuationRepairs = (lines: Lines, at: number): Repair[] => [
  ...gluedColon(lines, at),
  ...values(lines, at),
  ...folded(lines, at),
  ...missingColon(lines, at),
]

const NAME = String.raw`([ \t]*(?:-[ \t]+)*)([A-Za-z][\w-]*)`

const ODD = new RegExp(`^[${messages.ODD_SPACES}]+`)

/** `key:value`, also with a no-break space. */
function gluedColon(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const [, lead = '', key, value = ''] = new RegExp(`^${NAME}:([^ \\t].*)$`).exec(line) ?? []
  if (key === undefined) return []
  const colon = lead.length + key.length
  const text = `${lead}${key}: ${value.replace(ODD, '')}`
  return [rewrite(at, text, messages.missingSpace(value), colon, colon + 1)]
}

/** `key value`, `key = value`, and `key` alone. */
function missingColon(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const [, lead = '', key, sign = '', value = ''] =
    new RegExp(`^${NAME}([ \\t]*[=;,：][ \\t]*|[ \\t]+|$)(.*)$`).exec(line) ?? []
  if (key === undefined) return []
  const text = `${lead}${key}: ${value}`.trimEnd()
  const written = sign.trim()
  const from = written ? line.indexOf(written, lead.length) : lead.length
  return [
    rewrite(at, text, messages.missingColon(written), from, written ? from + 1 : from + key.length),
  ]
}

function values(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const all = valuesOf(line)
  const apostrophes = all.filter(({ start, end }) =>
    LEADING_APOSTROPHE.test(line.slice(start, end)),
  )
  return (apostrophes.length > 0 ? apostrophes : all).flatMap(({ start, end }) => {
    const written = line.slice(start, end)
    const quoted = line.slice(0, start) + quote(written) + line.slice(end)
    const mark = markOf(written)
    return mark ? [rewrite(at, quoted, mark.message, start + mark.at, start + mark.at + 1)] : []
  })
}

/** An unclosed quote whose text continues on the next line. */
function folded(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const { lead, key, value } = splitLine(line)
  const next = lines[at + 1] ?? ''
  const sign = value.charAt(0)
  if (!/["']/.test(sign) || isEmpty(next) || hasPlace(next)) return []
  if (closingQuote(value) !== undefined) return []
  const text = lead + key + quote(`${value} ${next.trim()}`)
  const from = lead.length + key.length
  const repair = rewrite(at, text, messages.unclosedQuote(sign), from, from + 1)
  return [{ ...repair, lines: new Map([...repair.lines, [at + 1, '']]) }]
}

interface Stretch {
  readonly start: number
  readonly end: number
}

function valuesOf(line: string): Stretch[] {
  const { lead, key, value } = splitLine(line)
  const start = lead.length + key.length
  const stretch = (text: string, from = start): Stretch => ({
    start: from,
    end: from + text.length,
  })
  if (lead + key === '') return []
  if (!/^[{[]/.test(value)) return [stretch(value)]
  const starts = [...value.matchAll(/(?<=[{,[] *[\w-]+: +)\S/g)].map(({ index }) => index)
  const ends = [...value.matchAll(/(?=,? +[\w-]+: )|(?=[ }\]]+$)/g)].map(({ index }) => index)
  // An end before its start yields an empty value, which is harmless.
  const pieces = starts.flatMap((from) =>
    ends.map((end) => stretch(value.slice(from, end), start + from)),
  )
  return [...pieces, stretch(value)]
}

/** `'s-Hertogenbosch`, `'t Hooft`, `'90s`, `'Til noon`, without a closing quote or a character to escape. */
const LEADING_APOSTROPHE =
  /^'(?:[a-z]{1,2}[- ]|\d0s\b|(?:tis|twas|til|cause|em|round|bout)\b)[^'"\\]*$/i

function quote(written: string): string {
  if (LEADING_APOSTROPHE.test(written)) return `"${written}"`
  const begun = written.replace(/^["']/, '')
  // Word processors use different opening and closing quotes.
  const isCurly = begun !== written && /^[^“„«‘]*[”“»’]$/.test(begun)
  const bare = isCurly ? begun.slice(0, -1) : begun.replace(/["'],?$/, '')
  return `'${bare.replaceAll("'", "''")}'`
}

/** The reason to quote a value, and its offset. */
function markOf(written: string): { message: Message; at: number } | undefined {
  const first = written.charAt(0)
  if (/[“”„‟«‘’‚]/.test(first)) return { message: messages.curlyQuotes(), at: 0 }
  const comment = /(?<=^|\s)#[^\s#].{0,24}/.exec(written)
  if (comment && !/^["']/.test(written))
    return { message: messages.cutOff(comment[0]), at: comment.index }
  if (first === '"' || first === "'") {
    const close = closingQuote(written)
    if (LEADING_APOSTROPHE.test(written))
      return { message: messages.leadingApostrophe(written), at: 0 }
    if (close === undefined) return { message: messages.unclosedQuote(first), at: 0 }
    return close + 1 < written.length
      ? { message: messages.textAfterQuote(first, written.slice(close + 1)), at: close }
      : undefined
  }
  if (/[^\s"]"$/.test(written) && written.indexOf('"') === written.length - 1) {
    return { message: messages.unopenedQuote(), at: written.length - 1 }
  }
  if (first === '*' || first === '&') return { message: messages.alias(first), at: 0 }
  if (first === '!') return { message: messages.tag(), at: 0 }
  if (/[@`%|>{}[\],?#-]/.test(first)) return { message: messages.specialStart(first), at: 0 }
  const colon = written.search(/:(\s|$)/)
  return colon === -1 ? undefined : { message: messages.colonInText(), at: colon }
}

function closingQuote(written: string): number | undefined {
  const pattern = written.startsWith('"') ? /^"(?:\\.|[^"\\])*"/ : /^'(?:''|[^'])*'/
  const match = pattern.exec(written)
  return match ? match[0].length - 1 : undefined
}
