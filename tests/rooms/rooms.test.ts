import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, trespasses } from './rooms.ts'

const files = ['src', 'schemas'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name)),
)

test('every file imports only what its room may', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => trespasses(file, readFileSync(file, 'utf8')))).toEqual([])
})

describe('what is imported', () => {
  test.each([
    ["import { a } from './a.ts'", ['src/page/a.ts']],
    ["import {\n  a,\n  type B,\n} from '../ui/a.ts'", ['src/ui/a.ts']],
    ["import '../style/global.ts'", ['src/style/global.ts']],
    ["export { a } from 'react'", ['react']],
    ["export * from './a.ts'", ['src/page/a.ts']],
    ["const a = await import('./a.ts')", ['src/page/a.ts']],
    ["new Worker(new URL('../compiler/a.ts', import.meta.url))", ['src/compiler/a.ts']],
    ["import a, { b } from 'node:fs'\nimport c from 'vite'", ['node:fs', 'vite']],
    ["import type { A } from '../compiler/a.ts'", []],
    ["export type { A } from '../compiler/a.ts'", []],
    ["export const from = 'react'\nexport type A = 'zod'", []],
  ])('%s', (source, targets) => {
    expect(importsOf('src/page/Page.tsx', source)).toEqual(targets)
  })
})

describe('is refused', () => {
  test.each([
    ['src/sections/hero/Hero.tsx', "import { z } from 'zod'"],
    ['src/sections/hero/Hero.tsx', "import { hero } from './schema.ts'"],
    ['src/sections/hero/Hero.tsx', "import { Stats } from '../stats/Stats.tsx'"],
    ['src/sections/hero/Hero.tsx', "import { Link } from 'wouter'"],
    ['src/sections/hero/schema.ts', "import { stats } from '../stats/schema.ts'"],
    ['src/sections/hero/schema.ts', "import { Hero } from '../../ui/Heading.tsx'"],
    ['src/sections/schemas.ts', "import { Hero } from './hero/Hero.tsx'"],
    ['src/sections/views.ts', "import { hero } from './hero/schema.ts'"],
    ['src/compiler/resolve/links.ts', "import { readFileSync } from 'node:fs'"],
    ['src/compiler/resolve/links.ts', "import { createElement } from 'react'"],
    ['src/compiler/compile.ts', "import { projectOf } from '../build/project.ts'"],
    ['src/page/App.tsx', "import { nearest } from '../nearest.ts'"],
    ['src/page/App.tsx', "import { css } from '@emotion/react'"],
    ['src/ui/Text.tsx', "import { Page } from '../page/Page.tsx'"],
    ['src/browser/main.tsx', "const compile = import('../compiler/compile.ts')"],
    ['src/server/http.ts', "import { readFileSync } from 'express'"],
    ['src/server/http.ts', "import { renderToString } from 'react-dom/server'"],
    ['src/model.ts', "import { z } from 'zod'"],
    ['src/build/main.ts', "import { capture } from '../screenshots/capture.ts'"],
    ['src/elsewhere/new.ts', ''],
  ])('%s: %s', (file, source) => {
    expect(trespasses(file, source)).toHaveLength(1)
  })
})
