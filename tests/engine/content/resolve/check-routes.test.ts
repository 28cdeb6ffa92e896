import { describe, expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { checkRoutes } from '../../../../src/content/resolve/check-routes.ts'
import { type Doubts, NO_DOUBTS } from '../../../../src/content/resolve/doubts.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { treeOf } from '../tree.ts'

const FILES = new Map([['/Terms.txt', null]])

const found = (text: string, doubts: Doubts = NO_DOUBTS) =>
  checkRoutes(createSource('x', text), treeOf(text), FILES, doubts, vocabulary).map(
    ({ code, path, span }) => [code, path.join('.'), text.slice(span.start, span.end)],
  )
const routes = (...paths: readonly string[]) =>
  `routes:\n${paths.map((path) => `  - path: ${path}\n`).join('')}`

describe('addresses', () => {
  test('that the site needs itself are no pages', () => {
    const needed = ['/api', '/API/x', '/assets', '/assets/x', '/404', '/404.html', '/terms.txt']
      .concat(['/Sitemap.xml', '/robots.txt'])
      .map((path, index) => ['route/reserved', `routes.${index + 1}.path`, path])
    expect(found(routes('/', ...needed.map(([, , path = '']) => path)))).toEqual(needed)
    const free = ['/apis', '/x/api', '/assetsx', '/404x', '/404/x', '/x/404', '/404.htmlx']
    expect(found(routes('/', ...free, '/404xhtml', '/x/social/a.png'))).toEqual([])
  })
  test('of another type are left to the schema', () => {
    expect(found('routes:\n  - path: /\n  - path: 7\n  - x\n  - path: 7\n')).toEqual([])
  })
})

describe('the home page', () => {
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
    `routes:\n  - path: /\n    sections: [${sections.join(', ')}]\n`
  test.each([
    page('{ id: a }', '{ id: b }'),
    // The same on two pages.
    `${page('{ id: a }')}  - { path: /b, sections: [{ id: a }] }\n`,
    ...['x', '{ id: 7 }', '{}'].map((section) => page(section, section)),
    'routes:\n  - path: /\n    sections: x\n  - path: /b\n',
  ])('have nothing wrong with them in %j', (text) => expect(found(text)).toEqual([]))
})
