import type { Span } from '../../diagnostics/position.ts'
import type { Entry, Tree } from '../../tree.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'

export const shiftSpan = ({ start, end }: Span, by: number): Span => ({
  start: start + by,
  end: end + by,
})

export const shiftError = (error: YamlSyntaxError, by: number): YamlSyntaxError => ({
  ...error,
  span: shiftSpan(error.span, by),
  causes: error.causes.map((cause) => cause + by),
})

/** Returns the same object if it does not move. */
export const shiftTree = (tree: Tree, by: number): Tree => (by === 0 ? tree : moveTree(tree, by))

function moveTree(tree: Tree, by: number): Tree {
  const span = shiftSpan(tree.span, by)
  if (tree.kind === 'scalar') return { ...tree, span }
  if (tree.kind === 'list')
    return { ...tree, span, items: tree.items.map((item) => moveTree(item, by)) }
  const entries = new Map<string, Entry>()
  for (const [name, { key, value }] of tree.entries)
    entries.set(name, { key: shiftSpan(key, by), value: moveTree(value, by) })
  return { ...tree, span, entries }
}
