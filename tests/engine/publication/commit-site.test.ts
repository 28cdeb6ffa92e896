import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commitSite, readGitState } from '../../../src/publication/git.ts'
import { readChanges } from '../../../src/publication/read-changes.ts'
import { createSite, publish, read } from './test-publication.ts'

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
