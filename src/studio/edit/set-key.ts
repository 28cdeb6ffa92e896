import { isDeepEqual } from '../../content/deep-equal.ts'
import type { Path } from '../../content/model.ts'
import { type MapTree, toData } from '../../content/tree.ts'
import { createBlock, insertIntoBlock } from './block-changes.ts'
import { updateAt } from './data.ts'
import { createPlaceError, type EditContext, type Step } from './edit-context.ts'
import { insertIntoFlow, isPair } from './flow-changes.ts'
import { formatKey } from './format-text.ts'
import { formatEntry, formatInline, isCollection, type Value } from './format-value.ts'
import type { TextSplice } from './normalized-text.ts'
import { findPlace, isMapPlace, type Place } from './place.ts'
import { replaceValue } from './replace-value.ts'
import { getInsertIndex, getKeyOrder } from './schema-order.ts'
import { isEmpty } from './style.ts'

export function setValue(base: EditContext, at: Path, value: Value): Step {
  const { text, root, style } = base
  const place = findPlace(root, at)
  const means = () => updateAt(root.data, at, () => value)
  if (place?.parent) {
    const isThere = isDeepEqual(toData(place.node), value)
    return { splices: isThere ? [] : replaceValue(text, place, value, style), data: means() }
  }
  const holder = findPlace(root, at.slice(0, -1))
  if (!isMapPlace(holder) || at.length === 0) throw createPlaceError(base, at)
  return { splices: addKey(base, holder, at, value), data: means() }
}

/** @param at path of the new value in `place` */
function addKey(base: EditContext, place: Place<MapTree>, at: Path, value: Value): TextSplice[] {
  const { text, root, style, context } = base
  const key = String(at.at(-1))
  const { node, inFlow } = place
  const others = [...node.entries.keys()]
  const order = context ? getKeyOrder(root, at.slice(0, -1), context) : []
  const index = getInsertIndex(key, others, order)
  const whole = { ...node.data, [key]: value } as Value
  if (isPair(text, node)) return [{ ...toRange(node), insert: [formatInline(whole, style, true)] }]
  if (isEmpty(node) && !inFlow && isCollection(value) && place.parent)
    return replaceValue(text, place, { [key]: value }, style)
  if (inFlow || node.flow || isEmpty(node)) {
    const written = `${formatKey(key)}: ${formatInline(value, style, true)}`
    return insertIntoFlow({ text, node, padded: style.padded }, index, written)
  }
  const block = createBlock(text, place, base.keepsBlankLines)
  const column = block.chunks[0]?.column ?? 0
  const lines = formatEntry(key, value, column, style).join('\n')
  return insertIntoBlock(block, index, lines.trimStart(), true)
}

const toRange = ({ span: { start, end } }: MapTree) => ({ from: start, to: end })
