import { matchItems } from '../../content/changes/match-items.ts'
import { isDeepEqual } from '../../content/deep-equal.ts'
import type { Path } from '../../content/model.ts'
import { pathKey } from '../../content/paths.ts'
import { isObject } from '../../content/value-at.ts'
import type { Change } from '../edit/index.ts'
import type { PositionMap } from './position-map.ts'

export function comparePositions(before: unknown, after: unknown): PositionMap {
  const lists: Record<string, readonly (number | null)[]> = {}
  const deleted: string[] = []
  const compare = (old: unknown, now: unknown, at: Path): void => {
    if (isDeepEqual(old, now) || old === null || typeof old !== 'object') return
    if (Array.isArray(old) && Array.isArray(now)) {
      const indices = matchItems(old, now)
      if (indices.some((to, from) => to !== from)) lists[pathKey(at)] = indices
      for (const [from, to] of indices.entries())
        if (to !== null) compare(old[from], now[to], [...at, from])
      return
    }
    const isMap = now !== null && typeof now === 'object' && !Array.isArray(now)
    for (const [key, value] of Object.entries(old)) {
      if (isMap && Object.hasOwn(now, key))
        compare(value, (now as Record<string, unknown>)[key], [...at, key])
      else deleted.push(pathKey([...at, key]))
    }
  }
  compare(before, after, [])
  return { lists, deleted }
}

/** Positions after a change of the studio, which is known exactly. Undefined for changes to compare instead. */
export function mapChange(change: Change, before: unknown): PositionMap | undefined {
  if (change.do === 'copy') return mapChange({ do: 'insert', at: change.to, value: null }, before)
  const isText = change.do === 'set' && !isObject(change.value)
  if (isText && !isObject(getAt(before, change.at))) return { lists: {}, deleted: [] }
  if (change.do !== 'insert' && change.do !== 'move' && change.do !== 'remove') return undefined
  const list = change.at.slice(0, -1)
  const items = getAt(before, list)
  if (!Array.isArray(items)) return undefined
  const index = Number(change.at.at(-1))
  const indices = [...items.keys()]
  const order: (number | undefined)[] =
    change.do === 'insert'
      ? indices.toSpliced(index, 0, Number.NaN)
      : change.do === 'remove'
        ? indices.toSpliced(index, 1)
        : indices.toSpliced(index, 1).toSpliced(change.to, 0, index)
  const to = indices.map((one) => {
    const found = order.indexOf(one)
    return found === -1 ? null : found
  })
  return { lists: { [pathKey(list)]: to }, deleted: [] }
}

function getAt(data: unknown, path: Path): unknown {
  let here = data
  for (const step of path) {
    if (here === null || typeof here !== 'object' || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string | number, unknown>)[step]
  }
  return here
}
