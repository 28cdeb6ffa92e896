import { statSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST_FILE } from '../contract/manifest.ts'
import type { Project } from '../site-folder/project.ts'
import { recordAddresses } from '../site-folder/published-addresses.ts'
import { type BuildMessage, buildMessage } from './build-messages.ts'
import { explainError } from './explain-error.ts'
import { commitSite } from './git.ts'
import { lockPublication } from './lock.ts'
import { readPublishCommand } from './publish-command.ts'
import { storePublishedText } from './published-text.ts'
import { type CommandResult, runCommand } from './run-command.ts'

export type StageName = 'check' | 'build' | 'upload' | 'record' | 'commit'

export interface PublishOptions {
  /** The command that was shown and confirmed; undefined if the site has none. */
  readonly command: readonly string[] | undefined
  /** Message of a git commit after the publication; undefined for no commit. */
  readonly commitMessage: string | undefined
  readonly signal: AbortSignal
  readonly onStage: (name: StageName, detail: string) => void
  /** Of the build, and of the command (ms). */
  readonly timeoutMs?: number
  /** Default: `src/commands/run.js build`. */
  readonly buildCommand?: readonly string[]
}

/** `warnings` are about what follows the publication: the site is public. */
export type PublishResult =
  | { readonly kind: 'published'; readonly warnings: readonly string[] }
  | { readonly kind: 'cancelled'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly output: string }

const TIMEOUT_MS = 30 * 60 * 1000

/** Checks, builds and uploads the site. Unless it succeeds, what is public stays as it is. Never throws. */
export async function publishSite(
  project: Project,
  options: PublishOptions,
): Promise<PublishResult> {
  let release: (() => void) | undefined
  try {
    release = lockPublication(project)
    return await publishLocked(project, options)
  } catch (error) {
    return fail(explainError(error))
  } finally {
    release?.()
  }
}

async function publishLocked(project: Project, options: PublishOptions): Promise<PublishResult> {
  const built = await build(project, options)
  if (built.kind !== 'built') return built
  const { command, onStage, commitMessage } = options
  const current = readPublishCommand(built.text)
  if (JSON.stringify(current) !== JSON.stringify(command)) return fail(COMMAND_CHANGED)
  if (command) {
    onStage('upload', '')
    const uploaded = await upload(project, command, options)
    if (uploaded) return uploaded
  }
  onStage('record', '')
  const warnings = record(project, built)
  if (commitMessage !== undefined) {
    onStage('commit', '')
    const refusal = await commitSite(project, commitMessage)
    if (refusal !== undefined) warnings.push(`The site is published, but not committed. ${refusal}`)
  }
  return { kind: 'published', warnings }
}

const COMMAND_CHANGED =
  'The command for publishing has changed in the meantime. Check the new command, and publish again.'

type Built = Extract<BuildMessage, { readonly type: 'built' }>

/** In a process of its own: it can be cancelled, and does not slow down the studio. */
async function build(
  project: Project,
  options: PublishOptions,
): Promise<(Built & { readonly kind: 'built' }) | PublishResult> {
  const { signal, onStage, timeoutMs = TIMEOUT_MS } = options
  const { root, siteDir, siteFile, outDir } = project
  const { buildCommand = [process.execPath, ...createBuildArguments(root)] } = options
  const found: { built?: Built; failure?: string } = {}
  const follow = createStageReader(onStage)
  const previous = getBuildId(outDir)
  const result = await runCommand(buildCommand, {
    ...{ cwd: root, signal, timeoutMs },
    env: { ...process.env, SITE_DIR: siteDir, SITE_FILE: siteFile, OUT_DIR: outDir },
    onMessage: (given) => {
      const { data } = buildMessage.safeParse(given)
      if (data?.type === 'built') found.built = data
      else if (data?.type === 'failed') found.failure = data.message
      else if (data) follow(data)
    },
  })
  const { built, failure } = found
  switch (result.kind) {
    case 'cancelled':
      return !options.command && getBuildId(outDir) !== previous
        ? fail(CANCELLED_TOO_LATE)
        : { kind: 'cancelled', message: UNCHANGED }
    case 'timeout':
      return fail(`The build took too long and was stopped. ${UNCHANGED}`)
    case 'done':
      return built ? { kind: 'built', ...built } : fail(`${NOT_BUILT} ${UNCHANGED}`)
    case 'failed':
      return failure === undefined
        ? fail(`${NOT_BUILT} ${UNCHANGED}`, result.output)
        : fail(`${UNCHANGED}\n${failure}`)
  }
}

const createBuildArguments = (root: string): string[] => [
  '--max-semi-space-size=32',
  join(root, 'src/commands/run.js'),
  'build',
  '--for-publication',
]

/** The first stage of a build is the check. */
function createStageReader(onStage: PublishOptions['onStage']) {
  const stages: string[] = []
  onStage('check', '')
  return (message: Extract<BuildMessage, { readonly type: 'stage' | 'count' }>): void => {
    if (message.type === 'stage') stages.push(message.name)
    const name = stages.length > 1 ? 'build' : 'check'
    const count = message.type === 'count' ? ` ${message.done} of ${message.total}` : ''
    onStage(name, `${stages.at(-1) ?? ''}${count}`)
  }
}

/** Every build replaces the manifest. */
const getBuildId = (outDir: string): number | undefined =>
  statSync(join(outDir, MANIFEST_FILE), { throwIfNoEntry: false })?.ino

const CANCELLED_TOO_LATE =
  'It was too late to cancel: the new site is public. Publish again to update the list of changes.'

const NOT_BUILT = 'The site could not be built.'
const UNCHANGED = 'Nothing was published. The published site is unchanged.'

/** @returns undefined if it succeeded */
async function upload(
  { siteDir }: Project,
  command: readonly string[],
  { signal, onStage, timeoutMs = TIMEOUT_MS }: PublishOptions,
): Promise<PublishResult | undefined> {
  const result: CommandResult = await runCommand(command, {
    cwd: siteDir,
    signal,
    timeoutMs,
    onLine: (line) => onStage('upload', line.slice(0, MAX_DETAIL)),
  })
  switch (result.kind) {
    case 'done':
      return undefined
    case 'cancelled':
      return { kind: 'cancelled', message: `The upload was cancelled. ${MAY_BE_PARTIAL}` }
    case 'timeout':
      return fail(`The upload took too long and was stopped. ${MAY_BE_PARTIAL}`)
    case 'failed':
      return fail(`The upload failed. ${result.reason}`, result.output)
  }
}

const MAX_DETAIL = 200

const MAY_BE_PARTIAL = 'Files on the server may be incomplete until you publish again.'

/** @returns what could not be stored */
function record(project: Project, { text, addresses }: Built): string[] {
  try {
    storePublishedText(project, text)
    recordAddresses(project, addresses)
    return []
  } catch (error) {
    const reason = explainError(error)
    return [`The site is published, but the list of changes could not be updated. ${reason}`]
  }
}

const fail = (message: string, output = ''): PublishResult => ({ kind: 'failed', message, output })
