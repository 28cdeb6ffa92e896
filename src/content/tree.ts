import type { Span } from './diagnostics/position.ts'

/** YAML with positions and nothing else: what the rest of the compiler knows of the file. */
export type Tree = MapTree | ListTree | ScalarTree

export interface MapTree {
  readonly kind: 'map'
  readonly span: Span
  readonly entries: ReadonlyMap<string, Entry>
  /** The map as plain data: the same object in a tree that has only moved, so that what follows from it can be kept. */
  readonly data: Data
  /** Written with braces. */
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
  /** Written with brackets. */
  readonly flow: boolean
}

export interface ScalarTree {
  readonly kind: 'scalar'
  readonly span: Span
  readonly value: string | number | boolean | null
  /** The value as it is written, without quotes. */
  readonly source: string
}

/** A map as plain data. It has no prototype, so that every key is an own key. Nobody changes it. */
export type Data = Readonly<Record<string, unknown>>

/** Whether a value is left out, as in `key:`. */
export const isOmitted = (tree: Tree): boolean =>
  tree.kind === 'scalar' && tree.value === null && tree.source === ''

/** Whether an entry between braces is a word alone, without a colon. */
export const isBareWord = ({ key, value }: Entry): boolean =>
  isOmitted(value) && value.span.start === key.start

/** The value of a tree as plain data. */
export function toData(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value
  return tree.kind === 'list' ? tree.items.map(toData) : tree.data
}

/** A map with these entries. */
export function createMap(entries: ReadonlyMap<string, Entry>, span: Span, flow: boolean): MapTree {
  const data: Record<string, unknown> = Object.create(null)
  for (const [key, { value }] of entries) data[key] = toData(value)
  return { kind: 'map', span, entries, data, flow }
}
