import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { loadView } from '../../../../src/theme/sections/views.ts'

const SECTIONS = fileURLToPath(new URL('../../../../src/theme/sections/', import.meta.url))

const folders = readdirSync(SECTIONS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

test('has a schema and a view in the folder of every kind', async () => {
  expect([...vocabulary.kinds.keys()].sort()).toEqual(folders)
  for (const kind of folders) expect(await loadView(kind), kind).toBeTypeOf('function')
})

test('names the missing file of a kind without a view', async () => {
  await expect(loadView('poem')).rejects.toThrow('src/theme/sections/poem/view.tsx')
})
