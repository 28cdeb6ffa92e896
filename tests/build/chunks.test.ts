import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { Chunks } from '../../src/build/chunks.ts'
import { pageModule } from '../../src/build/site-modules.ts'
import type { PageData } from '../../src/model.ts'

const chunk = (name: string, parts: Partial<Rolldown.OutputChunk> = {}): Rolldown.OutputChunk =>
  // Only these fields of a chunk are read.
  ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    isEntry: false,
    facadeModuleId: null,
    imports: [],
    ...parts,
  }) as unknown as Rolldown.OutputChunk

const page = (id: string, ...kinds: PageData['sections'][number]['kind'][]): PageData =>
  // Sections are only asked for their kinds.
  ({ id, sections: kinds.map((kind) => ({ kind })) }) as unknown as PageData

const view = (kind: string, file: string) => `/somewhere/src/sections/${kind}/${file}.tsx`

const output = [
  chunk('entry', { isEntry: true, imports: ['assets/library.js', 'assets/runtime.js'] }),
  chunk('library', { imports: ['assets/runtime.js'] }),
  chunk('runtime', { imports: ['assets/library.js'] }),
  chunk('home', { facadeModuleId: pageModule('home') }),
  chunk('home-2', { facadeModuleId: pageModule('home-2') }),
  chunk('hero', { facadeModuleId: view('hero', 'Hero'), imports: ['assets/shared.js'] }),
  chunk('case-study', { facadeModuleId: view('case-study', 'CaseStudy') }),
  chunk('shared', { imports: ['https://elsewhere.example/x.js'] }),
]

const chunks = new Chunks(output)

const names = (addresses: readonly string[]) =>
  addresses.map((address) => /^\/assets\/(.+)\.js$/.exec(address)?.[1]).sort()

test('the entry is a chunk of its own', () => {
  expect(chunks.entry).toBe('/assets/entry.js')
})

test('a page needs its data, its views, and whatever these import', () => {
  expect(names(chunks.neededBy(page('home', 'hero')))).toEqual(
    ['hero', 'home', 'library', 'runtime', 'shared'].sort(),
  )
  expect(names(chunks.neededBy(page('home-2', 'case-study', 'case-study')))).toEqual(
    ['case-study', 'home-2', 'library', 'runtime'].sort(),
  )
})

test('the page for unknown addresses needs no data and no views', () => {
  expect(names(chunks.neededBy(undefined))).toEqual(['library', 'runtime'])
})

test('without an entry there is nothing to start', () => {
  expect(() => new Chunks(output.slice(1))).toThrow('no entry')
})
