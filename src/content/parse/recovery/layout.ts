import * as messages from '../../diagnostics/yaml-messages.ts'

import {
  hasPlace,
  indentOf,
  isEmpty,
  isMarker,
  type Lines,
  neighbour,
  type Repair,
  rewrite,
} from './repair.ts'

export const createLayoutRepairs = (lines: Lines, at: number): Repair[] =>
  isMarker(lines[at] ?? '')
    ? []
    : [
        ...tabs(lines, at),
        ...hyphens(lines, at),
        ...indentations(lines, at),
        ...missingHyphens(lines, at),
      ]

const LEAD = /^(?:[ \t]|-(?=[ \t]))*/

const leadOf = (line: string): string => LEAD.exec(line)?.[0] ?? ''

function tabs(lines: Lines, at: number): Repair[] {
  if (!leadOf(lines[at] ?? '').includes('\t')) return []
  let first = at
  while (leadOf(lines[first - 1] ?? '').includes('\t')) first -= 1
  let end = at + 1
  while (leadOf(lines[end] ?? '').includes('\t')) end += 1
  const lead = leadOf(lines[first] ?? '')
  const widths = [2, 4, 8].map((width) => {
    const rewritten = lines.slice(first, end).map((line, index): [number, string] => {
      const written = leadOf(line)
      const spaces = written.replace(/-\t/g, '- ').replace(/\t/g, ' '.repeat(width))
      return [first + index, spaces + line.slice(written.length)]
    })
    const from = lead.indexOf('\t')
    return {
      message: messages.tab(),
      line: first,
      from,
      to: lead.lastIndexOf('\t') + 1,
      lines: new Map(rewritten),
    }
  })
  const aligned = indentsAround(lines, at).map((indent) => {
    const line = lines[at] ?? ''
    const own = leadOf(line)
    const text =
      ' '.repeat(indent) + own.replace(/^[ \t]+/, '').replace(/\t/g, ' ') + line.slice(own.length)
    return rewrite(at, text, messages.tab(), own.indexOf('\t'), own.lastIndexOf('\t') + 1)
  })
  return [...widths, ...aligned]
}

/** A hyphen without a space, or another bullet, number or letter before a space. */
const BULLET = /^ *(-(?![ \t\n-])(?=.)|(?:[^\s\w"'{}[\]#&!|%@`?:,\\/]|\w{1,2}[.)])(?=\s))(\s*)/u

function hyphens(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const indent = indentOf(line)
  const [, sign = '', space = ''] = BULLET.exec(line) ?? []
  if (!sign || (sign === '-' && /^[ \t]/.test(space))) return []
  const about = sign === '-' ? messages.spaceAfterHyphen(space) : messages.bullet(sign)
  const words = line.slice(indent + sign.length).trimStart()
  const text = `${' '.repeat(indent)}- ${words}`
  return [rewrite(at, text, about, indent, indent + sign.length)]
}

function missingHyphens(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const indent = indentOf(line)
  const words = line.slice(indent)
  if (/^(- |#|$)/.test(words)) return []
  return [indent - INDENT, indent, indent - 1]
    .filter((column) => column >= 0)
    .map((column) =>
      rewrite(at, `${' '.repeat(column)}- ${words}`, messages.missingHyphen(), indent, line.length),
    )
}

function indentations(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const own = indentOf(line)
  const ends = new Set([
    at + 1,
    wordsEnd(lines, at),
    blockEnd(lines, at, own + 1),
    // Independent entries such as pages are not moved together.
    ...(own <= INDENT ? [] : [blockEnd(lines, at, own)]),
    ...nextItems(lines, at),
  ])
  return indentsAround(lines, at).flatMap((indent) =>
    [...ends].map((end): Repair => {
      const moved = lines.slice(at, end).map((text, index): [number, string] => {
        const column = Math.max(0, indentOf(text) + indent - own)
        return [at + index, isEmpty(text) ? text : ' '.repeat(column) + text.trimStart()]
      })
      return {
        message: isWords(line) ? messages.looseWords(indent) : messages.indentation(indent),
        line: at,
        from: own,
        to: line.length,
        lines: new Map(moved),
        ...(isUsual(lines, at, indent) ? {} : { isUnusual: true }),
        ...(isWords(line) ? { isAmbiguous: true } : {}),
      }
    }),
  )
}

const isWords = (line: string): boolean => !hasPlace(line) && /^\s*[^\s\w"'(]|\S\s+\S/.test(line)

/** Lines below that continue a list above. If pasted too far left, all lines up to there move. */
function nextItems(lines: Lines, at: number): number[] {
  const above = neighbour(lines, at, -1)
  const head = /^( *)[^ -].*:$/.exec((lines[above ?? -1] ?? '').trimEnd())?.[1]
  // Below a key without a value, the pasted lines start its list.
  const items = new Map(head === undefined ? [] : [[head.length + INDENT, itemAt(lines[at] ?? '')]])
  for (const line of linesAbove(lines, at)) {
    const item = itemAt(line)
    if (item) items.set(indentOf(line), item)
  }
  return [...items].flatMap(([column, item]) => {
    const length = lines
      .slice(at + 1, at + 1 + FARTHEST)
      .findIndex((line) => indentOf(line) === column && itemAt(line) === item)
    return length === -1 ? [] : [at + 1 + length]
  })
}

const itemAt = (line: string): string => /^ *(- (?:[\w-]+:)?)/.exec(line)?.[1] ?? ''

function linesAbove(lines: Lines, at: number): string[] {
  const found: string[] = []
  let least = Number.POSITIVE_INFINITY
  let above = neighbour(lines, at, -1)
  for (; above !== undefined && least > 0; above = neighbour(lines, above, -1)) {
    const line = lines[above] ?? ''
    if (indentOf(line) >= least) continue
    least = indentOf(line)
    found.push(line)
  }
  return found
}

/** Longest pasted section or page, in lines. */
const FARTHEST = 300

function isUsual(lines: Lines, at: number, column: number): boolean {
  const isItem = /^ *- /.test(lines[at] ?? '')
  let above = neighbour(lines, at, -1)
  for (; above !== undefined; above = neighbour(lines, above, -1)) {
    const line = lines[above] ?? ''
    const indent = indentOf(line)
    // YAML allows a list in the column of its key, but site files do not use it.
    const isKeyOfList = isItem && indent === column && /^ *[\w-]+:$/.test(line.trimEnd())
    if (indent < column || isKeyOfList) return column - indent === INDENT
  }
  return column === 0
}

const INDENT = 2

function wordsEnd(lines: Lines, at: number): number {
  let end = at + 1
  while (/^ *(?!- )[^\s#](?!\S*:(\s|$))/.test(lines[end] ?? '')) end += 1
  return end
}

function blockEnd(lines: Lines, at: number, least: number): number {
  let end = at + 1
  while (end < lines.length && (isEmpty(lines[end] ?? '') || indentOf(lines[end] ?? '') >= least))
    end += 1
  return end
}

const MOST_LEVELS = 8

/** Possible start columns, the nearest first. */
function indentsAround(lines: Lines, at: number): number[] {
  const own = indentOf(lines[at] ?? '')
  const columns = new Set([0])
  const [above, ...further] = linesAbove(lines, at)
  if (above !== undefined) columns.add(indentOf(above) + INDENT)
  for (const line of [above ?? '', ...further].slice(0, MOST_LEVELS)) columns.add(indentOf(line))
  columns.delete(own)
  return [...columns].sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
}
