import type { Path } from '../../content/model.ts'
import type { Entry, ListTree, MapTree, Tree } from '../../content/tree.ts'

export interface Parent {
  readonly place: Place<MapTree | ListTree>
  readonly index: number
  readonly entry: Entry | undefined
}

export interface Place<T extends Tree = Tree> {
  readonly node: T
  readonly parent: Parent | undefined
  readonly inFlow: boolean
}

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
  // Only maps and lists have children.
  return { place: place as Place<MapTree | ListTree>, index, entry }
}

export const isMapPlace = (place: Place | undefined): place is Place<MapTree> =>
  place?.node.kind === 'map'

export const isListPlace = (place: Place | undefined): place is Place<ListTree> =>
  place?.node.kind === 'list'
