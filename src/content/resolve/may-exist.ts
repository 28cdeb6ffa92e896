import { findClosest } from '../../contract/nearest.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { getItems, getString, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { getDefinitionPath, type MissingTarget } from '../reference-diagnostic.ts'
import type { Tree } from '../tree.ts'

/** Whether a missing target may exist under a poisoned definition. */
export type MayExist = (missing: MissingTarget) => boolean

type Place = Pick<Context, 'source' | 'root' | 'poison'>

export function createMayExist({ source, root, poison }: Place): MayExist {
  const pages = listLostPages({ source, root, poison })
  return (missing) => {
    const { kind, name } = missing
    if (kind === 'anchor') return mayHaveAnchor({ source, root, poison }, missing)
    if (kind === 'page') {
      if (poison.hidesDefinition(root, ['routes']) || (name === '/' && pages.length > 0))
        return true
      return pages.flat().some((text) => isAlike(name, text))
    }
    const path = getDefinitionPath(missing)
    // A text shows the value of a figure.
    return poison.hidesDefinition(root, kind === 'figure' ? [...path, 'value'] : path)
  }
}

/** Texts that may name a page without a usable address: the address as it is in the file, title and name. */
function listLostPages({ source, root, poison }: Place): string[][] {
  const known = new Set<string>()
  return getItems(root, ['routes']).flatMap((route, index) => {
    const at: Path = ['routes', index, 'path']
    const path = getString(route, 'path')
    const isCopy = path !== undefined && known.has(routeKey(path))
    if (path !== undefined) known.add(routeKey(path))
    const names = ['title', 'name'].flatMap((key) => getString(route, key) ?? [])
    if (isCopy) return [names]
    if (path !== undefined && !poison.has(at)) return []
    const { tree, found } = locate(root, at)
    if (!found && route.kind !== 'scalar') return [names]
    const { start, end } = (found ? tree : route).span
    return [[source.text.slice(start, end), ...names]]
  })
}

function mayHaveAnchor({ root, poison }: Place, { name, page }: MissingTarget): boolean {
  const index = getItems(root, ['routes']).findIndex((route) => getString(route, 'path') === page)
  const path = ['routes', index, 'sections']
  const sections = getItems(root, path)
  const isLost = (section: Tree, position: number) => {
    const at = [...path, position]
    return poison.has(at) || poison.has([...at, 'id']) || poison.hasMisnamedKey(at)
      ? listTexts(section).some((text) => isAlike(name, text))
      : false
  }
  return sections.length === 0 || sections.some(isLost)
}

const listTexts = (tree: Tree): string[] => {
  const values = tree.kind === 'map' ? [...tree.entries.values()].map(({ value }) => value) : [tree]
  return values.flatMap((one) => (one.kind === 'scalar' ? [one.source] : []))
}

/** Shorter names occur in too many words. */
const MIN_LETTERS = 4

function isAlike(name: string, text: string): boolean {
  const [whole = '', last = '', other = ''] = [name, name.replace(/^.*\//, ''), text].map((one) =>
    one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  )
  if (other === whole || other === last) return true
  if (findClosest(whole, [other]) !== undefined) return true
  return (
    (last.length >= MIN_LETTERS && other.includes(last)) ||
    (other.length >= MIN_LETTERS && whole.includes(other))
  )
}
