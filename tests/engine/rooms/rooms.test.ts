import { describe, expect, test } from 'vitest'
import { entangled, imports, importsIn, rooms, trespasses } from './rooms.ts'

test('every file imports only what the table in docs/architecture.md allows', () => {
  expect(imports.size).toBeGreaterThan(300)
  expect(rooms.length).toBeGreaterThan(15)
  expect([...imports].flatMap(([file, targets]) => trespasses(file, targets))).toEqual([])
})

test('no files, and no folders, import each other in a circle', () => {
  expect(entangled(imports)).toEqual([])
  const folderOf = (file: string) => /^(?:src\/[^/]+|schemas|artwork)/.exec(file)?.[0] ?? ''
  const graph = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    const own = folderOf(file)
    const others = targets.map(folderOf).filter((folder) => folder !== own)
    graph.set(own, [...(graph.get(own) ?? []), ...others])
  }
  expect(entangled(graph)).toEqual([])
})

test('a circle is found', () => {
  const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'], e: ['c'] }))
  expect(entangled(graph)).toEqual(['a', 'b', 'd'])
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
    expect(importsIn('src/app/Page.tsx', source)).toEqual(targets)
  })
})

test.each([
  ['src/theme/sections/hero/view.tsx', 'zod'],
  ['src/theme/sections/hero/view.tsx', 'src/theme/sections/hero/schema.ts'],
  ['src/theme/sections/hero/view.tsx', 'src/theme/sections/stats/view.tsx'],
  ['src/theme/sections/hero/schema.ts', 'src/theme/sections/stats/schema.ts'],
  ['src/theme/sections/schemas.ts', 'src/theme/sections/hero/view.tsx'],
  ['src/content/resolve/links.ts', 'node:fs'],
  ['src/content/compile.ts', 'src/theme/sections/schemas.ts'],
  ['src/app/App.tsx', 'src/contract/nearest.ts'],
  ['src/app/main.tsx', 'src/content/compile.ts'],
  ['src/theme/ui/Text.tsx', 'src/app/Page.tsx'],
  ['src/server/http.ts', 'src/publish/publish.ts'],
  ['src/publish/publish.ts', 'src/studio/live-site.ts'],
  ['src/studio/live-site.ts', 'src/commands/screenshots/capture.ts'],
  ['src/elsewhere/new.ts', 'react'],
])('%s is refused %s', (file, target) => {
  expect(trespasses(file, [target])).toHaveLength(1)
})
