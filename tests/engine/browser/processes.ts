import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPlaces } from '../../../src/site-folder/places.ts'

/** A child process that has printed the expected output. */
export interface RunningProcess {
  /** Capture groups of the expected output. */
  readonly captures: readonly string[]
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts Node in the project folder and waits for output that matches `expected`. Throws with all output if the
 * process exits first.
 */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  expected: RegExp,
): Promise<RunningProcess> {
  const { root } = getPlaces({})
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...getCleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return {
    captures: await waitForOutput(child, expected),
    stop: (signal) => stopProcess(child, signal),
  }
}

/** Variables set by Vitest that would change the program's behavior. */
const VITEST_VARIABLES = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/

const getCleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITEST_VARIABLES.test(name)))

function waitForOutput(child: ChildProcess, expected: RegExp): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    let output = ''
    const streams = [child.stdout, child.stderr]
    const listen = (text: Buffer) => {
      output += text
      const found = expected.exec(output)
      if (!found) return
      resolve(found.slice(1))
      // Discard further output, such as request logs.
      for (const stream of streams) stream?.off('data', listen).resume()
    }
    for (const stream of streams) stream?.on('data', listen)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnargs.join(' ')} ended:\n${output}`)))
  })
}

async function stopProcess(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
