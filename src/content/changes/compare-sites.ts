import { isDeepEqual } from '../deep-equal.ts'
import type { Path } from '../model.ts'
import { type Data, isMap } from '../tree.ts'
import { findUnmoved, matchEntries } from './compare-lists.ts'

/** The edit of the new site that restores the old state of one difference. */
export type Revert =
  | { readonly do: 'replace'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'set'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'remove'; readonly at: Path }
  | { readonly do: 'insert'; readonly at: Path; readonly value: unknown }
  | { readonly do: 'move'; readonly at: Path; readonly to: number }
  | { readonly do: 'renamePage'; readonly from: string; readonly to: string }

/**
 * @property at in the new site; of a removed part, where it would be inserted again
 * @property from in the old site; of an added part, the place of its parent
 */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed' | 'movedUp' | 'movedDown'
  readonly at: Path
  readonly from: Path
  readonly before?: unknown
  readonly after?: unknown
  readonly revert: Revert
}

/** Differences of two versions of a site. Comments, formatting and the order of keys are no difference. */
export function compareSites(before: unknown, after: unknown): Difference[] {
  return compareValues({ from: [], at: [], before, after })
}

interface Pair {
  readonly from: Path
  readonly at: Path
  readonly before: unknown
  readonly after: unknown
}

function compareValues(pair: Pair): Difference[] {
  const { before, after, at } = pair
  if (isDeepEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(pair, before, after)
  if (isMap(before) && isMap(after) && !isReplacedImage(before, after))
    return compareMaps(pair, before, after)
  const isAddress = at.length === 3 && at[0] === 'routes' && at[2] === 'path'
  const revert: Revert = isAddress
    ? { do: 'renamePage', from: String(after), to: String(before) }
    : { do: 'replace', at, value: before }
  return [{ ...pair, kind: 'changed', revert }]
}

const IMAGE_KEYS: ReadonlySet<string> = new Set(['src', 'alt', 'caption', 'decorative', 'focus'])

/** An image is one difference if its parts depend on each other. */
const isReplacedImage = (before: Data, after: Data): boolean =>
  isImage(before) &&
  isImage(after) &&
  (before.src !== after.src || before.decorative !== after.decorative)

export const isImage = (value: Data): boolean =>
  typeof value.src === 'string' && Object.keys(value).every((key) => IMAGE_KEYS.has(key))

function compareMaps({ from, at }: Pair, before: Data, after: Data): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key): Difference[] => {
    const place = { from: [...from, key], at: [...at, key] }
    const [old, now] = [before[key], after[key]]
    if (!Object.hasOwn(after, key))
      return [{ ...place, kind: 'removed', before: old, revert: toSet(place.at, old) }]
    if (!Object.hasOwn(before, key))
      return [{ ...place, from, kind: 'added', after: now, revert: { do: 'remove', at: place.at } }]
    return compareValues({ ...place, before: old, after: now })
  })
}

const toSet = (at: Path, value: unknown): Revert => ({ do: 'set', at, value })

function compareLists(
  { from, at }: Pair,
  before: readonly unknown[],
  after: readonly unknown[],
): Difference[] {
  const indices = matchEntries(before, after)
  const unmoved = findUnmoved(indices)
  const known = new Set(indices)
  const differences = before.flatMap((old, index): Difference[] => {
    const to = indices[index] ?? null
    const here = [...from, index]
    if (to === null) {
      const place = [...at, findPlace(indices, unmoved, index)]
      const revert: Revert = { do: 'insert', at: place, value: old }
      return [{ kind: 'removed', from: here, at: place, before: old, revert }]
    }
    const now = [...at, to]
    const inside = compareValues({ from: here, at: now, before: old, after: after[to] })
    if (unmoved.has(index)) return inside
    const place = findPlace(indices, unmoved, index)
    const revert: Revert = { do: 'move', at: now, to: place > to ? place - 1 : place }
    const kind = isMovedUp(indices, unmoved, index) ? 'movedUp' : 'movedDown'
    return [{ kind, from: here, at: now, before: old, after: after[to], revert }, ...inside]
  })
  const added = after.flatMap((value, index): Difference[] => {
    const place = [...at, index]
    if (known.has(index)) return []
    return [{ kind: 'added', from, at: place, after: value, revert: { do: 'remove', at: place } }]
  })
  return [...differences, ...added].toSorted((a, b) => getIndex(a, at) - getIndex(b, at))
}

const getIndex = ({ at }: Difference, list: Path): number => Number(at[list.length])

/** New index behind the nearest unmoved item that was before an old one. */
function findPlace(
  indices: readonly (number | null)[],
  unmoved: ReadonlySet<number>,
  index: number,
): number {
  for (let before = index - 1; before >= 0; before -= 1)
    if (unmoved.has(before)) return (indices[before] ?? 0) + 1
  return 0
}

/** Whether an item overtook another one that was before it. */
function isMovedUp(
  indices: readonly (number | null)[],
  unmoved: ReadonlySet<number>,
  index: number,
): boolean {
  const to = indices[index] ?? 0
  return [...unmoved].some((other) => other < index && (indices[other] ?? 0) > to)
}
