/** Sites whose pages must follow all rules. */
import { inject } from 'vitest'

export const sites = [
  { name: 'site', url: inject('url'), site: inject('site'), outDir: inject('outDir') },
  {
    name: 'example',
    url: inject('exampleUrl'),
    site: inject('exampleSite'),
    outDir: inject('exampleOutDir'),
  },
]

const everyPage = sites.flatMap(({ name, url, site }) =>
  site.pages.map(({ path, sections }) => ({
    title: `${name} ${path}`,
    path,
    address: url + path,
    site: name,
    url,
    kinds: sections.map(({ kind }) => kind),
    mobileBelowPx: site.shell.behaviour.mobileBelowPx,
  })),
)

const shown = new Set<string>()

/** Whether any item is new; remembers all of them. */
function isNew(things: readonly string[]): boolean {
  const found = things.some((one) => !shown.has(one))
  for (const one of things) shown.add(one)
  return found
}

/** The first page for each section kind: rules about styles run there. */
export const layoutPages = everyPage.filter(({ kinds }) => isNew(kinds))

/** Pages of a site. `isNewOrder`: its sequence of kinds is new, and it is not in `layoutPages`. */
export const getPages = (site: string) =>
  everyPage
    .filter((page) => page.site === site)
    .map((page) => ({
      ...page,
      isNewOrder: isNew([`${site}: ${page.kinds}`]) && !layoutPages.includes(page),
    }))
