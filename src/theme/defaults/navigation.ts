import type { Data } from '../../../schemas/defaults.ts'
import { toRecord } from './record.ts'

/** More entries do not fit into one row of the bar. */
const MAX_BAR_ENTRIES = 7

const MORE = 'more'

const LABEL = /^(?=.*\S)[^\n\r\u2028\u2029]{1,80}$/
const TOP_PATH = /^\/[^/\s]*$/

/** The pages of one language. */
export interface SitePages {
  /** Path of the home page. */
  readonly home: string
  readonly routes: readonly Data[]
}

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
export function createDefaultNavigation(pages: SitePages, texts: NavigationTexts) {
  const links = findTopPages(pages, texts.home)
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

function findTopPages({ home, routes }: SitePages, homeLabel: string): Entry[] {
  const found = routes.flatMap(({ path, name, title, draft, sections }): Entry[] => {
    if (typeof path !== 'string' || !isTopPath(path, home)) return []
    if (draft === true || isAllDrafts(sections)) return []
    const names = [name, path === home ? homeLabel : title, path.slice(1).slice(0, 80)]
    const label = names.find((one) => typeof one === 'string' && LABEL.test(one))
    return [{ label: String(label), to: path }]
  })
  return found.length > 0 ? found : [{ label: homeLabel, to: home }]
}

const isTopPath = (path: string, home: string): boolean =>
  TOP_PATH.test(path) ||
  path === home ||
  (path.startsWith(`${home}/`) && TOP_PATH.test(path.slice(home.length)))
