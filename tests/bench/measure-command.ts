import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

export interface Cost {
  readonly wallSeconds: number
  /** Of all processes. */
  readonly cpuSeconds: number
  /** Highest sum of resident memory over all processes. Pages that they share count once for each. */
  readonly peakMegabytes: number
}

const SAMPLE_MS = 50
const PAGE_BYTES = 4096

/** Linux with bash only. @throws if the command fails */
export async function measureCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Cost> {
  const script = 'TIMEFORMAT="%R %U %S"; { time "$@" >&3 2>&3; } 3>/dev/null'
  const child = spawn('bash', ['-c', script, 'bash', command, ...args], {
    cwd,
    env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let peak = 0
  const timer = setInterval(() => {
    if (child.pid) peak = Math.max(peak, sumMemory(child.pid))
  }, SAMPLE_MS)
  const output = child.stderr.toArray()
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}.`)
  const [wall = 0, user = 0, system = 0] = Buffer.concat(await output)
    .toString()
    .split(' ')
    .map(Number)
  return {
    wallSeconds: wall,
    cpuSeconds: user + system,
    peakMegabytes: Math.round(peak / 2 ** 20),
  }
}

/** Resident bytes of a process tree, from `/proc` (proc(5)). */
function sumMemory(root: number): number {
  const bytes = new Map<number, number>()
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const id = Number(name)
    const stat = Number.isInteger(id) ? readStat(id) : undefined
    if (!stat) continue
    bytes.set(id, stat.bytes)
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), id])
  }
  const sum = (id: number): number =>
    (children.get(id) ?? []).reduce((total, child) => total + sum(child), bytes.get(id) ?? 0)
  return sum(root)
}

function readStat(id: number): { readonly parent: number; readonly bytes: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'latin1')
    // The name of the program may contain spaces; the fields after it start with the state.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES }
  } catch {
    // The process has ended.
    return undefined
  }
}
