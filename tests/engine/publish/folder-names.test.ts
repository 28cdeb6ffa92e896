/** The commands in folders whose names mean something in addresses. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placesOf } from '../../../src/site-folder/places.ts'
import { start } from '../browser/processes.ts'
import { folderOfTest } from '../server/folder.ts'

const { root } = placesOf({})
const FIRST = ['--import', './src/commands/folder-name.js', '--import', 'tsx']
const CODE = [
  'src',
  'schemas',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A project with a small site, in a folder of this name. */
function projectIn(name: string): string {
  const folder = join(folderOfTest(), name)
  for (const part of CODE) cpSync(join(root, part), join(folder, part), { recursive: true })
  cpSync(join(root, 'src/commands/new-site/site.yaml'), join(folder, 'site.yaml'))
  for (const part of ['public', 'node_modules']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'public/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
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
  const built = run(folder, ...FIRST, 'src/commands/build.ts')
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
    ['/mark.svg', '<svg'],
  ] as const) {
    const answer = await fetch(said[0] + address, { headers: { accept: 'text/html,*/*' } })
    expect([address, answer.status]).toEqual([address, 200])
    expect(await answer.text()).toContain(part)
  }
})

test('a folder with a question mark in its name gets one sentence', () => {
  const folder = projectIn('a?b')
  for (const args of [[...FIRST, 'src/commands/check.ts'], ['src/commands/dev.js']]) {
    const { status, stdout, stderr } = run(folder, ...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The project lies in .+a\?b.+ rename that folder\.\n$/)
  }
})
