import { BUILT_FILES } from '../../../../src/content/resolve/built-files.ts'
import { routeKey } from '../../../../src/contract/routes.ts'
import { publicFiles } from './ground.ts'
import type { Raw } from './json.ts'

/** Addresses that pages cannot use. */
const RESERVED =
  /^\/(api|assets)(\/|$)|^\/404(\.html)?$|^\/social\/[^/]+\.png(\/|$)|\/index\.html(\.br|\.gz)?(\/|$)/

/** Files, whose addresses pages cannot use either. */
const FILES = [...publicFiles.keys(), ...BUILT_FILES, '/404.html'].flatMap((file) =>
  ['', '.br', '.gz'].map((form) => `${routeKey(file)}${form}/`),
)

/** Unique free paths for the pages; the first page is the home page. */
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
