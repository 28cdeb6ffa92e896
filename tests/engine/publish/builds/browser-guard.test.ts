import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { realBuild } from './real-build.ts'

const real = await realBuild()

interface Plant {
  readonly into: string
  readonly code: string
}

/** Adds an import to browser modules; the renderer is unchanged. */
const plant = (plants: readonly Plant[]): Plugin => ({
  name: 'test:plant',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => {
    const own = plants.filter(({ into }) => id.endsWith(into))
    return own.length > 0 ? [...own.map((one) => one.code), code].join('\n') : null
  },
})

/** Expects a build to fail without output, and returns its messages. */
async function failureWith(...plants: readonly Plant[]): Promise<string> {
  const failure: unknown = await real.build(plant(plants)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(existsSync(real.project.outDir)).toBe(false)
  return String(failure)
}

const view = (kind: string) => `/src/theme/sections/${kind}/view.tsx`

/** The message of the guard for one import: a sentence and the import chain, one module per line. */
const BLOCK = /^.* must not reach the browser: .+\.(?:\n {2,}\S.*)+/gm

const planted: readonly (Plant & { readonly named: RegExp })[] = [
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

test('a module that must not reach the browser fails the build, with its import chains', async () => {
  const blocks = (await failureWith(...planted)).match(BLOCK) ?? []
  for (const { into, named } of planted) {
    const block = blocks.find((one) => named.test(one.split(' must not')[0] ?? ''))
    const [, ...chain] = block?.split('\n') ?? []
    const links = chain.map((line) => line.trim())
    expect(links[0], into).toBe('src/app/main.tsx')
    expect(into).toBe(`/${links.at(-2)}`)
    expect(links.at(-1)).toMatch(named)
  }
  // The modules inside zod and yaml are not listed.
  expect(blocks).toHaveLength(planted.length)
})

test('a server-only file fails the build, however it is imported', async () => {
  const failure = await failureWith(
    {
      into: view('hero'),
      code: "globalThis.s = new URL('../../../../site.yaml', import.meta.url)",
    },
    {
      into: view('stats'),
      code: "globalThis.w = () => new Worker(new URL('../../../content/suggest.ts', import.meta.url))",
    },
  )
  expect(failure).toMatch(/must not reach the browser: only styles, fonts and pictures/)
  expect(failure).toMatch(/site-\S+\.yaml/)
  expect(failure).toMatch(/suggest-\S+\.(js|ts)/)
})
