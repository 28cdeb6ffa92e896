/** Programs that are measured from their start to their end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placesOf } from '../../src/build/places.ts'

/** What a program took. */
export interface Cost {
  /** Wall clock, in s. */
  readonly seconds: number
  /** Of all its threads, in s. */
  readonly cpuSeconds: number
  /** At its peak, in MB. */
  readonly megabytes: number
  /** What it has said. */
  readonly output: string
}

/** Writes down what a process has used when it ends. */
const METER = `data:text/javascript,${encodeURIComponent(`
import { writeFileSync } from 'node:fs'
process.once('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.METER_FILE, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }))
})`)}`

/**
 * Runs a TypeScript program of the project.
 * @throws with what it said, if it does not end with 0
 */
export async function measured(script: string, env: NodeJS.ProcessEnv): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'site-meter-'))
  const file = join(folder, 'meter.json')
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', METER, '--import', 'tsx', script], {
    cwd: placesOf({}).root,
    env: { ...process.env, ...env, METER_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${output.slice(0, 5000)}`)
  const { maxRSS, cpu } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return { seconds, cpuSeconds: cpu / 1e6, megabytes: maxRSS / 1024, output }
}
