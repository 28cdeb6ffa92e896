import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../../src/build/project.ts'
import { largeSite } from './large-site.ts'

const project = projectOf(process.env)
const own = readFileSync(project.siteFile, 'utf8')
const { value: original } = compileProject(project)
const ROUTES = 150

test('a large site is a good one: further pages of the same kinds, which link to each other', () => {
  const text = largeSite(own, ROUTES)
  expect(largeSite(own, ROUTES)).toBe(text)
  const { value, diagnostics } = compileProject(project, text)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const pages = value?.pages ?? []
  expect(pages).toHaveLength(ROUTES)
  const first = original?.pages ?? []
  const kindsOf = (page: (typeof pages)[number] | undefined) =>
    page?.sections.map(({ kind }) => kind)
  for (const [index, page] of pages.entries())
    expect(kindsOf(page)).toEqual(kindsOf(first[index % first.length]))
  // Links of the first copy lead to pages of the first copy.
  const copy = pages.slice(first.length, 2 * first.length)
  const paths = new Set(copy.map(({ path }) => path))
  const links = JSON.stringify(copy).match(/"kind":"route","href":"[^"#]+/g) ?? []
  const inside = links.filter((link) => paths.has(link.replace(/.*"/, '')))
  expect(links.length).toBeGreaterThan(50)
  expect(inside).toHaveLength(links.length)
})

test('a site in another form is refused: it would not be what is measured', () => {
  expect(() => largeSite('routes: []\n', 10)).toThrow('not where they were')
})
