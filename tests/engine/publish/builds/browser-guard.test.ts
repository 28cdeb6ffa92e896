import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE, realBuild } from './real-build.ts'

const real = await realBuild(EXAMPLE)

/** Makes modules of the browser import something; the renderer stays as it is. */
const plant = (...plants: readonly { into: string; code: string }[]): Plugin => ({
  name: 'test:plant',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => {
    const own = plants.filter(({ into }) => id.endsWith(into))
    return own.length > 0 ? [...own.map((one) => one.code), code].join('\n') : null
  },
})

/** Every file of the output folder with the time of its last change. */
const outputState = () =>
  readdirSync(real.project.outDir, { recursive: true })
    .map((name) => [String(name), statSync(join(real.project.outDir, String(name))).mtimeMs])
    .sort()

beforeAll(() => real.build())
afterAll(() => real.remove())

const view = (kind: string) => `/src/theme/sections/${kind}/view.tsx`

/** What the guard says of one import: a sentence, then the way to it, one module a line. */
const BLOCK = /^.* must not reach the browser: .+\.(?:\n {2,}\S.*)+/gm

const planted: readonly { into: string; code: string; named: RegExp }[] = [
  {
    into: view('hero'),
    code: "import { z } from 'zod'; globalThis.z = z",
    named: /node_modules\/zod\//,
  },
  {
    into: view('stats'),
    code: "import { readFileSync } from 'node:fs'; globalThis.r = readFileSync",
    named: /node:fs/,
  },
  {
    into: view('grid'),
    code: "import { hero } from '../hero/schema.ts'; globalThis.h = hero",
    named: /src\/theme\/sections\/hero\/schema\.ts/,
  },
  {
    into: '/src/app/App.tsx',
    code: "import { nearest } from '../contract/nearest.ts'; globalThis.n = nearest",
    named: /src\/contract\/nearest\.ts/,
  },
  {
    into: view('logos'),
    code: "globalThis.y = () => import('yaml')",
    named: /node_modules\/yaml\//,
  },
]

test('what must not reach the browser fails the build, and each way to it is told', async () => {
  const before = outputState()
  const failure: unknown = await real.build(plant(...planted)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  const blocks = String(failure).match(BLOCK) ?? []
  for (const { into, named } of planted) {
    const block = blocks.find((one) => named.test(one.split(' must not')[0] ?? ''))
    const [, ...chain] = block?.split('\n') ?? []
    const links = chain.map((line) => line.trim())
    expect(links[0], into).toBe('src/app/main.tsx')
    expect(into).toBe(`/${links.at(-2)}`)
    expect(links.at(-1)).toMatch(named)
  }
  // What zod and yaml consist of is not told besides.
  expect(blocks).toHaveLength(planted.length)
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
  const failure: unknown = await real
    .build(plant({ into: view('hero'), code }))
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).toMatch(/must not reach the browser: only styles, fonts and pictures/)
  expect(String(failure)).toMatch(named)
  expect(outputState()).toEqual(before)
})

test('a type may come from anywhere', async () => {
  const code = "import type { z } from 'zod'; export type Z = z.ZodType"
  await real.build(plant({ into: view('hero'), code }))
})
