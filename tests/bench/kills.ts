import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs the test of crash safety with many kills. */
export async function benchKills(kills = '200'): Promise<void> {
  const args = ['vitest', 'run', '--project', 'unit', 'tests/engine/contact/crash-safety.test.ts']
  const env = { ...process.env, CONTACT_KILLS: kills }
  const [code] = await once(spawn('npx', args, { env, stdio: 'inherit' }), 'exit')
  process.exitCode = code ?? 1
}
