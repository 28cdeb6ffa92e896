import type { ListTree, MapTree, Tree } from '../../content/tree.ts'
import { getChunks } from './chunks.ts'

export interface Style {
  /** Indentation of a map relative to its key. */
  readonly step: number
  /** Indentation of a list relative to its key. */
  readonly listStep: number
  /** Whether braces have inner spaces. */
  readonly padded: boolean
  /** Whether the file has dates without quotes, which YAML 1.1 does not read as text. */
  readonly unquotedDates: boolean
}

const UNQUOTED_DATE = /(?<=[:,[{-] +)\d{4}-\d\d-\d\d(?=$|[\s,\]}T])/m

/** Uses the first occurrence of each style in the file. */
export function detectStyle(text: string, root: Tree): Style {
  let step: number | undefined
  let listStep: number | undefined
  let padded: boolean | undefined
  const visit = (node: MapTree | ListTree): void => {
    if (node.flow) {
      const { start, end } = node.span
      if (node.kind === 'map' && text.charAt(start) === '{' && end - start > 2)
        padded ??= /\s/.test(text.charAt(start + 1))
      return
    }
    const chunks = getChunks(text, node)
    const children =
      node.kind === 'map' ? [...node.entries.values()].map(({ value }) => value) : node.items
    for (const [index, child] of children.entries()) {
      if (step !== undefined && listStep !== undefined && padded !== undefined) return
      if (child.kind === 'scalar') continue
      const own = chunks[index]?.column ?? 0
      const first = child.flow || isEmpty(child) ? undefined : getChunks(text, child)[0]
      if (node.kind === 'map' && first) {
        if (child.kind === 'map') step ??= first.column - own
        else listStep ??= first.column - own
      }
      visit(child)
    }
  }
  if (root.kind !== 'scalar' && !isEmpty(root)) visit(root)
  return {
    step: step ?? 2,
    listStep: listStep ?? step ?? 2,
    padded: padded ?? true,
    unquotedDates: UNQUOTED_DATE.test(text),
  }
}

export const isEmpty = (node: MapTree | ListTree): boolean =>
  node.kind === 'map' ? node.entries.size === 0 : node.items.length === 0
