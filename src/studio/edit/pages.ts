import type { Path } from '../../content/model.ts'
import { routeKey } from '../../contract/routes.ts'
import { type Base, refusal, type Step } from './base.ts'
import { insert, remove } from './in-list.ts'
import { type NewAddress, pagesIn, relinked } from './links.ts'
import { isSame } from './meant.ts'
import { keysAt } from './schema-order.ts'
import { set } from './set.ts'

/** Several changes of the same file, none of which touches what another one does. */
function together(base: Base, changes: readonly ((base: Base) => Step)[]): Step {
  const drafts = changes.flatMap((change) => change(base).drafts)
  // What each means for the data counts on what those before it meant.
  let { data } = base.root
  for (const change of changes)
    data = change({ ...base, root: { ...base.root, data } }).data as typeof data
  return { drafts, data }
}

/** The page at an address, in any of its spellings. */
function pageAt(base: Base, address: string): number {
  const index = pagesIn(base.root).findIndex(
    ({ path }) => path !== undefined && routeKey(path) === routeKey(address),
  )
  if (index !== -1) return index
  throw refusal(base, 'edit/no-place', `There is no page at "${address}".`, ['routes'])
}

/** Gives a page another address, with everything that leads to it. */
export function renamePage(base: Base, from: string, to: string, redirect: boolean): Step {
  const index = pageAt(base, from)
  const links = relinked(base.root, base.context, from, (behind) => to + behind)
  const moves = redirect && routeKey(from) !== routeKey(to)
  const addresses = moves
    ? formerlyOf(base, index, [pagesIn(base.root)[index]?.path ?? from], to)
    : []
  return together(base, [
    (one) => set(one, ['routes', index, 'path'], to),
    ...links.map(
      ({ at, value }) =>
        (one: Base) =>
          set(one, at, value),
    ),
    ...addresses,
  ])
}

/** Takes out a page. @param redirect where its address leads from then on */
export function removePage(base: Base, path: string, redirect: string | undefined): Step {
  const index = pageAt(base, path)
  const page: Path = ['routes', index]
  if (redirect === undefined) return remove(base, page)
  const target = redirect.replace(/[?#].*/, '')
  if (routeKey(target) === routeKey(path)) throw refusal(base, 'edit/no-place', ITSELF, page)
  const address: NewAddress = () => redirect
  const isInside = (at: Path) => at[0] === 'routes' && at[1] === index
  const links = relinked(base.root, base.context, path, address).filter(({ at }) => !isInside(at))
  const { formerly = [], path: written = path } = pagesIn(base.root)[index] ?? {}
  const there = pagesIn(base.root).findIndex(
    (one) => one.path !== undefined && routeKey(one.path) === routeKey(target),
  )
  const known = !base.context || keysAt(base.root, page, base.context).includes('formerly')
  const addresses =
    there !== -1 && known ? formerlyOf(base, there, [...formerly, written], redirect) : []
  return together(base, [
    ...links.map(
      ({ at, value }) =>
        (one: Base) =>
          set(one, at, value),
    ),
    ...addresses,
    (one) => remove(one, page),
  ])
}

const ITSELF = 'A page that is taken out cannot be where its address leads.'

/** Adds addresses to those that a page had before; the one that it has is none of them. */
function formerlyOf(base: Base, index: number, added: readonly string[], current: string) {
  const before = pagesIn(base.root)[index]?.formerly ?? []
  const all = [...new Set([...before, ...added])]
  const value = all.filter((one) => routeKey(one) !== routeKey(current))
  const at: Path = ['routes', index, 'formerly']
  const isOneMore = before.length > 0 && isSame(value.slice(0, -1), before)
  return [
    (one: Base) =>
      isOneMore ? insert(one, [...at, before.length], value.at(-1) ?? '') : set(one, at, value),
  ]
}
