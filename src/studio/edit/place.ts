import type { Path } from '../../content/model.ts'
import type { Entry, ListTree, MapTree, Tree } from '../../content/tree.ts'

/** What holds a value: an entry of a map, or an item of a list. */
export interface Parent {
  readonly place: Place<MapTree | ListTree>
  /** Which of the entries or items it is. */
  readonly index: number
  /** Where a map holds it. */
  readonly entry: Entry | undefined
}

/** A value of the file and what is around it. */
export interface Place<T extends Tree = Tree> {
  readonly node: T
  /** Undefined for the whole file. */
  readonly parent: Parent | undefined
  /** Whether it stands in braces or brackets. */
  readonly inFlow: boolean
}

/** The value at a path; undefined where the file has none. */
export function findPlace(root: Tree, path: Path): Place | undefined {
  let place: Place | undefined = { node: root, parent: undefined, inFlow: false }
  for (const step of path) place = place && findChild(place, step)
  return place
}

function findChild(place: Place, step: string | number): Place | undefined {
  const { node } = place
  if (node.kind === 'scalar') return undefined
  const inFlow = place.inFlow || node.flow
  if (node.kind === 'list') {
    const item = typeof step === 'number' ? node.items[step] : undefined
    return item && { node: item, parent: createParent(place, Number(step), undefined), inFlow }
  }
  const entry = node.entries.get(String(step))
  if (!entry) return undefined
  const index = [...node.entries.keys()].indexOf(String(step))
  return { node: entry.value, parent: createParent(place, index, entry), inFlow }
}

function createParent(place: Place, index: number, entry: Entry | undefined): Parent {
  // Only maps and lists have anything inside.
  return { place: place as Place<MapTree | ListTree>, index, entry }
}

export const isMapPlace = (place: Place | undefined): place is Place<MapTree> =>
  place?.node.kind === 'map'

export const isListPlace = (place: Place | undefined): place is Place<ListTree> =>
  place?.node.kind === 'list'
