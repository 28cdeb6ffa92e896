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

/** Every page of them. */
export const everyPage = sites.flatMap(({ name, url, site }) =>
  site.pages.map(({ path, sections }) => ({
    title: `${name} ${path}`,
    address: url + path,
    site: name,
    url,
    kinds: sections.map(({ kind }) => kind),
    mobileBelowPx: site.shell.behaviour.mobileBelowPx,
  })),
)

const shown = new Set<string>()

/** The pages that show two kinds below each other as no page before does: what depends on styles alone is looked at there. */
export const everyLayout = everyPage.filter(({ site, kinds }) => {
  const pairs = ['top', ...kinds].map((kind, at) => `${site}: ${kind}, ${kinds[at] ?? 'end'}`)
  const isNew = pairs.some((pair) => !shown.has(pair))
  for (const pair of pairs) shown.add(pair)
  return isNew
})

/** The pages that are arranged like one of those: what depends on their texts is looked at. */
export const everyOtherPage = everyPage.filter((page) => !everyLayout.includes(page))
