/** Publishing with a stand-in for the build, which reports what the real one would. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitSite, readGitState } from '../../../src/publication/git.ts'
import { lockPublication } from '../../../src/publication/lock.ts'
import { type PublishOptions, publishSite } from '../../../src/publication/publish-site.ts'
import { readPublishedText } from '../../../src/publication/published-text.ts'
import { readChanges } from '../../../src/publication/read-changes.ts'
import { getProject } from '../../../src/site-folder/project.ts'

/** @param command words of `publishCommand` */
function createSite(command?: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'site publishing-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project = getProject({ SITE_DIR: folder })
  cpSync('tests/example/site.yaml', project.siteFile)
  if (command) {
    const key = `publication:\n  publishCommand: ${JSON.stringify(command)}`
    writeFileSync(project.siteFile, read(project.siteFile).replace('publication:', key))
  }
  mkdirSync(project.publicDir)
  writeFileSync(join(project.publicDir, 'a.txt'), 'A')
  return project
}

const read = (file: string): string => readFileSync(file, 'utf8')

/** A program that behaves as the build. @param ending code that runs after the messages */
const createBuild = (siteFile: string, ending = ''): string[] => [
  process.execPath,
  '-e',
  `process.send({ type: 'stage', name: 'Checking' })
  process.send({ type: 'stage', name: 'Rendering' })
  process.send({ type: 'count', done: 1, total: 2 })
  ${ending || `process.send({ type: 'built', text: require('fs').readFileSync(${JSON.stringify(siteFile)}, 'utf8'), addresses: ['/', '/Jobs'] })`}`,
]

async function publish(
  project: ReturnType<typeof createSite>,
  given: Partial<PublishOptions> & { readonly ending?: string } = {},
) {
  const { ending, ...options } = given
  const stages: string[] = []
  const result = await publishSite(project, {
    command: undefined,
    commitMessage: undefined,
    signal: new AbortController().signal,
    onStage: (name, detail) => stages.push(`${name} ${detail}`.trim()),
    buildCommand: createBuild(project.siteFile, ending),
    ...options,
  })
  return { stages, ...result }
}

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
  await expect.poll(() => existsSync(alive), { timeout: 10_000 }).toBe(true)
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

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function createRepository() {
  const project = createSite()
  const { siteDir: folder } = project
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'user.name', 'A')
  git(folder, 'config', 'user.email', 'a@a.example')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '-m', 'Begin')
  return { ...project, folder }
}

test('commits the site alone, with the changes as message', async () => {
  const project = createRepository()
  const { folder } = project
  writeFileSync(join(folder, 'notes.txt'), 'Private')
  git(folder, 'add', 'notes.txt')
  rmSync(join(folder, 'public/a.txt'))
  writeFileSync(join(folder, 'public/b.txt'), 'B')
  writeFileSync(project.siteFile, read(project.siteFile).replace('Mend with us', 'Repair'))
  const { comparedWith, changes } = await readChanges(project, read(project.siteFile))
  expect(comparedWith?.kind).toBe('commit')
  expect(changes).toHaveLength(1)
  expect(await publish(project, { commitMessage: 'Jobs: say it shorter' })).toMatchObject({
    kind: 'published',
    warnings: [],
  })
  expect(
    git(folder, 'log', '-1', '--format=%s', '--name-status').trim().split('\n').filter(Boolean),
  ).toEqual([
    'Jobs: say it shorter',
    'D\tpublic/a.txt',
    'A\tpublic/b.txt',
    'A\tpublished-addresses.txt',
    'M\tsite.yaml',
  ])
  expect(git(folder, 'status', '--porcelain').trim()).toBe('A  notes.txt')
  expect(await readGitState(project)).toEqual({ kind: 'unchanged' })
})

test('publishes without a commit during a merge, without a repository and without git', async () => {
  const project = createRepository()
  const { folder } = project
  git(folder, 'checkout', '--quiet', '-b', 'other')
  writeFileSync(join(folder, 'public/a.txt'), 'Other')
  git(folder, 'commit', '--quiet', '-am', 'Other')
  git(folder, 'checkout', '--quiet', 'main')
  writeFileSync(join(folder, 'public/a.txt'), 'Main')
  git(folder, 'commit', '--quiet', '-am', 'Main')
  expect(() => git(folder, 'merge', 'other')).toThrow()
  expect(await readGitState(project)).toMatchObject({
    kind: 'blocked',
    reason: expect.stringMatching(/merge is in progress/),
  })
  expect(await publish(project, { commitMessage: 'Mine' })).toMatchObject({
    kind: 'published',
    warnings: [expect.stringMatching(/not committed. A git merge is in progress/)],
  })
  const plain = createSite()
  expect(await readGitState(plain)).toEqual({ kind: 'none' })
  expect(await publish(plain, { commitMessage: 'Mine' })).toMatchObject({
    kind: 'published',
    warnings: [expect.stringMatching(/not in a git repository/)],
  })
  const { PATH } = process.env
  onTestFinished(() => {
    process.env.PATH = PATH
  })
  process.env.PATH = '/nowhere'
  expect(await readGitState(project)).toEqual({ kind: 'none' })
  expect(await commitSite(plain, 'Mine')).toMatch(/not in a git repository/)
})
