import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { pageFile } from '../../../src/contract/routes.ts'
import { PageFiles } from '../../../src/publish/page-files.ts'

const page = (path: string, title = path): PageData =>
  // Only these fields tell pages apart here.
  ({ id: path, path, title, sections: [] }) as unknown as PageData

const pages = ['/', '/index', '/a/b', '/a-b', '/a.b', '/A/c'].map((path) => page(path))

const files = new PageFiles({ '/assets/main-a.js': 'sha256-a' })

test('every page has a unique file, also when case is ignored', () => {
  const addresses = pages.map((page) => files.getAddress(page))
  expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(pages.length)
  expect(pageFile('/a/C/')).toBe(pageFile('/A/c'))
})

test('changes the folder with the application only', () => {
  const changed = new PageFiles({ '/assets/main-b.js': 'sha256-b' })
  expect(changed.base).not.toBe(files.base)
  expect(files.getAddress(page('/a', 'one'))).toBe(files.getAddress(page('/a', 'two')))
})
