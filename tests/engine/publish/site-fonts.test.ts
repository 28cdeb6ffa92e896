import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Theme } from '../../../src/content/model.ts'
import { loadDevFonts, loadSiteFonts } from '../../../src/publish/site-fonts.ts'
import { getProject } from '../../../src/site-folder/project.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { theme } from '../theme/style/theme.ts'

const { publicDir } = getProject(process.env)

const folder = setupTestFolder()
beforeEach(() => {
  mkdirSync(folder('fonts'))
  put('archivo', 'wide')
  put('geist-mono', 'mono')
})

const put = (font: string, name: string) =>
  copyFileSync(join(publicDir, `fonts/${font}.woff2`), folder(`fonts/${name}.woff2`))

/** Headlines and text share a file. */
const { display, mono } = theme.fonts
const fonts: Theme['fonts'] = { display, text: display, mono }

test('publishes a file with two roles once', async () => {
  const { files, css } = await loadSiteFonts(fonts, folder())
  const [shared, mono, ...more] = files.map(({ address }) => address)
  expect(more).toEqual([])
  expect(css.split(`url(${shared})`)).toHaveLength(3)
  expect(css.split(`url(${mono})`)).toHaveLength(2)
})

test('serves fonts as immutable at an address with their hash', async () => {
  const addresses = async () =>
    (await loadSiteFonts(fonts, folder())).files.map(({ address }) => address)
  const before = await addresses()
  expect(await addresses()).toEqual(before)
  expect((await loadSiteFonts(fonts, folder())).files.every(({ immutable }) => immutable)).toBe(
    true,
  )
  put('archivo', 'mono')
  const after = await addresses()
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('keeps the addresses of the site file in development', async () => {
  expect((await loadDevFonts(fonts, folder())).css).toContain(`url(${fonts.display?.src})`)
})

test('names an invalid font file', async () => {
  writeFileSync(folder('fonts/mono.woff2'), 'no font')
  await expect(loadSiteFonts(fonts, folder())).rejects.toThrow('public/fonts/mono.woff2')
})
