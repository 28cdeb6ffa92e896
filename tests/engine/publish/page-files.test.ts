import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { pageFile } from '../../../src/contract/routes.ts'
import { createPageFiles } from '../../../src/publish/page-files.ts'

const page = (path: string, title = path): PageData =>
  // Only these fields tell pages apart here.
  ({ id: path, path, title, sections: [] }) as unknown as PageData

const pages = ['/', '/index', '/a/b', '/a-b', '/a.b', '/A/c'].map((path) => page(path))

test('every page has a unique file, also when case is ignored', () => {
  const { base, files } = createPageFiles(pages)
  expect(files.map(({ address }) => address)).toEqual(
    pages.map(({ path }) => base + pageFile(path)),
  )
  expect(new Set(files.map(({ address }) => address.toLowerCase())).size).toBe(pages.length)
  expect(pageFile('/a/C/')).toBe(pageFile('/A/c'))
})

test.for([...pages.entries()])(
  'page %i that changes in its place lies elsewhere',
  ([at, { path }]) => {
    // A title of the same length.
    const changed = pages.with(at, page(path, '?'.repeat(path.length)))
    expect(createPageFiles(changed).base).not.toBe(createPageFiles(pages).base)
  },
)
