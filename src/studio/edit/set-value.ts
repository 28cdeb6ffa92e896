import { isBareWord, isOmitted, type ListTree, type MapTree } from '../../content/tree.ts'
import { type Chunk, chunksOf, contentEnd, isBlockText } from './chunks.ts'
import { afterHolder } from './in-block.ts'
import { depthOf, isBlank, lineEnd, lineStart } from './lines.ts'
import type { TextSplice } from './normalized-text.ts'
import type { Place } from './place.ts'
import { isEmpty, type Style } from './style.ts'
import { blockText, type Quotes } from './write-text.ts'
import { inLine, inLines, isFull, stepTo, type Value } from './write-value.ts'

/** Puts a value in the place of another, written the same way as far as that can be. */
export function replaced(text: string, place: Place, value: Value, style: Style): TextSplice[] {
  const { node, inFlow } = place
  const isFlow = inFlow || (node.kind !== 'scalar' && node.flow && !isEmpty(node))
  const inLinesNow = node.kind !== 'scalar' && !node.flow && !isEmpty(node)
  if (isFull(value) && !isFlow) return byLines(text, place, value, style)
  if (typeof value === 'string' && isBlockText(text, node)) {
    const same = sameBlockText(text, place, value)
    if (same) return same
  }
  const written = inLine(value, style, inFlow, quotesOf(text, place))
  if (inLinesNow) return inPlaceOfLines(text, { ...place, node }, written)
  return inPlaceOfLine(text, place, written)
}

function quotesOf(text: string, { node }: Place): Quotes {
  const sign = node.kind === 'scalar' && !isOmitted(node) ? text.charAt(node.span.start) : ''
  if (sign === '"') return 'double'
  return sign === "'" ? 'single' : 'none'
}

/** A value on one line for one that is on one line, in lines below a sign, or not written at all. */
function inPlaceOfLine(text: string, place: Place, written: string): TextSplice[] {
  const { node, holder } = place
  if (isOmitted(node)) {
    const bare = holder?.entry && isBareWord(holder.entry)
    const at = bare ? holder.entry.key.end : afterHolder(text, place)
    return [{ from: at, to: at, insert: [`${bare ? ': ' : ' '}${written}`] }]
  }
  const { start, end } = node.span
  if (!isBlockText(text, node)) return [{ from: start, to: end, insert: [written] }]
  return [
    { from: start, to: signEnd(text, start), insert: [written] },
    { from: lineEnd(text, start), to: contentEnd(text, node), insert: [] },
  ]
}

/** Behind `|` or `>` and what says how it is meant. */
const signEnd = (text: string, start: number): number =>
  start + (/^[|>][-+\d]*/.exec(text.slice(start, start + 4))?.[0].length ?? 1)

function sameBlockText(text: string, { node }: Place, value: string): TextSplice[] | undefined {
  const { start } = node.span
  const firstLine = lineEnd(text, start)
  const body = text.slice(firstLine + 1, contentEnd(text, node))
  const line = body.split('\n').find((one) => !isBlank(one))
  if (line === undefined) return undefined
  const sign = text.charAt(start)
  const block = blockText(value, sign, depthOf(line))
  return (
    block && [
      { from: start, to: signEnd(text, start), insert: [sign + block.chomp] },
      { from: firstLine + 1, to: contentEnd(text, node), insert: [block.lines.join('\n')] },
    ]
  )
}

/** A value on one line for a map or list in lines. */
function inPlaceOfLines(
  text: string,
  place: Place<MapTree | ListTree>,
  written: string,
): TextSplice[] {
  const [first, last] = outermost(text, place.node)
  if (first.isInline || !place.holder)
    return [{ from: first.isInline ? first.mark : first.start, to: last.end, insert: [written] }]
  const at = afterHolder(text, place)
  return [
    { from: at, to: at, insert: [` ${written}`] },
    { from: first.start - 1, to: last.end, insert: [] },
  ]
}

function outermost(text: string, node: MapTree | ListTree): [Chunk, Chunk] {
  const chunks = chunksOf(text, node)
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (!first || !last) throw new Error('An empty map or list has no lines.')
  return [first, last]
}

/** A map or list in lines for whatever stands there. */
function byLines(
  text: string,
  place: Place,
  value: Exclude<Value, string | number | boolean | null>,
  style: Style,
): TextSplice[] {
  const { node, holder } = place
  const mark = markOfHolder(text, place)
  const isItem = holder !== undefined && !holder.entry
  const column = mark === undefined ? 0 : mark + (isItem ? 2 : stepTo(value, style))
  if (node.kind !== 'scalar' && !node.flow && !isEmpty(node)) {
    const [first, last] = outermost(text, node)
    const isSame = (node.kind === 'list') === Array.isArray(value)
    const depth = isSame || first.isInline ? first.column : column
    const lines = inLines(value, depth, style).join('\n')
    return first.isInline
      ? [{ from: first.mark, to: last.end, insert: [lines.trimStart()] }]
      : [{ from: first.start, to: last.end, insert: [lines] }]
  }
  const lines = inLines(value, column, style).join('\n')
  if (!holder) return [{ from: node.span.start, to: node.span.end, insert: [lines] }]
  const at = afterHolder(text, place)
  const start = isOmitted(node) ? at : node.span.start
  const end = isOmitted(node) ? at : contentEnd(text, node)
  const line = lineStart(text, start)
  // The value may stand on a line below its key.
  if (line > at) return [{ from: line, to: end, insert: [lines] }]
  const firstLineEnd = lineEnd(text, at)
  const isText = isBlockText(text, node)
  const behind = isText
    ? text.slice(signEnd(text, start), firstLineEnd)
    : text.slice(end, lineEnd(text, end))
  if (isItem && isBlank(behind)) {
    const space = isOmitted(node) ? ' ' : ''
    return [{ from: start, to: isText ? end : end, insert: [space + lines.trimStart()] }]
  }
  if (isText)
    return [
      { from: at, to: signEnd(text, start), insert: [] },
      { from: firstLineEnd, to: end, insert: [`\n${lines}`] },
    ]
  const bottom = lineEnd(text, end)
  return [
    { from: at, to: end, insert: [] },
    { from: bottom, to: bottom, insert: [`\n${lines}`] },
  ]
}

/** The column of the key or hyphen that holds a value. */
function markOfHolder(text: string, { holder }: Place): number | undefined {
  if (!holder) return undefined
  const chunk = holder.place.node.flow ? undefined : chunksOf(text, holder.place.node)[holder.index]
  return chunk?.column ?? 0
}
