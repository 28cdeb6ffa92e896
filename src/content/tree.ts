import type { Path } from './diagnostic.ts'
import type { Span } from './diagnostics/position.ts'

/** YAML with positions: the only view of the file for the rest of the compiler. */
export type Tree = MapTree | ListTree | ScalarTree

export interface MapTree {
  readonly kind: 'map'
  readonly span: Span
  readonly entries: ReadonlyMap<string, Entry>
  /** A tree that only moved keeps the same object, so results can be cached by it. */
  readonly data: Data
  readonly flow: boolean
}

export interface Entry {
  readonly key: Span
  readonly value: Tree
}

export interface ListTree {
  readonly kind: 'list'
  readonly span: Span
  readonly items: readonly Tree[]
  readonly flow: boolean
}

export interface ScalarTree {
  readonly kind: 'scalar'
  readonly span: Span
  readonly value: string | number | boolean | null
  readonly source: string
}

/** Immutable and without a prototype, so that every key is an own key. */
export type Data = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** No value, as in `key:`. */
export const isOmitted = (tree: Tree): boolean =>
  tree.kind === 'scalar' && tree.value === null && tree.source === ''

/** A word without a colon in braces. */
export const isBareWord = ({ key, value }: Entry): boolean =>
  isOmitted(value) && value.span.start === key.start

/** Takes less time and memory than `Object.create(null)`, which creates a hash table. */
export const createData = (): Record<string, unknown> => Object.setPrototypeOf({}, null)

export const withEntries = (data: Data, entries: Data): Data =>
  Object.assign(createData(), data, entries)

/** An ordinary object. Omits undefined values. */
export function mapValues(
  data: Data,
  map: (key: string, value: unknown) => unknown,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data)) {
    const result = map(key, value)
    // Assigning to this key would set the prototype.
    if (result !== undefined && key !== '__proto__') mapped[key] = result
  }
  return mapped
}

export function toData(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value
  return tree.kind === 'list' ? tree.items.map(toData) : tree.data
}

export function createMap(entries: ReadonlyMap<string, Entry>, span: Span, flow: boolean): MapTree {
  const data = createData()
  for (const [key, { value }] of entries) data[key] = toData(value)
  return { kind: 'map', span, entries, data, flow }
}

/** Whether a visited value is a page: its `data` is the same object while its text does not change. */
export const isPage = (tree: Tree, path: Path): tree is MapTree =>
  tree.kind === 'map' && path.length === 2 && path[0] === 'routes'

/**
 * Visits a value and everything in it, from top to bottom.
 * @param visit returns false to skip what is inside; its path is valid during the call only
 */
export function visitTree(
  tree: Tree,
  visit: (tree: Tree, path: Path) => boolean,
  path: (string | number)[] = [],
): void {
  if (!visit(tree, path) || tree.kind === 'scalar') return
  const last = path.push('') - 1
  if (tree.kind === 'list')
    for (const [index, item] of tree.items.entries()) {
      path[last] = index
      visitTree(item, visit, path)
    }
  else
    for (const [key, { value }] of tree.entries) {
      path[last] = key
      visitTree(value, visit, path)
    }
  path.pop()
}
