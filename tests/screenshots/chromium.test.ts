import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chromiumPath, windowlessPath } from '../../src/screenshots/chromium.ts'

const STARTS = '#!/bin/sh\nexit 0\n'
const FAILS = '#!/bin/sh\necho "Install the snap." >&2\nexit 1\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-programs-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

/** Puts a program into the folder that is all there is to PATH. */
function program(name: string, text = STARTS): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

const found = (env: NodeJS.ProcessEnv = {}) => chromiumPath({ PATH: folder, ...env }, 'linux')

const asRoot = () => vi.spyOn(process, 'getuid').mockReturnValue(0)

test('a browser that is named comes first', () => {
  program('chromium')
  const own = program('own')
  expect(found({ CHROME_PATH: own })).toBe(own)
  expect(found({ CHROMIUM_PATH: own })).toBe(own)
  expect(found({ CHROME_PATH: join(folder, 'none') })).toBe(join(folder, 'chromium'))
})

test.for([
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
])('%s is found on PATH', (name) => {
  const path = program(name)
  expect(found()).toBe(path)
})

test('one without windows comes first only where that is enough', () => {
  const windowless = (env: NodeJS.ProcessEnv = {}) =>
    windowlessPath({ PATH: folder, ...env }, 'linux')
  const whole = program('chromium')
  expect(windowless()).toBe(whole)
  const shell = program('chromium-headless-shell')
  expect([windowless(), found()]).toEqual([shell, whole])
  expect(windowless({ CHROME_PATH: whole })).toBe(whole)
})

test('a program that does not start is passed over', () => {
  program('chromium-browser', FAILS)
  const path = program('google-chrome')
  expect(found()).toBe(path)
})

test('without any it says in one line what to do', () => {
  expect(() => found()).toThrow(/^This needs .*CHROME_PATH\.$/)
})

test('whoever may install it gets it, without a word', () => {
  asRoot()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = join(folder, 'log')
  const chromium = join(folder, 'chromium')
  program(
    'apt-get',
    `#!/bin/sh\necho "$@" >> ${log}\n[ "$1" = update ] && exit 0\nprintf '#!/bin/sh\\nexit 0\\n' > ${chromium}\n/bin/chmod +x ${chromium}\n`,
  )
  expect(found()).toBe(chromium)
  expect(readFileSync(log, 'utf8').split('\n')).toEqual([
    'update',
    'install -y chromium',
    'install -y chromium-headless-shell',
    '',
  ])
  expect(said).not.toHaveBeenCalled()
})

test('an installation that fails is shown', () => {
  asRoot()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  program('apt-get', '#!/bin/sh\necho "no such package"\nexit 100\n')
  expect(() => found()).toThrow(/^This needs /)
  expect(said.mock.calls).toEqual([['apt-get update failed:\nno such package\n']])
})
