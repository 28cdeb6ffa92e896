import type { Path } from '../../content/model.ts'
import { type MapTree, toData } from '../../content/tree.ts'
import { type Base, noPlace, type Step } from './base.ts'
import { blockAt, insertedInto } from './in-block.ts'
import { insertedIntoFlow, isPair } from './in-flow.ts'
import { changedAt, isSame } from './meant.ts'
import type { TextSplice } from './normalized-text.ts'
import { find, isMapPlace, type Place } from './place.ts'
import { indexOfNew, keysAt } from './schema-order.ts'
import { replaced } from './set-value.ts'
import { isEmpty } from './style.ts'
import { keyed } from './write-text.ts'
import { entryLines, inLine, isCollection, type Value } from './write-value.ts'

/** Replaces the value at a path, or adds it where its map has no such key. */
export function set(base: Base, at: Path, value: Value): Step {
  const { text, root, style } = base
  const place = find(root, at)
  const means = () => changedAt(root.data, at, () => value)
  if (place?.holder) {
    const isThere = isSame(toData(place.node), value)
    return { drafts: isThere ? [] : replaced(text, place, value, style), data: means() }
  }
  const holder = find(root, at.slice(0, -1))
  const key = at.at(-1)
  if (!isMapPlace(holder) || key === undefined) throw noPlace(base, at)
  return { drafts: added(base, holder, at.slice(0, -1), String(key), value), data: means() }
}

function added(
  base: Base,
  place: Place<MapTree>,
  at: Path,
  key: string,
  value: Value,
): TextSplice[] {
  const { text, root, style, context } = base
  const { node, inFlow } = place
  const others = [...node.entries.keys()]
  const order = context ? keysAt(root, at, context) : []
  const index = indexOfNew(key, others, order)
  const whole = { ...node.data, [key]: value } as Value
  if (isPair(text, node)) return [{ ...spanned(node), insert: [inLine(whole, style, true)] }]
  if (isEmpty(node) && !inFlow && isCollection(value) && place.holder)
    return replaced(text, place, { [key]: value }, style)
  if (inFlow || node.flow || isEmpty(node)) {
    const written = `${keyed(key)}: ${inLine(value, style, true)}`
    return insertedIntoFlow(text, node, index, written, style.padded)
  }
  const block = blockAt(text, place, base.takesBlanks)
  const column = block.chunks[0]?.column ?? 0
  const lines = entryLines(key, value, column, style).join('\n')
  return insertedInto(block, index, lines.trimStart(), true)
}

const spanned = ({ span: { start, end } }: MapTree) => ({ from: start, to: end })
