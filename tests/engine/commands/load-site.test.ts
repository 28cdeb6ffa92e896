import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
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

const createBuild = () =>
  vi.fn(async () => {
    await publish(createPublication(folder, { inputs: 'new' }))
    return true
  })

const load = (inputs: string, build: () => Promise<boolean>) =>
  loadOrBuildSite(outDir, inputs, build, () => new Map())

const editManifest = (edit: (text: string) => string) => {
  const file = join(outDir, '.site/manifest.json')
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

test('builds only if the inputs changed', async () => {
  const build = createBuild()
  expect(await load('inputs', build)).toBeTypeOf('function')
  expect(build).not.toHaveBeenCalled()
  expect(await load('new', build)).toBeTypeOf('function')
  expect(build).toHaveBeenCalledOnce()
})

test.each([
  ['there is no build', () => rmSync(outDir, { recursive: true })],
  ['the manifest is unreadable', () => editManifest(() => '{')],
  [
    'the manifest has another version',
    () => editManifest((text) => text.replace(/("version": ?)\d+/, (_, key: string) => `${key}0`)),
  ],
  ['a file was modified', () => writeFileSync(join(outDir, 'index.html'), 'x')],
  ['a file is missing', () => rmSync(join(outDir, 'index.html.br'))],
])('builds if %s', async (_, damage) => {
  damage()
  const build = createBuild()
  expect(await load('inputs', build)).toBeTypeOf('function')
  expect(build).toHaveBeenCalledOnce()
})

test('falls back to the previous build with a message', async () => {
  const failing = async () => false
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await load('new', failing)).toBeTypeOf('function')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('previous build'))
  log.mockClear()
  rmSync(outDir, { recursive: true })
  expect(await load('new', failing)).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
