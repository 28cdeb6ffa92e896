import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadOrBuildSite } from '../../../src/commands/load-site.ts'
import { publish } from '../../../src/publish/publish.ts'
import { createTestFolder } from '../server/temp-folders.ts'
import { createPublication } from '../server/test-site.ts'

let folder: string
let outDir: string
beforeEach(async () => {
  folder = createTestFolder()
  outDir = createPublication(folder).outDir
  await publish(createPublication(folder))
})

const building = () =>
  vi.fn(async () => {
    await publish(createPublication(folder, { inputs: 'new' }))
    return true
  })

/** The site of these inputs, if there is one then. */
const prepared = (inputs: string, build: () => Promise<boolean>) =>
  loadOrBuildSite(outDir, inputs, build, () => new Map())

const editManifest = (edit: (text: string) => string) => {
  const file = join(outDir, '.site/manifest.json')
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

it('builds if the inputs changed, and not otherwise', async () => {
  const build = building()
  expect(await prepared('inputs', build)).toBeTypeOf('function')
  expect(build).not.toHaveBeenCalled()
  expect(await prepared('new', build)).toBeTypeOf('function')
  expect(build).toHaveBeenCalledOnce()
})

it.each([
  ['there is no build', () => rmSync(outDir, { recursive: true })],
  ['the manifest is unreadable', () => editManifest(() => '{')],
  ['its version is another', () => editManifest((text) => text.replace(/("version": )3/, '$12'))],
  ['a file was changed', () => writeFileSync(join(outDir, 'index.html'), 'x')],
  ['a file is missing', () => rmSync(join(outDir, 'index.html.br'))],
])('builds if %s', async (_, damage) => {
  damage()
  const build = building()
  expect(await prepared('inputs', build)).toBeTypeOf('function')
  expect(build).toHaveBeenCalledOnce()
})

it('serves the last good build if there is one, and says so', async () => {
  const failing = async () => false
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await prepared('new', failing)).toBeTypeOf('function')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('last good build'))
  said.mockClear()
  rmSync(outDir, { recursive: true })
  expect(await prepared('new', failing)).toBeUndefined()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
