/** Runs the tools of the project. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { placesOf } from '../../src/build/places.ts'

const SLOWEST_MS = 20 * 60_000

/** How a tool has ended, and all that it said. */
export interface Ended {
  readonly ok: boolean
  readonly output: string
}

/** Runs a tool from node_modules in the project's folder, with nothing to read from. */
export async function run(tool: string, args: readonly string[]): Promise<Ended> {
  const { root } = placesOf({})
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    // There the tools are scripts of the shell.
    shell: process.platform === 'win32',
    timeout: SLOWEST_MS,
  })
  let output = ''
  const keep = (text: Buffer) => {
    output += text
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await once(child, 'close').then(
    ([status, signal]) => (signal ? `ended by ${signal}` : status),
    (error: unknown) => String(error),
  )
  return {
    ok: code === 0,
    output: typeof code === 'string' ? `${output}\n${tool}: ${code}` : output,
  }
}
