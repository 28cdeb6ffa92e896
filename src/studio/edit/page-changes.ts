import { isDeepEqual } from '../../content/deep-equal.ts'
import type { Path } from '../../content/model.ts'
import { routeKey } from '../../contract/routes.ts'
import { createEditError, type EditContext, type Step } from './edit-context.ts'
import { getPages, type NewAddress, rewriteLinks } from './links.ts'
import { insert, remove } from './list-changes.ts'
import { getKeyOrder } from './schema-order.ts'
import { setValue } from './set-key.ts'

function combineSteps(base: EditContext, changes: readonly ((base: EditContext) => Step)[]): Step {
  const splices = changes.flatMap((change) => change(base).splices)
  let { data } = base.root
  for (const change of changes)
    data = change({ ...base, root: { ...base.root, data } }).data as typeof data
  return { splices, data }
}

function findPage(base: EditContext, address: string): number {
  const index = getPages(base.root).findIndex(
    ({ path }) => path !== undefined && routeKey(path) === routeKey(address),
  )
  if (index !== -1) return index
  const message = `There is no page at "${address}".`
  throw createEditError(base, { code: 'edit/no-place', message, path: ['routes'] })
}

export function renamePage(base: EditContext, from: string, to: string, redirect: boolean): Step {
  const index = findPage(base, from)
  const links = rewriteLinks(base.root, base.context, from, (behind) => to + behind)
  const isElsewhere = routeKey(from) !== routeKey(to)
  const left = redirect && isElsewhere ? [getPages(base.root)[index]?.path ?? from] : []
  const addresses = addFormerAddresses(base, index, left, to)
  return combineSteps(base, [
    (one) => setValue(one, ['routes', index, 'path'], to),
    ...links.map(
      ({ at, value }) =>
        (one: EditContext) =>
          setValue(one, at, value),
    ),
    ...addresses,
  ])
}

export function removePage(base: EditContext, path: string, redirect: string | undefined): Step {
  const index = findPage(base, path)
  const page: Path = ['routes', index]
  if (redirect === undefined) return remove(base, page)
  const target = redirect.replace(/[?#].*/, '')
  if (routeKey(target) === routeKey(path))
    throw createEditError(base, { code: 'edit/no-place', message: REDIRECT_TO_ITSELF, path: page })
  const address: NewAddress = () => redirect
  const isInside = (at: Path) => at[0] === 'routes' && at[1] === index
  const links = rewriteLinks(base.root, base.context, path, address).filter(
    ({ at }) => !isInside(at),
  )
  const { formerly = [], path: written = path } = getPages(base.root)[index] ?? {}
  const there = getPages(base.root).findIndex(
    (one) => one.path !== undefined && routeKey(one.path) === routeKey(target),
  )
  const known = !base.context || getKeyOrder(base.root, page, base.context).includes('formerly')
  const addresses =
    there !== -1 && known ? addFormerAddresses(base, there, [...formerly, written], redirect) : []
  return combineSteps(base, [
    ...links.map(
      ({ at, value }) =>
        (one: EditContext) =>
          setValue(one, at, value),
    ),
    ...addresses,
    (one) => remove(one, page),
  ])
}

const REDIRECT_TO_ITSELF = 'A deleted page cannot redirect to itself.'

function addFormerAddresses(
  base: EditContext,
  index: number,
  added: readonly string[],
  current: string,
) {
  const before = getPages(base.root)[index]?.formerly ?? []
  const all = [...new Set([...before, ...added])]
  const value = all.filter((one) => routeKey(one) !== routeKey(current))
  if (isDeepEqual(value, before)) return []
  const at: Path = ['routes', index, 'formerly']
  if (value.length === 0) return [(one: EditContext) => remove(one, at)]
  const isOneMore = before.length > 0 && isDeepEqual(value.slice(0, -1), before)
  return [
    (one: EditContext) =>
      isOneMore
        ? insert(one, [...at, before.length], value.at(-1) ?? '')
        : setValue(one, at, value),
  ]
}
