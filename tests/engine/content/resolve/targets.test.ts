import { expect, test } from 'vitest'
import { createTargets } from '../../../../src/content/resolve/targets.ts'

const files = new Map([['/x.svg', { width: 1, height: 2 }]])

test('knows what references can refer to', () => {
  const targets = createTargets(
    {
      company: { name: 'Plank' },
      figures: { home: { projects: { value: '1' }, years: 2 }, other: {} },
      navigation: { panels: { services: {}, technologies: null } },
      collections: { company: {}, work: {} },
      routes: [
        { path: '/', sections: [{ id: 'top' }, { id: 7 }, {}, null, { id: 'end' }] },
        { path: '/Careers' },
      ],
    },
    files,
  )
  expect([...targets.figures]).toEqual(['home.projects', 'home.years'])
  expect([...targets.panels]).toEqual(['services', 'technologies'])
  expect([...targets.collections]).toEqual(['company', 'work'])
  expect(targets.publicFiles).toBe(files)
  expect(targets.variables.get('company.name')?.text).toBe('Plank')
  expect([...targets.pages]).toEqual([
    ['/', { path: '/', at: ['routes', 0, 'path'], anchors: new Set(['main', 'top', 'end']) }],
    ['/careers', { path: '/Careers', at: ['routes', 1, 'path'], anchors: new Set(['main']) }],
  ])
})

test('of two pages with one address the first counts', () => {
  const { pages } = createTargets(
    { routes: [{ path: '/a', sections: [{ id: 'x' }] }, { path: '/A' }] },
    files,
  )
  expect([...pages.values()]).toEqual([
    { path: '/a', at: ['routes', 0, 'path'], anchors: new Set(['main', 'x']) },
  ])
})

test.each([
  {},
  { figures: null, navigation: [], collections: 'x', routes: {}, company: 1 },
  {
    figures: [{ a: {} }],
    navigation: { panels: ['x'] },
    collections: [{ a: 1 }],
    routes: [null, 'x', { path: 5 }, []],
  },
  { figures: { home: ['x'] }, navigation: { panels: 'abc' }, routes: [[{ path: '/' }]] },
])('what is of another form is nothing: %j', (site) => {
  const { figures, panels, collections, pages } = createTargets(site, files)
  expect([figures.size, panels.size, collections.size, pages.size]).toEqual([0, 0, 0, 0])
})
