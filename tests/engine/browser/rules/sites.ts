/** The sites whose pages keep to the rules: the project's own one, whatever it says, and the example. */
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

/** What is new of some things; each is known afterwards. */
function isNew(things: readonly string[]): boolean {
  const found = things.some((one) => !shown.has(one))
  for (const one of things) shown.add(one)
  return found
}

/** The pages that show a kind as no page before does: what depends on styles alone is looked at there. */
export const layoutPages = everyPage.filter(({ kinds }) => isNew(kinds))

/**
 * The pages of a site. One in `everyLayout` is a layout; where kinds follow each other as on no page before, the order
 * is new, and axe looks as well.
 */
export const getPages = (site: string) =>
  everyPage
    .filter((page) => page.site === site)
    .map((page) => ({
      ...page,
      isLayout: layoutPages.includes(page),
      isNewOrder: isNew([`${site}: ${page.kinds}`]),
    }))
