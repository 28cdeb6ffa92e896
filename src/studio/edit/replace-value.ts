import { isBareWord, isOmitted, type ListTree, type MapTree } from '../../content/tree.ts'
import { getOffsetAfterMark } from './block-changes.ts'
import { type Chunk, getChunks, getContentEnd, isBlockText } from './chunks.ts'
import { formatBlockText, type Quotes } from './format-text.ts'
import {
  formatInline,
  formatLines,
  getIndentStep,
  isNonEmptyCollection,
  type Value,
} from './format-value.ts'
import { getIndentWidth, isBlank, lineEnd, lineStart } from './lines.ts'
import type { TextSplice } from './normalized-text.ts'
import type { Place } from './place.ts'
import { isEmpty, type Style } from './style.ts'

export function replaceValue(text: string, place: Place, value: Value, style: Style): TextSplice[] {
  const { node, inFlow } = place
  const isFlow = inFlow || (node.kind !== 'scalar' && node.flow && !isEmpty(node))
  const inLinesNow = node.kind !== 'scalar' && !node.flow && !isEmpty(node)
  if (isNonEmptyCollection(value) && !isFlow) return replaceWithLines(text, place, value, style)
  if (typeof value === 'string' && isBlockText(text, node)) {
    const same = replaceBlockText(text, place, value)
    if (same) return same
  }
  const written = formatInline(value, style, inFlow, getQuotes(text, place))
  if (inLinesNow) return replaceLines(text, { ...place, node }, written)
  return replaceLine(text, place, written)
}

function getQuotes(text: string, { node }: Place): Quotes {
  const sign = node.kind === 'scalar' && !isOmitted(node) ? text.charAt(node.span.start) : ''
  if (sign === '"') return 'double'
  return sign === "'" ? 'single' : 'none'
}

function replaceLine(text: string, place: Place, written: string): TextSplice[] {
  const { node, parent } = place
  if (isOmitted(node)) {
    const bare = parent?.entry && isBareWord(parent.entry)
    const at = bare ? parent.entry.key.end : getOffsetAfterMark(text, place)
    return [{ from: at, to: at, insert: [`${bare ? ': ' : ' '}${written}`] }]
  }
  const { start, end } = node.span
  if (!isBlockText(text, node)) return [{ from: start, to: end, insert: [written] }]
  return [
    { from: start, to: getSignEnd(text, start), insert: [written] },
    { from: lineEnd(text, start), to: getContentEnd(text, node), insert: [] },
  ]
}

const getSignEnd = (text: string, start: number): number =>
  start + (/^[|>][-+\d]*/.exec(text.slice(start, start + 4))?.[0].length ?? 1)

function replaceBlockText(text: string, { node }: Place, value: string): TextSplice[] | undefined {
  const { start } = node.span
  const firstLine = lineEnd(text, start)
  const body = text.slice(firstLine + 1, getContentEnd(text, node))
  const line = body.split('\n').find((one) => !isBlank(one))
  if (line === undefined) return undefined
  const sign = text.charAt(start)
  const block = formatBlockText(value, sign, getIndentWidth(line))
  return (
    block && [
      { from: start, to: getSignEnd(text, start), insert: [sign + block.chomp] },
      { from: firstLine + 1, to: getContentEnd(text, node), insert: [block.lines.join('\n')] },
    ]
  )
}

function replaceLines(
  text: string,
  place: Place<MapTree | ListTree>,
  written: string,
): TextSplice[] {
  const [first, last] = getOutermostChunks(text, place.node)
  if (first.isInline || !place.parent)
    return [{ from: first.isInline ? first.mark : first.start, to: last.end, insert: [written] }]
  const at = getOffsetAfterMark(text, place)
  return [
    { from: at, to: at, insert: [` ${written}`] },
    { from: first.start - 1, to: last.end, insert: [] },
  ]
}

function getOutermostChunks(text: string, node: MapTree | ListTree): [Chunk, Chunk] {
  const chunks = getChunks(text, node)
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (!first || !last) throw new Error('An empty map or list has no lines.')
  return [first, last]
}

function replaceWithLines(
  text: string,
  place: Place,
  value: Exclude<Value, string | number | boolean | null>,
  style: Style,
): TextSplice[] {
  const { node, parent } = place
  const mark = getParentColumn(text, place)
  const isItem = parent !== undefined && !parent.entry
  const column = mark === undefined ? 0 : mark + (isItem ? 2 : getIndentStep(value, style))
  if (node.kind !== 'scalar' && !node.flow && !isEmpty(node)) {
    const [first, last] = getOutermostChunks(text, node)
    const isSame = (node.kind === 'list') === Array.isArray(value)
    const depth = isSame || first.isInline ? first.column : column
    const lines = formatLines(value, depth, style).join('\n')
    return first.isInline
      ? [{ from: first.mark, to: last.end, insert: [lines.trimStart()] }]
      : [{ from: first.start, to: last.end, insert: [lines] }]
  }
  const lines = formatLines(value, column, style).join('\n')
  if (!parent) return [{ from: node.span.start, to: node.span.end, insert: [lines] }]
  const at = getOffsetAfterMark(text, place)
  const start = isOmitted(node) ? at : node.span.start
  const end = isOmitted(node) ? at : getContentEnd(text, node)
  const line = lineStart(text, start)
  // The value may start on the line below its key.
  if (line > at) return [{ from: line, to: end, insert: [lines] }]
  const firstLineEnd = lineEnd(text, at)
  const isText = isBlockText(text, node)
  const behind = isText
    ? text.slice(getSignEnd(text, start), firstLineEnd)
    : text.slice(end, lineEnd(text, end))
  if (isItem && isBlank(behind)) {
    const space = isOmitted(node) ? ' ' : ''
    return [{ from: start, to: isText ? end : end, insert: [space + lines.trimStart()] }]
  }
  if (isText)
    return [
      { from: at, to: getSignEnd(text, start), insert: [] },
      { from: firstLineEnd, to: end, insert: [`\n${lines}`] },
    ]
  const bottom = lineEnd(text, end)
  return [
    { from: at, to: end, insert: [] },
    { from: bottom, to: bottom, insert: [`\n${lines}`] },
  ]
}

function getParentColumn(text: string, { parent }: Place): number | undefined {
  if (!parent) return undefined
  const chunk = parent.place.node.flow
    ? undefined
    : getChunks(text, parent.place.node)[parent.index]
  return chunk?.column ?? 0
}
