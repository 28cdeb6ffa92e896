import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import type { PageData } from '../../../src/content/model.ts'
import { Chunks } from '../../../src/publish/chunks.ts'
import { APPLICATION, START_ENTRY } from '../../../src/publish/vite.ts'

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

const view = (kind: string, file: string) => `/somewhere/src/theme/sections/${kind}/${file}.tsx`

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

test('a page needs the application, its views, and what these import', () => {
  const application = ['library', 'main', 'runtime']
  expect(chunks.application).toBe('/assets/main.js')
  expect(names(chunks.neededBy(page('home', 'stats')))).toEqual(application)
  const [home, cases] = [page('home', 'hero'), page('home', 'case-study', 'case-study')]
  expect(names(chunks.neededBy(home))).toEqual(['hero', ...application, 'shared'])
  expect(names(chunks.neededBy(cases))).toEqual(['case-study', ...application])
})

test.for([0, 1])('without an entry or an application there is nothing to start', (at) => {
  expect(() => new Chunks(output.toSpliced(at, 1))).toThrow('has no chunk of src/app/')
})
