import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { vocabulary } from '../../src/sections/schemas.ts'
import { views } from '../../src/sections/views.ts'

const SECTIONS = fileURLToPath(new URL('../../src/sections/', import.meta.url))

const folders = readdirSync(SECTIONS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

const pascalCase = (kind: string) =>
  kind.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase())

test('every folder is a kind, with a schema and a view', () => {
  expect([...vocabulary.kinds.keys()].sort()).toEqual(folders)
  expect(Object.keys(views).sort()).toEqual(folders)
})

test.for(Object.entries(views))('the view of %s has its name', async ([kind, view]) => {
  const name = pascalCase(kind)
  expect(existsSync(`${SECTIONS}${kind}/${name}.tsx`)).toBe(true)
  expect(('load' in view ? await view.load() : view).name).toBe(name)
})
