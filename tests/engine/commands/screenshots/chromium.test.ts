import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChromium } from '../../../../src/commands/screenshots/chromium.ts'
import { setupTestFolder } from '../../server/temp-folders.ts'

const STARTS = '#!/bin/sh\nexit 0\n'
const FAILS = '#!/bin/sh\necho "Install the snap." >&2\nexit 1\n'

const folder = setupTestFolder()

/** Puts a program into the folder that is all there is to PATH. */
function program(name: string, text = STARTS): string {
  const path = folder(name)
  writeFileSync(path, text, { mode: 0o755 })
  return path
}

const found = async (env: NodeJS.ProcessEnv = {}, arch = 'arm64') =>
  (await findChromium({ PATH: folder(), ...env }, 'linux', arch)).executablePath

test('a browser that is named comes first, and no other is taken if there is none', async () => {
  program('chromium')
  expect(await found({ CHROMIUM_PATH: program('own') })).toBe(folder('own'))
  await expect(found({ CHROMIUM_PATH: folder('none') })).rejects.toThrow(
    /^CHROMIUM_PATH names .*no such file/,
  )
})

test('one that is installed and starts comes before the packaged one', async () => {
  program('chromium-browser', FAILS)
  const path = program('google-chrome')
  expect(await found({}, 'x64')).toBe(path)
})

test('without any it says in one line what to do', async () => {
  await expect(found()).rejects.toThrow(/^This needs .*CHROMIUM_PATH\.$/)
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the packaged one starts on a machine that has none',
  async () => {
    const { executablePath, args, env } = await findChromium({ PATH: folder() })
    const browser = await chromium.launch({
      executablePath,
      args: [...args, '--no-sandbox'],
      env: { ...process.env, ...env },
    })
    const page = await browser.newPage()
    await page.setContent('<h1>Here</h1>')
    expect(await page.locator('h1').innerText()).toBe('Here')
    await browser.close()
  },
)
