import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Longer than any case takes, even on a busy machine. */
const TIMEOUT_MS = 1_000_000

test('parses any repeated piece of YAML of any length', () => {
  const script = join(import.meta.dirname, 'adversarial.ts')
  const args = ['--max-old-space-size=512', '--import', 'tsx', script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  })
  expect([stdout.trim().split('\n').at(-1), status, stderr]).toEqual(['All cases ended.', 0, ''])
})
