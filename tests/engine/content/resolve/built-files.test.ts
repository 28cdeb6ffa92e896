import { expect, test } from 'vitest'
import { checkBuiltFiles } from '../../../../src/content/resolve/built-files.ts'
import { contextOf } from '../context.ts'

const text = 'publication: {}\nnotFound: {}\nroutes:\n  - path: /\n  - path: /a\n'

const found = (...files: readonly string[]) => {
  const context = contextOf(text, new Map(files.map((file) => [file, null])))
  return checkBuiltFiles(context).map(({ code, path }) => `${code} ${path.join('.')}`)
}

test.each([
  ['/sitemap.xml', 'publication'],
  ['/robots.txt.br', 'publication'],
  ['/Manifest.webmanifest.gz', 'publication'],
  ['/404.html', 'notFound'],
  ['/404.html.gz', 'notFound'],
  ['/404.html.br', 'notFound'],
  ['/index.html', 'routes.0.path'],
  ['/a/index.html.br', 'routes.1.path'],
  ['/a/index.html.gz', 'routes.1.path'],
  ['/.site/x', 'publication'],
])('checkBuiltFiles reports %s, which the build creates for %s', (file, place) => {
  expect(found(file)).toEqual([expect.stringMatching(new RegExp(`^\\S+ ${place}$`))])
})

test('checkBuiltFiles reports compressed copies of other files', () => {
  expect(found('/a.js', '/a.js.gz')).toHaveLength(1)
  expect(found('/a.js', '/a.js.br')).toHaveLength(1)
  expect(found('/a.png', '/a.png.gz', '/b.js.gz')).toEqual([])
})

test('checkBuiltFiles ignores similar names', () => {
  expect(found('/a.js/b.svg', '/a.js.gz/b.svg', '/b/404.html', '/xsite/x')).toEqual([])
})
