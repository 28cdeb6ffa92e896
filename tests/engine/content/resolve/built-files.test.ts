import { expect, test } from 'vitest'
import { createContext } from '../../../../src/content/context.ts'
import { checkBuiltFiles } from '../../../../src/content/resolve/built-files.ts'
import { treeOf } from '../tree.ts'

const tree = treeOf('publication: {}\nnotFound: {}\nroutes:\n  - path: /\n  - path: /a\n')

/** What is said of files in the public folder: code, and where in the site file. */
const found = (...files: readonly string[]) => {
  const context = createContext(tree.data, new Map(files.map((file) => [file, null])))
  return checkBuiltFiles(tree, context).map(({ code, path }) => `${code} ${path.join('.')}`)
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
])('%s would take the place of what is made of %s', (file, place) => {
  expect(found(file)).toEqual([expect.stringMatching(new RegExp(`^\\S+ ${place}$`))])
})

test('compressed files lie beside what they are made of', () => {
  expect(found('/a.js', '/a.js.gz')).toHaveLength(1)
  expect(found('/a.js', '/a.js.br')).toHaveLength(1)
  expect(found('/a.png', '/a.png.gz', '/b.js.gz')).toEqual([])
})

test('what only looks like it is left alone', () => {
  expect(found('/a.js/b.svg', '/a.js.gz/b.svg', '/b/404.html', '/xsite/x')).toEqual([])
})
