import type { Data } from '../../../schemas/defaults.ts'

/** More entries do not fit into the bar. */
const MAX_BAR_ENTRIES = 7

/** What fits on a link, and into a path. */
const LABEL = /^(?=.*\S)[^\n\r\u2028\u2029]{1,80}$/
const TOP_PATH = /^\/[^/\s]*$/

interface Entry {
  readonly label: string
  readonly to: string
}

/**
 * Links to the pages at the top of a site, in the order of the file; always one at least.
 * @param home what the home page is called, if it has no name
 */
export function createDefaultNavigation(site: Data, home: string) {
  const routes = Array.isArray(site.routes) ? site.routes : []
  const found = routes.flatMap((route): Entry[] => {
    const { path, name, title } = (route ?? {}) as Data
    if (typeof path !== 'string' || !TOP_PATH.test(path)) return []
    const names = [name, path === '/' ? home : title, path.slice(1).slice(0, 80)]
    const label = names.find((one) => typeof one === 'string' && LABEL.test(one))
    return [{ label: String(label), to: path }]
  })
  const links = found.length > 0 ? found : [{ label: home, to: '/' }]
  return { bar: links.slice(0, MAX_BAR_ENTRIES), links }
}
