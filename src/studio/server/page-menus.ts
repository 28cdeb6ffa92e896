import type { Path } from '../../content/model.ts'
import { isDraft } from '../../content/pages/drafts.ts'
import { parseAddress } from '../../content/resolve/address.ts'
import { collectVariables, fillVariables, type Variables } from '../../content/resolve/variables.ts'
import { isMap, type MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import { routeKey } from '../../contract/routes.ts'
import type { FormSource } from '../forms/form-source.ts'
import { getListLimits } from '../forms/list.ts'
import type { SiteChange } from '../protocol/edits.ts'
import type { PageDetails, PageMenu } from '../protocol/page.ts'

export function describePage(root: MapTree, source: FormSource, page: number): PageDetails {
  const at = ['routes', page]
  const isOwnDraft = isDraft(getValueAt(root.data, at))
  return { at, isDraft: isOwnDraft, menus: listPageMenus(root, source, page) }
}

/** The menus in the language of a page, each with the edit that adds or removes the link to the page. */
export function listPageMenus(root: MapTree, source: FormSource, page: number): PageMenu[] {
  const route = getValueAt(source.value, ['routes', page])
  if (!isMap(route) || typeof route.path !== 'string') return []
  const { path } = route
  const variables = collectVariables(root.data)
  const label = getLabel(route)
  return listMenus(source, findLanguage(listLanguages(root.data), route)?.code).map(
    ({ title, at }) => {
      const written = getValueAt(source.value, at)
      const entries: readonly unknown[] = Array.isArray(written) ? written : []
      const leading = entries.flatMap((entry, index) =>
        leadsTo(entry, path, variables) ? [index] : [],
      )
      const { min, max } = getListLimits(source, at)
      const isShown = leading.length > 0
      const reason = isShown
        ? entries.length - leading.length < min && 'The menu needs at least one entry.'
        : max !== null && entries.length >= max && `The menu has ${max} entries already.`
      const next = isShown
        ? entries.filter((_, index) => !leading.includes(index))
        : [...entries, { label, to: path }]
      return {
        title,
        isShown,
        reason: reason || null,
        // A menu that is not in the file lists the pages by itself. It is written with the first change.
        changes: source.isInFile(at)
          ? createChanges(at, leading, entries.length, next.at(-1))
          : [{ do: 'set', at, value: next }],
      }
    },
  )
}

function createChanges(
  at: Path,
  leading: readonly number[],
  length: number,
  value: unknown,
): SiteChange[] {
  if (leading.length === 0) return [{ do: 'insert', at: [...at, length], value }]
  // Later entries first, so that the paths of the others stay valid.
  return leading.toReversed().map((index) => ({ do: 'remove', at: [...at, index] }))
}

function listMenus(
  source: FormSource,
  language: string | undefined,
): { readonly title: string; readonly at: Path }[] {
  const base: Path = language === undefined ? [] : ['languages', language]
  const panels = getValueAt(source.value, [...base, 'navigation', 'panels'])
  const groups = Object.entries(isMap(panels) ? panels : {}).flatMap(([name, panel]) => {
    const list = getValueAt(panel, ['groups'])
    const label = String(getValueAt(panel, ['label']) ?? name)
    return (Array.isArray(list) ? list : []).map((group, index) => ({
      title: `${label}: ${String(getValueAt(group, ['title']) ?? index + 1)}`,
      at: [...base, 'navigation', 'panels', name, 'groups', index, 'links'],
    }))
  })
  return [
    { title: 'Main menu', at: [...base, 'navigation', 'bar'] },
    ...groups,
    { title: 'Footer', at: [...base, 'footer', 'links'] },
  ]
}

function leadsTo(entry: unknown, path: string, variables: Variables): boolean {
  const to = getValueAt(entry, ['to'])
  if (typeof to !== 'string') return false
  const address = parseAddress(fillVariables(to, variables).text)
  return address.kind === 'route' && routeKey(address.path) === routeKey(path)
}

/** The name of the page, else its title without an addition: "Jobs: work with us". */
function getLabel({ name, title }: Readonly<Record<string, unknown>>): string {
  const written = typeof name === 'string' ? name : String(title).split(/: | [|–—-] /)[0]
  return (written ?? '').slice(0, 80)
}
