import { describe, expect, test } from 'vitest'
import { sourceOf } from '../../../../src/content/diagnostics/position.ts'
import { type Doubts, NO_DOUBTS } from '../../../../src/content/resolve/doubts.ts'
import { routeDiagnostics } from '../../../../src/content/resolve/route-diagnostics.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { treeOf } from '../tree.ts'

const FILES = new Map([['/Terms.txt', null]])

const found = (text: string, doubts: Doubts = NO_DOUBTS) =>
  routeDiagnostics(sourceOf('x', text), treeOf(text), FILES, doubts, vocabulary).map(
    ({ code, path, span }) => [code, path.join('.'), text.slice(span.start, span.end)],
  )
const routes = (...paths: readonly string[]) =>
  `routes:\n${paths.map((path) => `  - path: ${path}\n`).join('')}`

describe('addresses', () => {
  test('stand for one page each, in any spelling', () => {
    expect(found(routes('/', '/a', '/b'))).toEqual([])
    expect(found(routes('/', '/a', '/A', '/a'))).toEqual([
      ['route/duplicate', 'routes.2.path', '/A'],
      ['route/duplicate', 'routes.3.path', '/a'],
    ])
  })
  test.each([
    '/api',
    '/API/x',
    '/assets',
    '/assets/x',
    '/404',
    '/404.html',
    '/terms.txt',
    '/Sitemap.xml',
    '/robots.txt',
  ])('%s is needed by the site', (path) =>
    expect(found(routes('/', path))).toEqual([['route/reserved', 'routes.1.path', path]]),
  )
  test.each([
    '/apis',
    '/x/api',
    '/assetsx',
    '/404x',
    '/404/x',
    '/x/404',
    '/404.htmlx',
    '/404xhtml',
    '/x/social/a.png',
  ])('%s is not', (path) => {
    expect(found(routes('/', path))).toEqual([])
  })
  test('of another type are left to the schema', () => {
    expect(found('routes:\n  - path: /\n  - path: 7\n  - x\n  - path: 7\n')).toEqual([])
  })
})

describe('the home page', () => {
  test('has to be there', () => {
    expect(found(routes('/a'))).toEqual([['route/no-home', 'routes', 'routes']])
  })
  test('is not missed where there are no pages', () => {
    expect([found('routes: []\n'), found('routes: x\n'), found('other: 1\n')]).toEqual([[], [], []])
  })
  test('is not missed where its address may be faulty', () => {
    const asked: unknown[] = []
    const page: Doubts['page'] = (missing) => {
      asked.push(missing)
      return true
    }
    expect(found(routes('/a'), { ...NO_DOUBTS, page })).toEqual([])
    expect(asked).toEqual([{ kind: 'page', name: '/' }])
  })
})

describe('ids of sections', () => {
  const page = (...sections: readonly string[]) =>
    `routes:\n  - path: /\n    sections:\n${sections.map((one) => `      - ${one}\n`).join('')}`
  test('are unique on their page, and none is the one of the page itself', () => {
    expect(found(page('id: a', 'id: b'))).toEqual([])
    expect(found(page('id: a', 'id: b', 'id: a'))).toEqual([
      ['anchor/duplicate', 'routes.0.sections.2.id', 'a'],
    ])
    expect(found(page('id: main'))).toEqual([
      ['anchor/duplicate', 'routes.0.sections.0.id', 'main'],
    ])
  })
  test('may be the same on two pages', () => {
    const text =
      'routes:\n  - { path: /, sections: [{ id: a }] }\n  - { path: /b, sections: [{ id: a }] }\n'
    expect(found(text)).toEqual([])
  })
  test('name the line of the first', () => {
    const text = page('id: a', 'id: a')
    const [diagnostic] = routeDiagnostics(
      sourceOf('x', text),
      treeOf(text),
      FILES,
      NO_DOUBTS,
      vocabulary,
    )
    expect(diagnostic?.hint).toContain('line 4')
  })
  test.each(['x', 'id: 7', '{}'])('are not looked for in %s', (section) => {
    expect(found(page(section, section))).toEqual([])
  })
  test('are not looked for without sections', () => {
    expect(found('routes:\n  - path: /\n    sections: x\n  - path: /b\n')).toEqual([])
  })
})
