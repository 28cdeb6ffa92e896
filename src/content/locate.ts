import { type Source, type Span, toPoint } from './diagnostics/position.ts'
import type { Path } from './model.ts'
import type { Entry, Tree } from './tree.ts'

interface Located {
  readonly tree: Tree
  readonly entry: Entry | undefined
  readonly found: boolean
}

export function locate(root: Tree, path: Path): Located {
  let place: Located = { tree: root, entry: undefined, found: true }
  for (const step of path) {
    const { tree } = place
    const entry: Entry | undefined =
      tree.kind === 'map' ? tree.entries.get(String(step)) : undefined
    const item = tree.kind === 'list' && typeof step === 'number' ? tree.items[step] : undefined
    const next = entry?.value ?? item
    if (!next) return { ...place, found: false }
    place = { tree: next, entry, found: true }
  }
  return place
}

/** For a missing path: the key of the nearest existing ancestor, or the first character of a list item. */
export function getSpan(root: Tree, path: Path): Span {
  const { tree, entry, found } = locate(root, path)
  if (found) return tree.span
  return entry?.key ?? { start: tree.span.start, end: tree.span.start + 1 }
}

/** The span of the key at a path, or of the value for a list item. */
export function getKeySpan(root: Tree, path: Path): Span {
  const { tree, entry, found } = locate(root, path)
  if (!found) return getSpan(root, path)
  return entry?.key ?? tree.span
}

export function getItems(root: Tree, path: Path): readonly Tree[] {
  const { tree, found } = locate(root, path)
  return found && tree.kind === 'list' ? tree.items : []
}

export function getString(tree: Tree, key: string): string | undefined {
  const value = tree.kind === 'map' ? tree.entries.get(key)?.value : undefined
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined
}

export const getChild = (tree: Tree, key: string): Tree | undefined =>
  tree.kind === 'map' ? tree.entries.get(key)?.value : undefined

export const getLine = (source: Source, root: Tree, path: Path): number =>
  toPoint(source, getSpan(root, path).start).line
