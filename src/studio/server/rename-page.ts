import type { MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import { findLanguage, isBelow, listLanguages } from '../../contract/languages.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Change } from '../edit/index.ts'
import { setWithParents } from './set-with-parents.ts'

type RenamePage = Extract<Change, { readonly do: 'renamePage' }>

/** Renaming the home page of a language moves the path of the language, and with it all pages in the language below it. */
export function renameWithLanguage(root: MapTree, change: RenamePage): readonly Change[] {
  const languages = listLanguages(root.data)
  const { from, to } = change
  const language = languages.find(({ path }) => routeKey(path) === routeKey(from))
  if (!language) return [change]
  const routes = getValueAt(root.data, ['routes'])
  const moved = (Array.isArray(routes) ? routes : []).flatMap((route): Change[] => {
    const path = getValueAt(route, ['path'])
    if (typeof path !== 'string' || routeKey(path) === routeKey(from)) return []
    const place = { path, language: getValueAt(route, ['language']) }
    const isInLanguage = findLanguage(languages, place)?.code === language.code
    if (!isInLanguage || !isBelow(path, language.path)) return []
    return [{ ...change, from: path, to: to + path.slice(language.path.length) }]
  })
  return [setWithParents(root, ['languages', language.code, 'path'], to), change, ...moved]
}
