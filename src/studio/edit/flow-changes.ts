import { isBareWord, type ListTree, type MapTree } from '../../content/tree.ts'
import { getContentEnd, getOffsetAfterColon } from './chunks.ts'
import { isBlank, isComment, lineEnd, lineStart, skipBlanksAndComments } from './lines.ts'
import type { TextSplice } from './normalized-text.ts'

interface Part {
  readonly start: number
  readonly end: number
  readonly comma: number | undefined
  /** Lines that belong to the entry alone, with its comments; undefined if it shares a line. */
  readonly lines: { readonly start: number; readonly end: number } | undefined
}

/** Whether a map is a single pair in a flow list, without braces. */
export const isPair = (text: string, node: MapTree | ListTree): boolean =>
  node.flow && node.kind === 'map' && text.charAt(node.span.start) !== '{'

function getParts(text: string, node: MapTree | ListTree): Part[] {
  const spans =
    node.kind === 'map'
      ? [...node.entries.values()].map((entry) => {
          const { key, value } = entry
          const end = isBareWord(entry)
            ? key.end
            : Math.max(getOffsetAfterColon(text, key.end), getContentEnd(text, value))
          return { start: key.start, end }
        })
      : node.items.map((item) => ({ start: item.span.start, end: getContentEnd(text, item) }))
  let floor = lineEnd(text, node.span.start) + 1
  return spans.map(({ start, end }) => {
    const sign = skipBlanksAndComments(text, end)
    const comma = text.charAt(sign) === ',' ? sign : undefined
    const lines = getOwnLines(text, start, comma === undefined ? end : comma + 1, floor)
    if (lines) floor = lines.end + 1
    return { start, end, comma, lines }
  })
}

function getOwnLines(text: string, start: number, end: number, floor: number): Part['lines'] {
  const behind = text.slice(end, lineEnd(text, end))
  const line = lineStart(text, start)
  if (!isBlank(text.slice(line, start)) || !(isBlank(behind) || isComment(behind))) return undefined
  let first = line
  while (first > floor) {
    const above = lineStart(text, first - 1)
    if (above < floor || !isComment(text.slice(above, first))) break
    first = above
  }
  return { start: first, end: lineEnd(text, end) }
}

export function removeFromFlow(
  text: string,
  node: MapTree | ListTree,
  index: number,
): TextSplice[] {
  const parts = getParts(text, node)
  const part = parts[index]
  if (!part) return []
  const { start, end, comma, lines } = part
  const behind = comma === undefined ? end : comma + 1
  if (parts.length === 1) {
    const [from, to] = [node.span.start + 1, node.span.end - 1]
    const around = text.slice(from, start) + text.slice(behind, to)
    if (isBlank(around)) return [{ from, to, insert: [] }]
  }
  if (lines) return [{ from: lines.start, to: lines.end + 1, insert: [] }]
  const next = parts[index + 1]
  const rest = text.slice(behind, lineEnd(text, behind))
  const beside = isComment(rest) ? behind + rest.length : behind
  if (next) {
    const to = skipSpaces(text, beside)
    return [
      { from: start, to: beside > behind || text.charAt(to) === '\n' ? beside : to, insert: [] },
    ]
  }
  const before = parts[index - 1]
  const between = before && text.slice((before.comma ?? before.end) + 1, start)
  const isBetweenBlank = between !== undefined && isBlank(between)
  if (before && isBetweenBlank)
    return [
      {
        from: comma === undefined ? before.end : (before.comma ?? before.end) + 1,
        to: beside,
        insert: [],
      },
    ]
  return [{ from: start, to: beside, insert: [] }]
}

function skipSpaces(text: string, from: number): number {
  let at = from
  while (/[ \t]/.test(text.charAt(at))) at += 1
  return at
}

/** A map or list in braces or brackets. `padded`: with a space inside of braces. */
interface Flow {
  readonly text: string
  readonly node: MapTree | ListTree
  readonly padded: boolean
}

export function insertIntoFlow(
  { text, node, padded }: Flow,
  index: number,
  written: string,
): TextSplice[] {
  const parts = getParts(text, node)
  const next = parts[index]
  const last = parts.at(-1)
  if (!last) {
    const space = node.kind === 'map' && padded ? ' ' : ''
    const at = node.span.start + 1
    const inside = text.slice(at, node.span.end - 1)
    return [
      { from: at, to: isBlank(inside) ? node.span.end - 1 : at, insert: [space + written + space] },
    ]
  }
  if (next) {
    const { lines, start } = next
    const indented = text.slice(lineStart(text, start), start)
    return lines
      ? [{ from: lines.start, to: lines.start, insert: [`${indented + written},\n`] }]
      : [{ from: start, to: start, insert: [`${written}, `] }]
  }
  const { comma, end, lines, start } = last
  const at = comma === undefined ? end : comma + 1
  if (!lines)
    return [{ from: at, to: at, insert: [comma === undefined ? `, ${written}` : ` ${written},`] }]
  const indented = text.slice(lineStart(text, start), start)
  const line = {
    from: lines.end,
    to: lines.end,
    insert: [`\n${indented + written}${comma === undefined ? '' : ','}`],
  }
  return comma === undefined ? [{ from: end, to: end, insert: [','] }, line] : [line]
}

export function moveInFlow(text: string, node: ListTree, from: number, to: number): TextSplice[] {
  const parts = getParts(text, node)
  const [least, most] = [Math.min(from, to), Math.max(from, to)]
  const among = parts.slice(least, most + 1)
  const [moved, there] = [parts[from], parts[to]]
  if (!moved || !there) return []
  if (!moved.lines || !there.lines || among.some(({ lines }) => !lines))
    return rotateParts(among, from < to)
  const { start, end } = moved.lines
  const hasComma = moved.comma !== undefined
  const written = hasComma
    ? [{ start, end }]
    : [{ start, end: moved.end }, ',', { start: moved.end, end }]
  const removed = { from: start, to: end + 1, insert: [] }
  if (from > to)
    return [removed, { from: there.lines.start, to: there.lines.start, insert: [...written, '\n'] }]
  const line = { from: there.lines.end, to: there.lines.end, insert: ['\n', ...written] }
  const needed = { from: there.end, to: there.end, insert: [','] }
  return there.comma === undefined ? [removed, needed, line] : [removed, line]
}

const rotateParts = (parts: readonly Part[], forward: boolean): TextSplice[] =>
  parts.flatMap(({ start, end }, at) => {
    const other = parts[(at + (forward ? 1 : -1) + parts.length) % parts.length]
    return other ? [{ from: start, to: end, insert: [{ start: other.start, end: other.end }] }] : []
  })
