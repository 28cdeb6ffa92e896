import type { Path } from '../../content/model.ts'
import type { ListTree, MapTree } from '../../content/tree.ts'
import { type Base, noPlace, type Step } from './base.ts'
import { blockAt, insertedInto, movedIn, removedFrom } from './in-block.ts'
import { insertedIntoFlow, isPair, movedInFlow, removedFromFlow } from './in-flow.ts'
import { withItem, withMoved, without } from './meant.ts'
import type { TextSplice } from './normalized-text.ts'
import { find, isListPlace, type Place } from './place.ts'
import { replaced } from './set-value.ts'
import { isEmpty } from './style.ts'
import { inLine, isCollection, isFull, itemLines, type Value } from './write-value.ts'

/** Takes out the entry or item at a path. */
export function remove(base: Base, at: Path): Step {
  const holder = find(base.root, at)?.holder
  if (!holder) throw noPlace(base, at)
  return { drafts: taken(base, holder.place, holder.index), data: without(base.root.data, at) }
}

function taken(base: Base, place: Place<MapTree | ListTree>, index: number): TextSplice[] {
  const { node } = place
  if (!node.flow) return removedFrom(blockAt(base.text, place, base.takesBlanks), index)
  // One entry between brackets has no braces of its own, and only one entry.
  if (isPair(base.text, node)) return [{ from: node.span.start, to: node.span.end, insert: ['{}'] }]
  return removedFromFlow(base.text, node, index)
}

/** Puts an item into the list that a path leads into. */
export function insert(base: Base, at: Path, value: Value): Step {
  const { text, root, style } = base
  const place = find(root, at.slice(0, -1))
  const index = at.at(-1)
  if (!isListPlace(place) || typeof index !== 'number') throw noPlace(base, at)
  const { node, inFlow } = place
  if (!(Number.isInteger(index) && index >= 0 && index <= node.items.length))
    throw noPlace(base, at)
  const data = withItem(root.data, at, value)
  if (isEmpty(node) && !inFlow && isCollection(value))
    return { drafts: replaced(text, place, [value], style), data }
  if (node.flow) {
    const written = inLine(value, style, true)
    return { drafts: insertedIntoFlow(text, node, index, written, style.padded), data }
  }
  const block = blockAt(text, place, base.takesBlanks)
  const lines = likeSiblings(node, index, value)
    ? [`- ${inLine(value, style, false)}`]
    : itemLines(value, block.chunks[0]?.column ?? 0, style)
  return { drafts: insertedInto(block, index, lines.join('\n').trimStart()), data }
}

/** Whether the items around are in braces or brackets, so that the new one is, too. */
function likeSiblings({ items }: ListTree, index: number, value: Value): boolean {
  const sibling = items[index - 1] ?? items[index]
  return isFull(value) && sibling !== undefined && sibling.kind !== 'scalar' && sibling.flow
}

/** Moves an item within its list. */
export function move(base: Base, at: Path, to: number): Step {
  const { text, root } = base
  const holder = find(root, at)?.holder
  const place = holder?.place
  if (!holder || !isListPlace(place) || place.node.items[to] === undefined) throw noPlace(base, at)
  const from = holder.index
  const data = withMoved(root.data, at, to)
  if (from === to) return { drafts: [], data }
  const drafts = place.node.flow
    ? movedInFlow(text, place.node, from, to)
    : movedIn(blockAt(text, place, base.takesBlanks), from, to)
  return { drafts, data }
}
