import * as messages from '../../diagnostics/yaml-messages.ts'
import {
  findAncestors,
  findNeighbor,
  getIndent,
  isEmpty,
  isStructure,
  type Lines,
  type Repair,
  rewriteLine,
} from './repair.ts'

const INDENT = 2

/** A document marker, a comment without #, or a merge conflict marker. */
const MARKER = /^(---|\.\.\.|<<<<<<<|=======|>>>>>>>)|^\s*(\/\/|\/\*|<!--)/

export const createLayoutRepairs = (lines: Lines, at: number): Repair[] =>
  MARKER.test(lines[at] ?? '')
    ? []
    : [
        ...replaceTabs(lines, at),
        ...fixHyphen(lines[at] ?? '', at),
        ...moveBlock(lines, at),
        ...addHyphen(lines[at] ?? '', at),
      ]

const getLead = (line: string): string => /^(?:[ \t]|-(?=[ \t]))*/.exec(line)?.[0] ?? ''

function replaceTabs(lines: Lines, at: number): Repair[] {
  const hasTab = (index: number) => getLead(lines[index] ?? '').includes('\t')
  if (!hasTab(at)) return []
  let first = at
  while (hasTab(first - 1)) first -= 1
  let end = at + 1
  while (hasTab(end)) end += 1
  const lead = getLead(lines[first] ?? '')
  const widths = [2, 4, 8].map((width): Repair => {
    const rewritten = lines.slice(first, end).map((line, index): [number, string] => {
      const tabs = getLead(line)
      const spaces = tabs.replace(/-\t/g, '- ').replace(/\t/g, ' '.repeat(width))
      return [first + index, spaces + line.slice(tabs.length)]
    })
    const [from, to] = [lead.indexOf('\t'), lead.lastIndexOf('\t') + 1]
    return { message: messages.tab(), line: first, from, to, lines: new Map(rewritten) }
  })
  const line = lines[at] ?? ''
  const own = getLead(line)
  const text = own.replace(/^[ \t]+/, '').replace(/\t/g, ' ') + line.slice(own.length)
  const aligned = findIndents(lines, at).map((indent) =>
    rewriteLine(at, ' '.repeat(indent) + text, messages.tab(), [
      own.indexOf('\t'),
      own.lastIndexOf('\t') + 1,
    ]),
  )
  return [...widths, ...aligned]
}

/** A hyphen without a space, or another bullet, number or letter before a space. */
const BULLET = /^ *(-(?![ \t\n-])(?=.)|(?:[^\s\w"'{}[\]#&!|%@`?:,\\/]|\w{1,2}[.)])(?=\s))(\s*)/u

function fixHyphen(line: string, at: number): Repair[] {
  const indent = getIndent(line)
  const [, sign = '', space = ''] = BULLET.exec(line) ?? []
  if (!sign || (sign === '-' && /^[ \t]/.test(space))) return []
  const message = sign === '-' ? messages.spaceAfterHyphen(space) : messages.bullet(sign)
  const text = `${' '.repeat(indent)}- ${line.slice(indent + sign.length).trimStart()}`
  return [rewriteLine(at, text, message, [indent, indent + sign.length])]
}

function addHyphen(line: string, at: number): Repair[] {
  const indent = getIndent(line)
  const words = line.slice(indent)
  if (/^(- |#|$)/.test(words)) return []
  return [indent - INDENT, indent, indent - 1]
    .filter((column) => column >= 0)
    .map((column) => {
      const text = `${' '.repeat(column)}- ${words}`
      return rewriteLine(at, text, messages.missingHyphen(), [indent, line.length])
    })
}

function moveBlock(lines: Lines, at: number): Repair[] {
  const line = lines[at] ?? ''
  const own = getIndent(line)
  const isText = !isStructure(line) && /^\s*[^\s\w"'(]|\S\s+\S/.test(line)
  return findIndents(lines, at).flatMap((indent) =>
    [...findEnds(lines, at, indent)].map((end): Repair => {
      const moved = lines.slice(at, end).map((text, index): [number, string] => {
        const column = Math.max(0, getIndent(text) + indent - own)
        return [at + index, isEmpty(text) ? text : ' '.repeat(column) + text.trimStart()]
      })
      return {
        message: isText ? messages.looseWords(indent) : messages.indentation(indent),
        line: at,
        from: own,
        to: line.length,
        lines: new Map(moved),
        risk: isUsualIndent(lines, at, indent) ? (isText ? 'ambiguous' : undefined) : 'unusual',
      }
    }),
  )
}

const MAX_BLOCK = 300

function findEnds(lines: Lines, at: number, indent: number): ReadonlySet<number> {
  const own = getIndent(lines[at] ?? '')
  const above = findAncestors(lines, at, Number.POSITIVE_INFINITY).map((line) => lines[line] ?? '')
  // Pasted entries move together, up to the next entry of a list around them.
  const items = [' '.repeat(indent) + (lines[at] ?? '').trimStart(), ...above]
    .flatMap((line) => /^ *- (?:[\w-]+:)?/.exec(line) ?? [])
    .map((item) =>
      lines
        .slice(0, at + MAX_BLOCK)
        .findIndex((line, index) => index > at && line.startsWith(item)),
    )
  return new Set([
    at + 1,
    findTextEnd(lines, at),
    findBlockEnd(lines, at, own + 1),
    // Pages and top-level entries are independent of each other.
    ...(own <= INDENT ? [] : [findBlockEnd(lines, at, own)]),
    ...items.filter((end) => end !== -1),
  ])
}

function findTextEnd(lines: Lines, at: number): number {
  let end = at + 1
  while (/^ *(?!- )[^\s#](?!\S*:(\s|$))/.test(lines[end] ?? '')) end += 1
  return end
}

function findBlockEnd(lines: Lines, at: number, min: number): number {
  const isInside = (line: string) => isEmpty(line) || getIndent(line) >= min
  const length = lines.slice(at + 1).findIndex((line) => !isInside(line))
  return length === -1 ? lines.length : at + 1 + length
}

/** YAML allows a list in the column of its key, but site files do not use it. */
function isUsualIndent(lines: Lines, at: number, indent: number): boolean {
  const isItem = /^ *- /.test(lines[at] ?? '')
  const parent = findAncestors(lines, at, indent + 1).find((index) => {
    const line = lines[index] ?? ''
    return getIndent(line) < indent || (isItem && /^ *[\w-]+:\s*$/.test(line))
  })
  if (parent === undefined) return indent === 0
  return indent - getIndent(lines[parent] ?? '') === INDENT
}

/** Possible indentations of a line, the nearest first. */
function findIndents(lines: Lines, at: number): number[] {
  const own = getIndent(lines[at] ?? '')
  const above = findNeighbor(lines, at, -1)
  const nearest = getIndent(lines[above ?? -1] ?? '')
  const ancestors = findAncestors(lines, at, Number.POSITIVE_INFINITY)
  const indents = new Set([
    0,
    ...(above === undefined ? [] : [nearest + INDENT]),
    ...ancestors.map((index) => getIndent(lines[index] ?? '')),
  ])
  indents.delete(own)
  return [...indents].sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
}
