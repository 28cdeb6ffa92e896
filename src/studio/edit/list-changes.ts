import type { Path } from '../../content/model.ts'
import type { ListTree, MapTree } from '../../content/tree.ts'
import { createBlock, insertIntoBlock, moveInBlock, removeFromBlock } from './block-changes.ts'
import { insertAt, moveAt, removeAt } from './data.ts'
import { createPlaceError, type EditContext, type Step } from './edit-context.ts'
import { insertIntoFlow, isPair, moveInFlow, removeFromFlow } from './flow-changes.ts'
import {
  formatInline,
  formatItem,
  isCollection,
  isNonEmptyCollection,
  type Value,
} from './format-value.ts'
import type { TextSplice } from './normalized-text.ts'
import { findPlace, isListPlace, type Place } from './place.ts'
import { replaceValue } from './replace-value.ts'
import { isEmpty } from './style.ts'

export function remove(base: EditContext, at: Path): Step {
  const holder = findPlace(base.root, at)?.parent
  if (!holder) throw createPlaceError(base, at)
  return {
    splices: removeItem(base, holder.place, holder.index),
    data: removeAt(base.root.data, at),
  }
}

function removeItem(
  base: EditContext,
  place: Place<MapTree | ListTree>,
  index: number,
): TextSplice[] {
  const { node } = place
  if (!node.flow) return removeFromBlock(createBlock(base.text, place, base.keepsBlankLines), index)
  // A single pair has no braces and no other entries.
  if (isPair(base.text, node)) return [{ from: node.span.start, to: node.span.end, insert: ['{}'] }]
  return removeFromFlow(base.text, node, index)
}

export function insert(base: EditContext, at: Path, value: Value): Step {
  const { text, root, style } = base
  const place = findPlace(root, at.slice(0, -1))
  const index = at.at(-1)
  if (!isListPlace(place) || typeof index !== 'number') throw createPlaceError(base, at)
  const { node, inFlow } = place
  if (!(Number.isInteger(index) && index >= 0 && index <= node.items.length))
    throw createPlaceError(base, at)
  const data = insertAt(root.data, at, value)
  if (isEmpty(node) && !inFlow && isCollection(value))
    return { splices: replaceValue(text, place, [value], style), data }
  if (node.flow) {
    const written = formatInline(value, style, true)
    return { splices: insertIntoFlow({ text, node, padded: style.padded }, index, written), data }
  }
  const block = createBlock(text, place, base.keepsBlankLines)
  const lines = hasFlowSibling(node, index, value)
    ? [`- ${formatInline(value, style, false)}`]
    : formatItem(value, block.chunks[0]?.column ?? 0, style)
  return { splices: insertIntoBlock(block, index, lines.join('\n').trimStart()), data }
}

function hasFlowSibling({ items }: ListTree, index: number, value: Value): boolean {
  const sibling = items[index - 1] ?? items[index]
  return (
    isNonEmptyCollection(value) &&
    sibling !== undefined &&
    sibling.kind !== 'scalar' &&
    sibling.flow
  )
}

export function move(base: EditContext, at: Path, to: number): Step {
  const { text, root } = base
  const holder = findPlace(root, at)?.parent
  const place = holder?.place
  if (!holder || !isListPlace(place) || place.node.items[to] === undefined)
    throw createPlaceError(base, at)
  const from = holder.index
  const data = moveAt(root.data, at, to)
  if (from === to) return { splices: [], data }
  const splices = place.node.flow
    ? moveInFlow(text, place.node, from, to)
    : moveInBlock(createBlock(text, place, base.keepsBlankLines), from, to)
  return { splices, data }
}
