import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findChromium } from '../../../../src/commands/screenshots/chromium.ts'
import { setupTestFolder } from '../../server/temp-folders.ts'

const STARTS = '#!/bin/sh\nexit 0\n'
const FAILS = '#!/bin/sh\necho "Install the snap." >&2\nexit 1\n'

const folder = setupTestFolder()

/** Creates a program in the only folder of PATH. */
function createProgram(name: string, text = STARTS): string {
  const path = folder(name)
  writeFileSync(path, text, { mode: 0o755 })
  return path
}

const find = async (env: NodeJS.ProcessEnv = {}, arch = 'arm64') =>
  (await findChromium({ PATH: folder(), ...env }, 'linux', arch)).executablePath

test('uses the first installed browser that starts where there is no packaged one', async () => {
  createProgram('chromium-browser', FAILS)
  const path = createProgram('google-chrome')
  expect(await find()).toBe(path)
})

test('rejects with instructions if there is no browser', async () => {
  await expect(find()).rejects.toThrow(/^No browser found\. .*CHROMIUM_PATH/)
})
