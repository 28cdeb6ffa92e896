import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages, sets, shell } = site

/** Every address of a page to which a value leads. */
const targetsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  const { kind, href } = value as { readonly kind?: unknown; readonly href?: unknown }
  const own = kind === 'route' && typeof href === 'string' ? [href] : []
  return [...own, ...Object.values(value).flatMap(targetsIn)]
}

const inSet = (set: string) => pages.filter(({ sheet }) => sheet.set === set)
const works = Object.entries(sets).filter(([, { subject }]) => subject === 'work')

test.for(works)('the page of the set %s lists all works of it', ([name, { page }]) => {
  const [home] = targetsIn(page)
  const list = pages.find(({ path }) => path === home)
  const members = inSet(name).filter(({ path }) => path !== home)
  const listed = new Set(
    (list?.sections ?? []).filter(({ kind }) => kind === 'links').flatMap(targetsIn),
  )
  expect(members.length).toBeGreaterThan(0)
  // It may list works of other sets as well: a work can fit two services.
  expect(members.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([])
})

test('the menu of technologies leads to the pages of their set', () => {
  const { groups } = shell.navigation.panels.technologies ?? { groups: [] }
  expect([...new Set(targetsIn(groups))].sort()).toEqual(
    inSet('technologies')
      .map(({ path }) => path)
      .sort(),
  )
})
