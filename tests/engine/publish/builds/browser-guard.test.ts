import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE, realBuild } from './real-build.ts'

const real = await realBuild(EXAMPLE)

/** Makes a module of the browser import something; the renderer stays as it is. */
const plant = (into: string, statement: string): Plugin => ({
  name: 'test:plant',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (id.endsWith(into) ? `${statement}\n${code}` : null),
})

/** Every file of the output folder with the time of its last change. */
const outputState = () =>
  readdirSync(real.project.outDir, { recursive: true })
    .map((name) => [String(name), statSync(join(real.project.outDir, String(name))).mtimeMs])
    .sort()

beforeAll(() => real.build())
afterAll(() => real.remove())

const VIEW = '/src/theme/sections/hero/view.tsx'

/** What the guard says of one import: a sentence, then the way to it, one module a line. */
const BLOCK = /^.* must not reach the browser: .+\.(?:\n {2,}\S.*)+/gm

const planted: readonly (readonly [what: string, into: string, code: string, named: RegExp])[] = [
  ['zod', VIEW, "import { z } from 'zod'; globalThis.z = z", /node_modules\/zod\//],
  ['Node', VIEW, "import { readFileSync } from 'node:fs'; globalThis.r = readFileSync", /node:fs/],
  [
    'a schema',
    VIEW,
    "import { hero } from './schema.ts'; globalThis.h = hero",
    /src\/theme\/sections\/hero\/schema\.ts/,
  ],
  [
    'the gallery',
    VIEW,
    "import { GALLERY_PATH } from '../../../studio/gallery/messages.ts'; globalThis.g = GALLERY_PATH",
    /src\/studio\/gallery\/messages\.ts/,
  ],
  [
    'what only the compiler needs',
    '/src/app/App.tsx',
    "import { nearest } from '../contract/nearest.ts'; globalThis.n = nearest",
    /src\/contract\/nearest\.ts/,
  ],
  [
    'the whole site',
    VIEW,
    "import site from '../../../../site.yaml?raw'; globalThis.s = site",
    /site\.yaml/,
  ],
  ['zod, later on', VIEW, "globalThis.z = () => import('zod')", /node_modules\/zod\//],
]

test.for(planted)('a view that imports %s fails the build', async ([, into, code, named]) => {
  const before = outputState()
  const failure: unknown = await real.build(plant(into, code)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  const [block, ...more] = String(failure).match(BLOCK) ?? []
  const [headline = '', ...chain] = block?.split('\n') ?? []
  expect(headline.split(' must not')[0]).toMatch(named)
  const links = chain.map((line) => line.trim())
  expect(links[0]).toBe('src/app/main.tsx')
  expect(into).toBe(`/${links.at(-2)}`)
  expect(links.at(-1)).toMatch(named)
  expect(more).toEqual([])
  expect(outputState()).toEqual(before)
})

test.for([
  [
    'the site file',
    "globalThis.s = new URL('../../../../site.yaml', import.meta.url)",
    /site-\S+\.yaml/,
  ],
  [
    'a worker',
    "globalThis.w = () => new Worker(new URL('../../../content/suggest.ts', import.meta.url))",
    /suggest-\S+\.(js|ts)/,
  ],
] as const)('a view that fetches %s fails the build', async ([, code, named]) => {
  const before = outputState()
  const failure: unknown = await real.build(plant(VIEW, code)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).toMatch(/must not reach the browser: only styles, fonts and pictures/)
  expect(String(failure)).toMatch(named)
  expect(outputState()).toEqual(before)
})

test('a type may come from anywhere', async () => {
  await real.build(plant(VIEW, "import type { z } from 'zod'; export type Z = z.ZodType"))
})
