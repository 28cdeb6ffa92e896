/** The commands in folders whose names mean something in addresses. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placesOf } from '../../../src/site-folder/places.ts'
import { start } from '../browser/processes.ts'

const { root } = placesOf({})
const FIRST = ['--import', './src/commands/folder-name.js']

/** A project with the example as its site. */
function projectIn(name: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'site-named-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, name)
  for (const part of [
    'src',
    'schemas',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  cpSync(join(root, 'tests/example'), folder, { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const one of readdirSync(join(root, 'node_modules'))) {
    // Caches are each project's own.
    if (!one.startsWith('.'))
      symlinkSync(join(root, 'node_modules', one), join(folder, 'node_modules', one))
  }
  return folder
}

/** Without what Vitest has set, which would make Vite read another configuration. */
const env = { PATH: process.env.PATH, NO_COLOR: '1' }

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })

test('a folder with #, % and a space in its name is like any other', async () => {
  const folder = projectIn('a#b %41c')
  const checked = run(folder, ...FIRST, '--import', 'tsx', 'src/commands/check.ts')
  expect(checked.stderr + checked.stdout).toContain('site.yaml is fine.')
  const built = run(folder, ...FIRST, '--import', 'tsx', 'src/commands/build.ts')
  expect(built.stderr + built.stdout).toContain('pages into dist in ')
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true)

  const { said, stop } = await start(
    [join(folder, 'src/commands/dev.js')],
    { PORT: '0', NO_COLOR: '1', SITE_DIR: undefined, SITE_FILE: undefined },
    /(http:\/\/[\d.]+:\d+)/,
  )
  onTestFinished(stop)
  for (const [address, part] of [
    ['/', '<h1'],
    ['/@vite/client', 'WebSocket'],
    ['/src/app/start.ts', 'keepClicks'],
    ['/src/app/Root.tsx', 'jsxDEV'],
    ['/pictures/wheel.svg', '<svg'],
  ] as const) {
    const answer = await fetch(said[0] + address, { headers: { accept: 'text/html,*/*' } })
    expect([address, answer.status]).toEqual([address, 200])
    expect(await answer.text()).toContain(part)
  }
})

test('a folder with a question mark in its name gets one sentence', () => {
  const folder = projectIn('a?b')
  for (const args of [
    [...FIRST, '--import', 'tsx', 'src/commands/check.ts'],
    ['src/commands/dev.js'],
  ]) {
    const { status, stdout, stderr } = run(folder, ...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The project lies in .+a\?b.+ rename that folder\.\n$/)
  }
})
