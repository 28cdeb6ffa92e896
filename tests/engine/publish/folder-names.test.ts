/** The commands in folders whose names mean something in addresses; the build is in the test of the guide to operation. */
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { start } from '../browser/processes.ts'
import { answerTo } from '../browser/requests.ts'
import { folderOfTest } from '../server/folder.ts'
import { projectIn } from '../server/project.ts'

test('a folder with #, % and a space in its name is like any other', async () => {
  const folder = projectIn(join(folderOfTest(), 'a#b %41c'))
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
    const answer = await answerTo(said[0] + address, { accept: 'text/html,*/*' })
    expect([address, answer.status]).toEqual([address, 200])
    expect(await answer.text()).toContain(part)
  }
})

test('a folder with a question mark in its name gets one sentence', () => {
  const folder = join(folderOfTest(), 'a?b')
  for (const part of ['package.json', 'src/commands'])
    cpSync(part, join(folder, part), { recursive: true })
  const first = ['--import', './src/commands/folder-name.js', '--import', 'tsx']
  for (const args of [[...first, 'src/commands/check.ts'], ['src/commands/dev.js']]) {
    const options = { cwd: folder, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The project lies in .+a\?b.+ rename that folder\.\n$/)
  }
})
