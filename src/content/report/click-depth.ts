import { routeKey } from '../../contract/routes.ts'
import type { CompiledSite } from '../model.ts'
import { listMenuTargets, listPageTargets } from '../pages/page-targets.ts'

/** Clicks from the home page to each page, by index; undefined if no links lead there. */
export function getClickDepths(site: CompiledSite): (number | undefined)[] {
  const keys = site.pages.map(({ path }) => routeKey(path))
  const indices = new Map(keys.map((key, index) => [key, index]))
  const depths: (number | undefined)[] = keys.map(() => undefined)
  const homes = [
    `${site.publication.base}/`,
    ...Object.values(site.languages).map(({ path }) => path),
  ]
  let reached = homes.flatMap((path) => indices.get(routeKey(path)) ?? [])
  const menus = listMenuTargets(site)
  for (let depth = 0; reached.length > 0; depth += 1) {
    for (const index of reached) depths[index] ??= depth
    const targets = reached.flatMap((index) => {
      const page = site.pages[index]
      return [...(page ? listPageTargets(page) : []), ...(depth === 0 ? menus : [])]
    })
    reached = [...new Set(targets)].flatMap((key) => {
      const index = indices.get(key)
      return index !== undefined && depths[index] === undefined ? [index] : []
    })
  }
  return depths
}
