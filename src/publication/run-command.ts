import { type ChildProcess, spawn } from 'node:child_process'
import { getErrorCode } from '../contract/error-code.ts'

/** How long a command may ignore the request to end (ms). */
const KILL_AFTER_MS = 3000

/** How long to wait for the rest of the output after a command ended (ms). */
const CLOSE_AFTER_MS = 500

const MAX_OUTPUT_CHARACTERS = 4000

export type CommandResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' | 'timeout' }
  | { readonly kind: 'failed'; readonly reason: string; readonly output: string }

export interface CommandOptions {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  readonly signal: AbortSignal
  readonly timeoutMs: number
  /** The last line that the command printed. */
  readonly onLine?: (line: string) => void
  /** Messages of a Node process. */
  readonly onMessage?: (message: unknown) => void
}

/**
 * Runs a program without a shell and without input. It has its own process group, so that cancelling also ends
 * programs that it started, and no terminal, so that a question for a password fails instead of waiting.
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env = process.env, signal, timeoutMs, onLine, onMessage }: CommandOptions,
): Promise<CommandResult> {
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' })
  return new Promise((resolve) => {
    let output = ''
    let ended: 'cancelled' | 'timeout' | undefined
    const stdio = ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])] as const
    const child = spawn(program, args, {
      ...{ cwd, env, stdio: [...stdio] },
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    let killTimer: NodeJS.Timeout | undefined
    const end = (why: 'cancelled' | 'timeout') => {
      ended ??= why
      kill(child, 'SIGTERM')
      killTimer ??= setTimeout(() => kill(child, 'SIGKILL'), KILL_AFTER_MS)
    }
    const cancel = () => end('cancelled')
    const timer = setTimeout(() => end('timeout'), timeoutMs)
    signal.addEventListener('abort', cancel)
    const finish = (result: CommandResult) => {
      clearTimeout(timer)
      clearTimeout(killTimer)
      signal.removeEventListener('abort', cancel)
      resolve(ended ? { kind: ended } : result)
    }
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-MAX_OUTPUT_CHARACTERS)
      const line = String(chunk)
        .trim()
        .split(/[\r\n]+/)
        .at(-1)
      if (line) onLine?.(line)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    if (onMessage) child.on('message', onMessage)
    child.on('error', (error) =>
      finish({ kind: 'failed', reason: explainStart(program, error), output: '' }),
    )
    child.on('exit', (code, sign) => {
      const reason = `“${program}” ended with ${sign ? `signal ${sign}` : `exit code ${code}`}.`
      const end = () =>
        finish(code === 0 ? { kind: 'done' } : { kind: 'failed', reason, output: output.trim() })
      child.on('close', end)
      // Another program may keep the output open.
      setTimeout(end, CLOSE_AFTER_MS).unref()
    })
  })
}

const explainStart = (program: string, error: Error): string =>
  getErrorCode(error) === 'ENOENT'
    ? `The program “${program}” was not found.`
    : `“${program}” could not be started: ${error.message}`

/** Ends the process and those that it started. */
function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended already.
  }
}
