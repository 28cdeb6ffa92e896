import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { Chunks } from '../../src/build/chunks.ts'
import { APPLICATION, START_ENTRY } from '../../src/build/vite.ts'
import type { PageData } from '../../src/model.ts'

const chunk = (name: string, parts: Partial<Rolldown.OutputChunk> = {}): Rolldown.OutputChunk =>
  // Only these fields of a chunk are read.
  ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    facadeModuleId: null,
    imports: [],
    ...parts,
  }) as unknown as Rolldown.OutputChunk

const page = (id: string, ...kinds: PageData['sections'][number]['kind'][]): PageData =>
  // Sections are only asked for their kinds.
  ({ id, sections: kinds.map((kind) => ({ kind })) }) as unknown as PageData

const view = (kind: string, file: string) => `/somewhere/src/sections/${kind}/${file}.tsx`

const output = [
  chunk('entry', { facadeModuleId: `/somewhere/${START_ENTRY}` }),
  chunk('main', {
    facadeModuleId: `/somewhere/${APPLICATION}`,
    imports: ['assets/library.js', 'assets/runtime.js'],
  }),
  chunk('library', { imports: ['assets/runtime.js'] }),
  chunk('runtime', { imports: ['assets/library.js'] }),
  chunk('hero', {
    facadeModuleId: view('hero', 'Hero'),
    imports: ['assets/library.js', 'assets/shared.js'],
  }),
  chunk('case-study', { facadeModuleId: view('case-study', 'CaseStudy') }),
  chunk('shared', { imports: ['https://elsewhere.example/x.js'] }),
]

const chunks = new Chunks(output)

const names = (addresses: readonly string[]) =>
  addresses.map((address) => /^\/assets\/(.+)\.js$/.exec(address)?.[1]).sort()

test('the entry is a chunk of its own', () => {
  expect(chunks.entry).toBe('/assets/entry.js')
})

test('the application needs whatever it imports', () => {
  expect(names(chunks.application)).toEqual(['library', 'main', 'runtime'])
})

test('a page needs its views besides, and what only these import', () => {
  expect(names(chunks.neededBy(page('home', 'hero')))).toEqual(['hero', 'shared'])
  expect(names(chunks.neededBy(page('home-2', 'case-study', 'case-study')))).toEqual(['case-study'])
  expect(names(chunks.neededBy(page('home-3', 'stats')))).toEqual([])
})

test('each module comes after those that it imports', () => {
  const { application } = chunks
  // The other two import each other.
  expect(application.at(-1)).toBe('/assets/main.js')
  const needed = chunks.neededBy(page('home', 'hero'))
  expect(needed).toEqual(['/assets/shared.js', '/assets/hero.js'])
})

test.for([0, 1])('without an entry or an application there is nothing to start', (at) => {
  expect(() => new Chunks(output.toSpliced(at, 1))).toThrow('has no chunk of src/browser/')
})
