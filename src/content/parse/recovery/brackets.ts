import type { Message } from '../../diagnostics/span-diagnostic.ts'
import * as messages from '../../diagnostics/yaml-messages.ts'
import { indentOf, type Lines, neighbour, type Repair, rewrite, splitLine } from './repair.ts'

export const createBracketRepairs = (lines: Lines, at: number): Repair[] => [
  ...closers(lines, at),
  ...opener(lines, at),
  ...surplus(lines, at),
  ...quotesInside(lines, at),
]

const CLOSER: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** Brackets outside of quotes without a partner on the line. */
function unmatched(line: string): { open: number[]; close: number[] } {
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

/** `{ ... ]`: replaces a closing bracket of the wrong kind. */
function closers(lines: Lines, at: number): Repair[] {
  const line = (lines[at] ?? '').trimEnd()
  const { open, close } = unmatched(line)
  const [first] = open
  const [wrong] = close
  if (first === undefined || wrong === undefined) return []
  const sign = line.charAt(first)
  const text = line.slice(0, wrong) + CLOSER[sign] + line.slice(wrong + 1)
  return [rewrite(at, text, messages.brackets(sign), first, first + 1)]
}

/** `image: src: /a.svg, alt: b }`: adds the opening brace. */
function opener(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const { open, close } = unmatched(line)
  const [first] = close
  if (open.length > 0 || first === undefined) return []
  const { lead } = splitLine(line)
  const sign = line.charAt(first)
  const text = `${lead}${sign === '}' ? '{ ' : '['}${line.slice(lead.length)}`
  const about = messages.unopenedBracket(sign)
  // `{ label: Yes, logo: src: /a.svg } }`: between two adjacent keys.
  const inner = [...line.matchAll(/(?<=[\w-]+: +)(?=[\w-]+: )/g)].map(({ index }) =>
    insert(line, at, index, sign === '}' ? '{ ' : '[', about, first, first + 1),
  )
  return [...inner, rewrite(at, text, about, first, first + 1)]
}

function surplus(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  return unmatched(line).close.map((index) =>
    rewrite(
      at,
      line.slice(0, index) + line.slice(index + 1),
      messages.unopenedBracket(line.charAt(index)),
      index,
      index + 1,
    ),
  )
}

export function createCommaRepairs(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  if (!/[{[]/.test(line)) return []
  // `{ value: "98%". label: Positive }`
  const others = [...line.matchAll(/[.;](?= +[\w-]+: )/g)].map(({ index }) =>
    rewrite(
      at,
      `${line.slice(0, index)},${line.slice(index + 1)}`,
      messages.missingComma(line.charAt(index)),
      index,
      index + 1,
    ),
  )
  const none = [...line.matchAll(/(?<=[^\s,{[]) +(?=[\w-]+: )/g)].map(({ index }) => {
    const word = /^ +([\w-]+)/.exec(line.slice(index))?.[0].length ?? 1
    return insert(line, at, index, ',', messages.missingComma(), index + 1, index + word)
  })
  return [...none, ...others]
}

export function insertCommaAtEnd(lines: Lines, at: number): Repair[] {
  const line = (lines[at] ?? '').trimEnd()
  const next = neighbour(lines, at, 1)
  if (next === undefined || /[,{[]$/.test(line) || /^\s*[}\]]/.test(lines[next] ?? '')) return []
  const word = lines[next] ?? ''
  const from = indentOf(word)
  const to = from + (/^[\w-]+/.exec(word.slice(from))?.[0].length ?? 1)
  return [{ ...rewrite(at, `${line},`, messages.missingComma(), 0, 1), line: next, from, to }]
}

function quotesInside(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const { value } = splitLine(line)
  if (!/^[{[]/.test(value)) return []
  return ['"', "'"].flatMap((sign) => {
    const opening = [...line.matchAll(new RegExp(`(?<=[:,[{] *)${sign}`, 'g'))].map(
      ({ index }) => index,
    )
    return opening.flatMap((from) =>
      [...line.slice(from).matchAll(/(?=,|\s*[}\]]|$)/g)].map(({ index }) =>
        insert(line, at, from + index, sign, messages.unclosedQuote(sign), from, from + 1),
      ),
    )
  })
}

export function closeBracketBefore(
  lines: Lines,
  at: number,
  sign: string,
  opening: { readonly line: number; readonly column: number },
): Repair[] {
  const closer = CLOSER[sign]
  const before = neighbour(lines, at, -1)
  if (!closer || before === undefined || before < opening.line) return []
  const text = (lines[before] ?? '').trimEnd().replace(/,$/, '')
  const { line, column } = opening
  return [
    { ...rewrite(before, `${text} ${closer}`, messages.brackets(sign), column, column + 1), line },
  ]
}

const insert = (
  line: string,
  at: number,
  index: number,
  sign: string,
  about: Message,
  from: number,
  to: number,
) => rewrite(at, line.slice(0, index) + sign + line.slice(index), about, from, to)
