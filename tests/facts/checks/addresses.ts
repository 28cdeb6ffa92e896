import { holds, same, type Topic } from './check.ts'

/** Pages with a part of the table of their own. */
const OTHERS = ['/', '/Contact-Us', '/Our-Clients', '/Careers']

/** Routes, and links that lead to none. */
export const addresses: Topic = {
  'every route exists as it is spelt, and no other': ({ pages }, { routes }) => {
    const found = new Set(pages.map(({ path }) => path))
    const given = new Set(routes)
    return [
      ...routes.flatMap((path) => holds(`no page at ${path}`, found.has(path))),
      ...[...found].flatMap((path) => holds(`a page at ${path}`, given.has(path))),
      ...same('number of pages', pages.length, routes.length),
    ]
  },
  'every service, technology and case study of the table is a page, and the other way round': (
    { pages },
    { services, technologies, cases, oddities, landings },
  ) => {
    const rows = [services, technologies, cases.studies, landings].flat()
    const given = [...rows.map(({ address }) => address), oddities.testPage.address, ...OTHERS]
    return same('pages', pages.map(({ path }) => path).sort(), given.sort())
  },
  'the undefined targets are flagged, and nothing else is': ({ links }, facts) => {
    const flagged = new Set(
      links.flags.map(({ target }) => target).filter((one) => one !== 'nothing'),
    )
    return same('flagged targets', [...flagged].sort(), [...facts.undefinedTargets].sort())
  },
  'the test page has its heading and nothing else': ({ pages }, { oddities: { testPage } }) => {
    const page = pages.find(({ path }) => path === testPage.address)
    const texts = page?.sections.flatMap((section) =>
      section.kind === 'hero'
        ? [section.headline, section.eyebrow, section.tagline, section.intro, section.action]
        : [section.kind],
    )
    return same(
      'the test page',
      texts?.filter((text) => text !== undefined),
      [testPage.heading],
    )
  },
}
