import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import type { Places } from '../site-folder/places.ts'
import { getPublishedAddressesFile } from '../site-folder/published-addresses.ts'

type Site = Pick<Places, 'siteDir' | 'siteFile' | 'publicDir'>

/** Hooks and signing of commits may take a while (ms). */
const TIMEOUT_MS = 60_000
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

interface GitResult {
  readonly code: number | string
  readonly stdout: string
  readonly stderr: string
}

function git(folder: string, args: readonly string[]): Promise<GitResult> {
  const options = { cwd: folder, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES }
  // A question for a password would wait forever.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' }
  return new Promise((done) => {
    const child = execFile('git', args, { ...options, env }, (error, stdout, stderr) =>
      done({ code: error ? (error.code ?? 'killed') : 0, stdout, stderr }),
    )
    child.stdin?.end()
  })
}

/** The text of the site file in the last commit; undefined without git, repository or commit. */
export async function readCommittedText({
  siteFile,
}: Site): Promise<{ readonly text: string; readonly commit: string } | undefined> {
  const folder = dirname(siteFile)
  const file = await git(folder, ['show', `HEAD:./${basename(siteFile)}`])
  if (file.code !== 0) return undefined
  const { stdout } = await git(folder, ['rev-parse', '--short', 'HEAD'])
  return { text: file.stdout, commit: stdout.trim() }
}

export type GitState =
  | { readonly kind: 'none' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'ready'; readonly branch: string; readonly files: readonly string[] }

const OPERATIONS: readonly (readonly [file: string, reason: string])[] = [
  ['MERGE_HEAD', 'A git merge is in progress. Finish it, or abort it with “git merge --abort”.'],
  [
    'rebase-merge',
    'A git rebase is in progress. Finish it, or abort it with “git rebase --abort”.',
  ],
  [
    'rebase-apply',
    'A git rebase is in progress. Finish it, or abort it with “git rebase --abort”.',
  ],
  [
    'CHERRY_PICK_HEAD',
    'A git cherry-pick is in progress. Finish it, or abort it with “git cherry-pick --abort”.',
  ],
  ['REVERT_HEAD', 'A git revert is in progress. Finish it, or abort it with “git revert --abort”.'],
]

/** Whether the site file and the public folder can be committed. */
export async function readGitState(site: Site): Promise<GitState> {
  const folder = site.siteDir
  const inside = await git(folder, ['rev-parse', '--is-inside-work-tree', '--git-dir'])
  if (inside.code !== 0) return { kind: 'none' }
  const [, gitDir = '.git'] = inside.stdout.split('\n')
  const operation = OPERATIONS.find(([file]) => existsSync(resolve(folder, gitDir.trim(), file)))
  if (operation) return { kind: 'blocked', reason: operation[1] }
  const status = await git(folder, ['status', '--porcelain', '-z', '--', ...listPaths(site)])
  if (status.code !== 0) return { kind: 'blocked', reason: toReason(status) }
  const files = status.stdout.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
  if (files.length === 0) return { kind: 'unchanged' }
  const { stdout } = await git(folder, ['symbolic-ref', '--short', '--quiet', 'HEAD'])
  const branch = stdout.trim()
  return branch === ''
    ? { kind: 'blocked', reason: 'No git branch is checked out. Check out a branch first.' }
    : { kind: 'ready', branch, files }
}

/** Commits only the files of the site; other staged files stay staged. @returns why it failed */
export async function commitSite(site: Site, message: string): Promise<string | undefined> {
  const state = await readGitState(site)
  if (state.kind === 'unchanged') return undefined
  if (state.kind !== 'ready')
    return state.kind === 'blocked' ? state.reason : 'The site is not in a git repository.'
  const paths = listPaths(site)
  const added = await git(site.siteDir, ['add', '--all', '--', ...paths])
  if (added.code !== 0) return toReason(added)
  const committed = await git(site.siteDir, ['commit', '--quiet', '-m', message, '--', ...paths])
  return committed.code === 0 ? undefined : toReason(committed)
}

const listPaths = (site: Site): string[] =>
  [site.siteFile, site.publicDir, getPublishedAddressesFile(site)]
    .filter((path) => existsSync(path))
    .map((path) => relative(site.siteDir, path))

const toReason = ({ code, stdout, stderr }: GitResult): string => {
  if (code === 'ENOENT') return 'Git is not installed.'
  if (code === 'killed') return `Git did not finish within ${TIMEOUT_MS / 1000} seconds.`
  const lines = (stderr.trim() || stdout.trim()).split('\n')
  return `Git refused: ${lines.slice(-MAX_LINES).join('\n')}`
}

const MAX_LINES = 8
