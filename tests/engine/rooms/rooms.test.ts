import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn, importsOf, rooms, trespasses } from './rooms.ts'

const files = ['src', 'schemas', 'artwork'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name)),
)
const imports = new Map(
  files.map((file) => [file, new Set(importsOf(file, readFileSync(file, 'utf8')))] as const),
)

test('every file imports only what the table in docs/architecture.md allows', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(rooms.length).toBeGreaterThan(15)
  expect(files.flatMap((file) => trespasses(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(circlesIn(imports)).toEqual([])
})

test('no folders import each other', () => {
  const folderOf = (file: string) => /^(?:src\/[^/]+|schemas|artwork)/.exec(file)?.[0]
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (!from || !to || from === to) continue
      graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  expect(circlesIn(graph)).toEqual([])
})

test('a circle is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['d', new Set(['b'])],
  ])
  expect(circlesIn(graph)).toEqual(['b -> d -> b'])
})

describe('what is imported', () => {
  test.each([
    ["import { a } from './a.ts'", ['src/app/a.ts']],
    ["import {\n  a,\n  type B,\n} from '../theme/ui/a.ts'", ['src/theme/ui/a.ts']],
    ["import '../theme/style/global.ts'", ['src/theme/style/global.ts']],
    ["export { a } from 'react'", ['react']],
    ["export * from './a.ts'", ['src/app/a.ts']],
    ["const a = await import('./a.ts')", ['src/app/a.ts']],
    ["new Worker(new URL('../content/a.ts', import.meta.url))", ['src/content/a.ts']],
    ["import a, { b } from 'node:fs'\nimport c from 'vite'", ['node:fs', 'vite']],
    ["import type { A } from '../content/a.ts'", []],
    ["export type { A } from '../content/a.ts'", []],
    ["export const from = 'react'\nexport type A = 'zod'", []],
  ])('%s', (source, targets) => {
    expect(importsOf('src/app/Page.tsx', source)).toEqual(targets)
  })
})

describe('is refused', () => {
  test.each([
    ['src/theme/sections/hero/view.tsx', "import { z } from 'zod'"],
    ['src/theme/sections/hero/view.tsx', "import { hero } from './schema.ts'"],
    ['src/theme/sections/hero/view.tsx', "import { View } from '../stats/view.tsx'"],
    ['src/theme/sections/hero/schema.ts', "import { stats } from '../stats/schema.ts'"],
    ['src/theme/sections/schemas.ts', "import { View } from './hero/view.tsx'"],
    ['src/content/resolve/links.ts', "import { readFileSync } from 'node:fs'"],
    ['src/content/compile.ts', "import { vocabulary } from '../theme/sections/schemas.ts'"],
    ['src/app/App.tsx', "import { nearest } from '../contract/nearest.ts'"],
    ['src/app/main.tsx', "const compile = import('../content/compile.ts')"],
    ['src/theme/ui/Text.tsx', "import { Page } from '../../app/Page.tsx'"],
    ['src/server/http.ts', "import { publish } from '../publish/publish.ts'"],
    ['src/publish/publish.ts', "import { live } from '../studio/live-site.ts'"],
    ['src/studio/live-site.ts', "import { capture } from '../commands/screenshots/capture.ts'"],
    ['src/elsewhere/new.ts', ''],
  ])('%s: %s', (file, source) => {
    expect(trespasses(file, source)).toHaveLength(1)
  })
})
