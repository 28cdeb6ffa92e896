import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readManifest } from '../../../src/server/manifest.ts'
import {
  headingComplaints,
  htmlComplaints,
  listComplaints,
  namelessComplaints,
  namesOf,
  repeated,
} from './documents.ts'

const outDir = inject('outDir')
const manifest = readManifest(outDir)
if (!manifest) throw new Error('The site was not built.')

const read = (file: string) => readFileSync(join(outDir, file), 'utf8')

const pages = new Map(Object.entries(manifest.pages).map(([path, { file }]) => [path, read(file)]))
const others = new Map([
  ['not found', read(manifest.notFound.file)],
  ...Object.entries(manifest.contact.pages).map(([name, { html }]) => [name, html] as const),
])
const documents = [...pages, ...others].map(([name, html]) => ({ name, html }))

test('there is a document for every page, and more for what can go wrong', () => {
  expect([...pages.keys()].sort()).toEqual(
    inject('site')
      .pages.map(({ path }) => path)
      .sort(),
  )
  expect(others.size).toBe(5)
})

test.for(documents)('$name is valid, with headings in order', ({ html }) => {
  expect(htmlComplaints(html)).toEqual([])
  expect(headingComplaints(html)).toEqual([])
  expect(listComplaints(html)).toEqual([])
  expect(namelessComplaints(html)).toEqual([])
})

test.for(documents)('$name says which language it is in', ({ html }) => {
  const { language } = inject('site').publication
  const said = [...html.matchAll(/<html\b[^>]*?\blang="([^"]*)"/g)].map(([, lang]) => lang)
  expect(said).toEqual([language])
})

describe('no two documents have the same', () => {
  test('title', () => {
    const titles = documents.map(({ name, html }) => [name, namesOf(html).title] as const)
    expect(repeated(new Map(titles))).toEqual([])
  })

  test('description', () => {
    const found = [...pages].map(([path, html]) => [path, namesOf(html).description] as const)
    expect(repeated(new Map(found))).toEqual([])
  })
})
