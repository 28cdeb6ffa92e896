import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** How the compiling of a text went. */
export type Answer = { readonly broken: readonly string[]; readonly diagnostics: number } | string

/** Compiles texts in another process, in which they may neither take too long nor fill the memory. */
export class Reader {
  #child: ChildProcess | undefined
  readonly #milliseconds: number

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  /** What came of a text; in words, if nothing came of it. */
  async read(text: string): Promise<Answer> {
    const child = this.#child ?? (await started())
    this.#child = child
    const signal = AbortSignal.timeout(this.#milliseconds)
    const answer = once(child, 'message', { signal }).then(([message]) => message as Answer)
    const end = once(child, 'exit', { signal }).then(() => 'The compiler broke down.')
    child.send(text)
    const came = await Promise.race([answer, end]).catch(
      () => 'The compiler did not come to an end.',
    )
    answer.catch(() => {})
    end.catch(() => {})
    if (typeof came === 'string') this.close()
    return came
  }

  close() {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

async function started(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'reader.ts'), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  return child
}
