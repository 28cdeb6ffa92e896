import { describe, expect, test } from 'vitest'
import type { Context } from '../../../../src/content/context.ts'
import { checkRoutes } from '../../../../src/content/resolve/check-routes.ts'
import { contextOf } from '../context.ts'

const FILES = new Map([['/Terms.txt', null]])

const check = (context: Context) =>
  checkRoutes(context).map(({ code, path, span }) => [
    code,
    path.join('.'),
    context.source.text.slice(span.start, span.end),
  ])
const found = (text: string) => check(contextOf(text, FILES))
const routes = (...paths: readonly string[]) =>
  `routes:\n${paths.map((path) => `  - path: ${path}\n`).join('')}`

describe('checkRoutes: addresses', () => {
  test('reports addresses that the build or the server uses', () => {
    const needed = ['/api', '/API/x', '/assets', '/assets/x', '/404', '/404.html', '/terms.txt']
      .concat(['/Sitemap.xml', '/robots.txt'])
      .map((path, index) => ['route/reserved', `routes.${index + 1}.path`, path])
    expect(found(routes('/', ...needed.map(([, , path = '']) => path)))).toEqual(needed)
    const free = ['/apis', '/x/api', '/assetsx', '/404x', '/404/x', '/x/404', '/404.htmlx']
    expect(found(routes('/', ...free, '/404xhtml', '/x/social/a.png'))).toEqual([])
  })
})

describe('checkRoutes: the home page', () => {
  test('is not required without pages', () => {
    expect([found('routes: []\n'), found('routes: x\n'), found('other: 1\n')]).toEqual([[], [], []])
  })
  test('is not reported if another address is poisoned', () => {
    const context = contextOf(routes('/a'))
    const path = ['routes', 0, 'path']
    expect(check(context)).toHaveLength(1)
    context.poison.add([{ code: 'schema/format', message: '', span: { start: 0, end: 1 }, path }])
    expect(check(context)).toEqual([])
  })
})
