/**
 * `npm run publish [-- --yes --commit --message TEXT]` checks, builds and uploads the site. `--yes` confirms the command of the
 * site file on this computer, `--commit` commits the site to git afterwards.
 */

import { createInterface } from 'node:readline/promises'
import { isatty } from 'node:tty'
import { parseArgs } from 'node:util'
import { confirmCommand, isCommandConfirmed } from '../publication/confirmed-commands.ts'
import { createCommitMessage, formatChanges } from '../publication/format-changes.ts'
import { readPublishCommand } from '../publication/publish-command.ts'
import { publishSite, type StageName } from '../publication/publish-site.ts'
import { readChanges } from '../publication/read-changes.ts'
import { getProject, type Project } from '../site-folder/project.ts'
import { readText } from '../site-folder/site-file.ts'

const flag = { type: 'boolean' } as const

async function main(): Promise<number> {
  const options = { yes: flag, commit: flag, message: { type: 'string' } } as const
  const { values } = parseArgs({ options })
  const project = getProject(process.env)
  const text = readText(project.siteFile)
  const list = await readChanges(project, text)
  console.log(`${formatChanges(list)}\n`)
  const command = readPublishCommand(text)
  if (command && !(await isConfirmed(project, command, values.yes === true))) {
    console.error('Nothing was published: the command was not confirmed.')
    return 1
  }
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort())
  const isCommitting = values.commit || values.message !== undefined
  const result = await publishSite(project, {
    command,
    commitMessage: isCommitting ? (values.message ?? createCommitMessage(list.changes)) : undefined,
    signal: controller.signal,
    onStage: createStagePrinter(),
  })
  if (result.kind === 'published') {
    for (const warning of result.warnings) console.warn(warning)
    console.log('✓ The site is published.')
    return 0
  }
  console.error(result.message)
  if (result.kind === 'failed' && result.output !== '') console.error(`\n${result.output}`)
  return 1
}

/** Each word on its own line: words may contain spaces. */
async function isConfirmed(
  project: Project,
  command: readonly string[],
  isAgreed: boolean,
): Promise<boolean> {
  console.log(`Publishing runs this command:\n${command.map((word) => `  ${word}`).join('\n')}\n`)
  if (isCommandConfirmed(project, command)) return true
  if (!isAgreed && !(await ask('Run it on this computer? (y/N) '))) return false
  confirmCommand(project, command)
  return true
}

async function ask(question: string): Promise<boolean> {
  if (!isatty(0)) {
    console.error('Confirm the command with: npm run publish -- --yes')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const TITLES: Readonly<Record<StageName, string>> = {
  check: 'Checking',
  build: 'Building',
  upload: 'Uploading',
  record: 'Finishing',
  commit: 'Committing',
}

function createStagePrinter(): (name: StageName) => void {
  let last: StageName | undefined
  return (name) => {
    if (name !== last) console.log(`${TITLES[name]}…`)
    last = name
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
