import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockPublication } from '../../../src/publication/lock.ts'
import { readPublishedText } from '../../../src/publication/published-text.ts'
import { readChanges } from '../../../src/publication/read-changes.ts'
import { createSite, publish, read } from './test-publication.ts'

const node = (code: string): string[] => [process.execPath, '-e', code]

test('builds, uploads without a shell, and stores what is public', async () => {
  const command = [...node("require('fs').writeFileSync('uploaded', process.argv[1])"), '$HOME; *']
  const project = createSite(command)
  const result = await publish(project, { command })
  expect(result).toMatchObject({
    kind: 'published',
    warnings: [],
    stages: [
      'check',
      'check Checking',
      'build Rendering',
      'build Rendering 1 of 2',
      'upload',
      'record',
    ],
  })
  expect(read(join(project.siteDir, 'uploaded'))).toBe('$HOME; *')
  expect(readPublishedText(project)?.text).toBe(read(project.siteFile))
  expect(read(join(project.siteDir, 'published-addresses.txt'))).toContain('\n/Jobs\n')
  writeFileSync(project.siteFile, read(project.siteFile).replace('Mend with us', 'Repair'))
  const { changes } = await readChanges(project, read(project.siteFile))
  expect(changes.map(({ text }) => text)).toEqual(['Headline “Mend with us” is now “Repair”'])
})

test.each([
  [
    'an error of the site',
    { ending: "process.send({ type: 'failed', message: 'Line 3: No.' }); process.exitCode = 1" },
    /^Nothing was published\..*\nLine 3: No\.$/,
  ],
  ['a build that crashes', { ending: "throw new Error('Crash')" }, /could not be built/],
  [
    'a build that hangs',
    { ending: 'setInterval(() => {}, 1000)', timeoutMs: 900 },
    /took too long/,
  ],
  ['a missing program', { command: ['no-such-program'] }, /“no-such-program” was not found/],
  [
    'a refused upload',
    { command: node("console.error('No route to host'); process.exit(3)") },
    /exit code 3/,
  ],
  [
    'an upload that hangs',
    { command: node('setInterval(() => {}, 1000)'), timeoutMs: 900 },
    /took too long/,
  ],
  ['a command that was not confirmed', { command: ['other'], shown: ['rsync'] }, /has changed/],
])('%s leaves the record of what is public unchanged', async (_, given, message) => {
  const { shown, ...options } = { shown: undefined, command: undefined, ...given }
  const project = createSite(options.command)
  const result = await publish(project, { ...options, command: shown ?? options.command })
  expect(result).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) })
  if (String(message).includes('code 3'))
    expect(result).toMatchObject({ output: 'No route to host' })
  expect(readPublishedText(project)).toBeUndefined()
  expect(existsSync(join(project.siteDir, 'published-addresses.txt'))).toBe(false)
  // The lock is released.
  lockPublication(project)()
})

test('cancelling ends the command and the programs that it started', async () => {
  const inner = "setInterval(() => require('fs').writeFileSync('alive', String(Date.now())), 20)"
  const command = node(
    `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setInterval(() => {}, 1000)`,
  )
  const project = createSite(command)
  const controller = new AbortController()
  const alive = join(project.siteDir, 'alive')
  const done = publish(project, { command, signal: controller.signal })
  await expect.poll(() => existsSync(alive)).toBe(true)
  controller.abort()
  expect(await done).toMatchObject({ kind: 'cancelled' })
  const last = read(alive)
  await new Promise((later) => setTimeout(later, 200))
  expect(read(alive)).toBe(last)
})

test('two publications at once are refused; the lock of an ended process is not in the way', async () => {
  const project = createSite()
  const first = publish(project)
  expect(await publish(project)).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/being published by another/),
  })
  expect(await first).toMatchObject({ kind: 'published' })
  writeFileSync(join(project.siteDir, '.site/publishing.lock'), '999999999')
  expect(await publish(project)).toMatchObject({ kind: 'published' })
})

test('a disk without space is reported, and the site counts as public', async () => {
  const project = createSite()
  mkdirSync(join(project.siteDir, '.site'))
  writeFileSync(join(project.siteDir, '.site/published'), 'In the way.')
  expect(await publish(project)).toMatchObject({
    kind: 'published',
    warnings: [expect.stringMatching(/^The site is published, but the list of changes could not/)],
  })
  const ending =
    "try { require('fs').writeFileSync('/dev/full', 'x') } catch (error) { process.send({ type: 'failed', message: error.code }); process.exitCode = 1 }"
  if (existsSync('/dev/full'))
    expect(await publish(project, { ending })).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/ENOSPC/),
    })
})
