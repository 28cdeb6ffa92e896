import type { Path } from '../../content/model.ts'
import { toData } from '../../content/tree.ts'
import { createBlock, insertIntoBlock } from './block-changes.ts'
import { type Chunk, getContentEnd } from './chunks.ts'
import { insertAt } from './data.ts'
import { createPlaceError, type EditContext, type Step } from './edit-context.ts'
import { insertIntoFlow } from './flow-changes.ts'
import type { Value } from './format-value.ts'
import { getIndentWidth, indent, isBlank } from './lines.ts'
import { insert } from './list-changes.ts'
import type { TextSplice } from './normalized-text.ts'
import { findPlace, isListPlace, type Place } from './place.ts'

/**
 * Copies the text of an item with its comments, moved to the column of the other items. Between lists of different
 * styles, the value is rewritten.
 */
export function copy(base: EditContext, at: Path, to: Path): Step {
  const source = findPlace(base.root, at)
  const target = findPlace(base.root, to.slice(0, -1))
  const index = to.at(-1)
  if (!source?.parent || !isListPlace(target) || typeof index !== 'number')
    throw createPlaceError(base, source?.parent ? to : at)
  const value = toData(source.node)
  const splices = copyText(base, source, target, index)
  // Values of the file can be written.
  return splices
    ? { splices, data: insertAt(base.root.data, to, value) }
    : insert(base, to, value as Value)
}

function copyText(
  { text, style, keepsBlankLines }: EditContext,
  { node, parent }: Place,
  target: Place,
  index: number,
): TextSplice[] | undefined {
  if (!parent || !isListPlace(target)) return undefined
  const { place: list, index: from } = parent
  const isPossible =
    list.node.flow === target.node.flow && index >= 0 && index <= target.node.items.length
  if (!isPossible || target.node.items.length === 0) return undefined
  if (list.node.flow) {
    const written = text.slice(node.span.start, getContentEnd(text, node))
    return insertIntoFlow({ text, node: target.node, padded: style.padded }, index, written)
  }
  const chunk = createBlock(text, list, keepsBlankLines).chunks[from]
  const block = createBlock(text, target, keepsBlankLines)
  const column = block.chunks[0]?.column
  if (!chunk || column === undefined) return undefined
  return insertIntoBlock(block, index, shiftLines(text, chunk, column))
}

/** The lines of an item in another column, without the indentation of the first line. */
function shiftLines(text: string, { start, end, column }: Chunk, to: number): string {
  const [first = '', ...rest] = text.slice(start, end).split('\n')
  const shift = (line: string) => {
    if (to === column || isBlank(line)) return line
    const width = getIndentWidth(line)
    return indent(Math.max(0, width + to - column)) + line.slice(width)
  }
  return [first.trimStart(), ...rest.map(shift)].join('\n')
}
