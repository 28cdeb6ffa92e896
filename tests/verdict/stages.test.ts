import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkWith } from './check.ts'
import type { Outcome } from './outcome.ts'
import { testsOf } from './vitest.ts'

const good: Outcome = { passed: 2, failed: 0, skipped: 0, notes: [] }
const bad: Outcome = { passed: 1, failed: 3, skipped: 0, notes: ['one breaks'] }

// Else the verdict would run itself.
vi.mock('./check.ts', () => ({ checkWith: vi.fn() }))
vi.mock('./vitest.ts', () => ({ testsOf: vi.fn() }))

let said = ''
const { exitCode } = process
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
  vi.spyOn(console, 'log').mockImplementation((text) => {
    said += `${text}\n`
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
})

test('the verdict has six stages, and fails if one of them does', async () => {
  vi.mocked(checkWith).mockResolvedValue(good)
  vi.mocked(testsOf).mockImplementation(async (name) => (name === 'measured' ? bad : good))
  await import('../verdict.ts')
  const code = process.exitCode
  const stages = [...said.matchAll(/^(.+) … /gm)].map(([, name]) => name)
  expect(stages).toEqual([
    'types',
    'lint',
    'format',
    'Lighthouse and interactions',
    'unit tests',
    'browser tests',
  ])
  expect(vi.mocked(checkWith).mock.calls).toEqual([
    ['tsc', '--noEmit'],
    ['biome', 'lint', '--error-on-warnings', '.'],
    ['biome', 'check', '--linter-enabled=false', '.'],
  ])
  expect(vi.mocked(testsOf).mock.calls).toEqual([['measured'], ['quick', 'thorough'], ['browser']])
  expect(said).toContain('one breaks')
  expect(said.trimEnd().split('\n').at(-1)).toBe('11 passed, 3 failed')
  expect(code).toBe(1)
})
