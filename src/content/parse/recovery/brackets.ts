import * as messages from '../../diagnostics/yaml-messages.ts'
import {
  findNeighbor,
  getIndent,
  type Lines,
  type Repair,
  rewriteLine,
  splice,
  splitLine,
} from './repair.ts'

export const createBracketRepairs = (lines: Lines, at: number): Repair[] => [
  ...openBracket(lines[at] ?? '', at),
  ...fixClosers((lines[at] ?? '').trimEnd(), at),
]

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
export function createCommaRepairs(lines: Lines, at: number): Repair[] {
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

/** Adds a comma at the end of a line in brackets, and marks the next line. */
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
