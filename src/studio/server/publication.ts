import { PartCache } from '../../content/cache.ts'
import { recordAuthor } from '../../publication/authors.ts'
import { confirmCommand, isCommandConfirmed } from '../../publication/confirmed-commands.ts'
import { createCommitMessage } from '../../publication/format-changes.ts'
import { readGitState } from '../../publication/git.ts'
import { readPublishCommand } from '../../publication/publish-command.ts'
import { type PublishResult, publishSite, type StageName } from '../../publication/publish-site.ts'
import { type ChangeList, readChanges } from '../../publication/read-changes.ts'
import type { Project } from '../../site-folder/project.ts'
import type { LiveSite } from '../live-site.ts'
import type { PublishRequest } from '../protocol/edits.ts'
import type { PublicationRun, PublicationState } from '../protocol/site-tools.ts'

/** Progress is sent at most this often (ms). */
const NOTIFY_MS = 150

/** Publishes the site at the request of the studio, once at a time. */
export class Publication {
  readonly #project: Project
  readonly #live: LiveSite
  readonly #notify: (run: PublicationRun) => void
  readonly #parts = new PartCache()
  #run: PublicationRun | null = null
  #controller: AbortController | undefined
  #timer: NodeJS.Timeout | undefined
  #recording: Promise<void> = Promise.resolve()

  /** @param notify called after progress and at the end */
  constructor(project: Project, live: LiveSite, notify: (run: PublicationRun) => void) {
    this.#project = project
    this.#live = live
    this.#notify = notify
  }

  readChanges(text: string): Promise<ChangeList> {
    return readChanges(this.#project, text, this.#parts)
  }

  /** Stores the author of an edit. */
  recordAuthor(name: string, before: string | undefined, after: string | undefined): void {
    if (before === undefined || after === undefined || before === after) return
    this.#recording = this.#recording
      .then(async () => {
        const lists = [await this.readChanges(before), await this.readChanges(after)] as const
        recordAuthor(this.#project, name, lists[0].changes, lists[1].changes)
      })
      .catch((error: unknown) => console.error('Could not store who made a change.', error))
  }

  async read(): Promise<PublicationState> {
    const text = this.#live.currentText ?? ''
    const command = readPublishCommand(text) ?? null
    const [git, list] = await Promise.all([readGitState(this.#project), this.readChanges(text)])
    return {
      command,
      isConfirmed: command === null || isCommandConfirmed(this.#project, command),
      folder: this.#project.outDir,
      git,
      changes: list.comparedWith && list.changes.length,
      message: createCommitMessage(list.changes),
      run: this.#run,
    }
  }

  /** @returns why it did not start */
  start({ command, isConfirmed, commitMessage }: PublishRequest): string | undefined {
    if (this.#run?.status === 'running') return 'The site is being published already.'
    const current = readPublishCommand(this.#live.currentText ?? '') ?? null
    if (JSON.stringify(current) !== JSON.stringify(command))
      return 'The command for publishing has changed. Check it, and try again.'
    if (command) {
      if (isConfirmed) confirmCommand(this.#project, command)
      if (!isCommandConfirmed(this.#project, command)) return 'Confirm the command first.'
    }
    this.#controller = new AbortController()
    this.#run = {
      number: (this.#run?.number ?? 0) + 1,
      status: 'running',
      stage: 'check',
      detail: '',
      message: '',
      output: '',
      warnings: [],
    }
    void this.#publish(command ?? undefined, commitMessage ?? undefined, this.#controller)
    return undefined
  }

  cancel(): void {
    this.#controller?.abort()
  }

  async #publish(
    command: readonly string[] | undefined,
    commitMessage: string | undefined,
    controller: AbortController,
  ): Promise<void> {
    // The programs have their own process group, which Ctrl+C does not end.
    const stop = () => {
      controller.abort()
      process.exit(130)
    }
    process.once('SIGINT', stop)
    const { signal } = controller
    const onStage = (stage: StageName, detail: string) => this.#showProgress(stage, detail)
    const result = await publishSite(this.#project, { command, commitMessage, signal, onStage })
    process.off('SIGINT', stop)
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#run = this.#run && finish(this.#run, result)
    if (this.#run) this.#notify(this.#run)
  }

  #showProgress(stage: StageName, detail: string): void {
    this.#run = this.#run && { ...this.#run, stage, detail }
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if (this.#run) this.#notify(this.#run)
    }, NOTIFY_MS)
  }
}

function finish(run: PublicationRun, result: PublishResult): PublicationRun {
  const { kind: status } = result
  switch (result.kind) {
    case 'published':
      return { ...run, status, detail: '', warnings: result.warnings }
    case 'cancelled':
      return { ...run, status, detail: '', message: result.message }
    case 'failed':
      return { ...run, status, detail: '', message: result.message, output: result.output }
  }
}
