/** Starts programs of the project and ends them again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPlaces } from '../../../src/site-folder/places.ts'

/** A program that has come as far as it was waited for. */
export interface RunningProcess {
  /** What the expected words captured. */
  readonly captures: readonly string[]
  /** Asks it to end and waits until it has. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a program in the project's folder and waits until it says what is expected.
 * @param args arguments of Node
 * @param expected what it says once it is ready
 * @throws with everything it said, if it ends before
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
  return { captures: await waitForOutput(child, expected), stop: () => stopProcess(child) }
}

/** What Vitest has put into the environment, which would change what programs do. */
const VITEST_VARIABLES = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/

/** The environment as it was before the tests. */
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
      // What it says from now on, about each request for example, nobody reads.
      for (const stream of streams) stream?.off('data', listen).resume()
    }
    for (const stream of streams) stream?.on('data', listen)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnargs.join(' ')} ended:\n${output}`)))
  })
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
