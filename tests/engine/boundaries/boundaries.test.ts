import { expect, test } from 'vitest'
import { importRules } from './import-rules.ts'
import { cycles, imports, violations } from './imports.ts'

test('every file imports only what import-rules.ts allows', () => {
  expect(imports.size).toBeGreaterThan(300)
  expect([...imports].flatMap(([file, targets]) => violations(file, targets))).toEqual([])
})

test('neither files nor folders import each other in cycles', () => {
  expect(cycles(imports)).toEqual([])
  const getFolder = (file: string) => /^(?:src\/[^/]+|schemas)/.exec(file)?.[0] ?? ''
  const graph = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    const folder = getFolder(file)
    const others = targets.map(getFolder).filter((target) => target !== folder)
    graph.set(folder, [...(graph.get(folder) ?? []), ...others])
  }
  expect(cycles(graph)).toEqual([])
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
  ['src/theme/ui/Paragraphs.tsx', 'src/app/Page.tsx'],
  ['src/server/http.ts', 'src/publish/publish.ts'],
  ['src/publish/publish.ts', 'src/studio/live-site.ts'],
  ['src/studio/live-site.ts', 'src/commands/screenshots/chromium.ts'],
  ['src/elsewhere/new.ts', 'react'],
])('%s must not import %s', (file, target) => {
  expect(violations(file, [target])).toHaveLength(1)
})

test('every rule matches at least one file', () => {
  const prefixes = importRules.map(({ files }) => files.split('*')[0] ?? '')
  const unused = prefixes.filter(
    (prefix) => ![...imports.keys()].some((file) => file.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
