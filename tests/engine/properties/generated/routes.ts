import { BUILT_FILES } from '../../../../src/content/resolve/built-files.ts'
import { routeKey } from '../../../../src/contract/routes.ts'
import { publicFiles } from './ground.ts'
import type { Raw } from './json.ts'

/** Addresses that no page may have. */
const RESERVED =
  /^\/(api|assets)(\/|$)|^\/404(\.html)?$|^\/social\/[^/]+\.png(\/|$)|\/index\.html(\.br|\.gz)?(\/|$)/

/** Files, under whose addresses there are no pages either. */
const FILES = [...publicFiles.keys(), ...BUILT_FILES, '/404.html'].flatMap((file) =>
  ['', '.br', '.gz'].map((form) => `${routeKey(file)}${form}/`),
)

/** The paths of pages, each once and none that is taken; the first page is the home page. */
export function closedPaths(routes: readonly Raw[]): string[] {
  const taken = new Set<string>()
  return routes.map(({ path }, index) => {
    const wanted = index === 0 ? '/' : String(path)
    const isFree = (one: string) =>
      !taken.has(routeKey(one)) &&
      !RESERVED.test(routeKey(one)) &&
      !FILES.some((file) => `${routeKey(one)}/`.startsWith(file))
    const own = isFree(wanted) ? wanted : `/page-${index}`
    taken.add(routeKey(own))
    return own
  })
}
