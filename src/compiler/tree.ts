import type { Span } from '../diagnostics/position.ts'

/** YAML with positions and nothing else: what the rest of the compiler knows of the file. */
export type Tree = MapTree | ListTree | ScalarTree

export interface MapTree {
  readonly kind: 'map'
  readonly span: Span
  readonly entries: ReadonlyMap<string, Entry>
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

/** Whether a value is left out, as in `key:`. */
export const isUnwritten = (tree: Tree): boolean =>
  tree.kind === 'scalar' && tree.value === null && tree.source === ''

/** Whether an entry between braces is a word alone, without a colon. */
export const isBare = ({ key, value }: Entry): boolean =>
  isUnwritten(value) && value.span.start === key.start

/** The value of a tree as plain data. Maps have no prototype, so that every key is an own key. */
export function plain(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value
  if (tree.kind === 'list') return tree.items.map(plain)
  const object: Record<string, unknown> = Object.create(null)
  for (const [key, entry] of tree.entries) object[key] = plain(entry.value)
  return object
}
