import type { Data } from '../../../schemas/defaults.ts'
import { toRecord } from './record.ts'

/** More entries do not fit into one row of the bar. */
const MAX_BAR_ENTRIES = 7

const MORE = 'more'

const LABEL = /^(?=.*\S)[^\n\r\u2028\u2029]{1,80}$/
const TOP_PATH = /^\/[^/\s]*$/

interface Entry {
  readonly label: string
  readonly to: string
}

interface NavigationTexts {
  readonly home: string
  readonly more: string
  readonly linksTitle: string
}

/** Creates links to the top-level pages of a site, in the order of the file, at least one. */
export function createDefaultNavigation(site: Data, texts: NavigationTexts) {
  const links = findTopPages(site, texts.home)
  if (links.length <= MAX_BAR_ENTRIES) return { bar: links, panels: {}, links }
  const rest = links.slice(MAX_BAR_ENTRIES - 1)
  return {
    bar: [...links.slice(0, MAX_BAR_ENTRIES - 1), { panel: MORE }],
    panels: { [MORE]: { label: texts.more, groups: [{ title: texts.linksTitle, links: rest }] } },
    links,
  }
}

const isAllDrafts = (sections: unknown): boolean =>
  Array.isArray(sections) &&
  sections.length > 0 &&
  sections.every((section) => toRecord(section).draft === true)

function findTopPages(site: Data, home: string): Entry[] {
  const routes = Array.isArray(site.routes) ? site.routes : []
  const found = routes.flatMap((route): Entry[] => {
    const { path, name, title, draft, sections } = toRecord(route)
    if (typeof path !== 'string' || !TOP_PATH.test(path)) return []
    if (draft === true || isAllDrafts(sections)) return []
    const names = [name, path === '/' ? home : title, path.slice(1).slice(0, 80)]
    const label = names.find((one) => typeof one === 'string' && LABEL.test(one))
    return [{ label: String(label), to: path }]
  })
  return found.length > 0 ? found : [{ label: home, to: '/' }]
}
