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
  site.pages.map(({ path }) => ({
    title: `${name} ${path}`,
    address: url + path,
    site: name,
    url,
    mobileBelowPx: site.shell.behaviour.mobileBelowPx,
  })),
)

/** One page of every sequence of section kinds. */
export const everyLayout = sites.flatMap(({ url, site }) => [
  ...new Map(
    site.pages.map(({ path, sections }) => [sections.map(({ kind }) => kind).join(), url + path]),
  ).values(),
])
