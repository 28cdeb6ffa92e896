/**
 * The commands in a folder whose name means something in addresses. With other such names they work: the test of the
 * guide to operation builds in one, and that of `npm run dev` begins there.
 */
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestFolder } from '../server/temp-folders.ts'

test('a folder with a question mark in its name gets one sentence', () => {
  const folder = join(createTestFolder(), 'a?b')
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
