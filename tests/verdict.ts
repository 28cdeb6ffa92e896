/**
 * `npm test`: every check of the project. `npm run test:quick`: what a minute is enough for. The last line
 * says how many passed and how many failed.
 */
import { checkWith } from './verdict/check.ts'
import { type Outcome, sumOf } from './verdict/outcome.ts'
import { testsOf } from './verdict/vitest.ts'

type Stage = readonly [name: string, run: () => Promise<Outcome>]

const always: readonly Stage[] = [
  ['types', () => checkWith('tsc', '--noEmit')],
  ['lint', () => checkWith('biome', 'lint', '--error-on-warnings', '.')],
  ['format', () => checkWith('biome', 'check', '--linter-enabled=false', '.')],
]

const thorough: readonly Stage[] = [
  // First and alone: what else runs, or has left something to tidy up, would count as slowness of the pages.
  ['Lighthouse and interactions', () => testsOf('measured')],
  ['unit tests', () => testsOf('quick', 'thorough')],
  ['browser tests', () => testsOf('browser')],
]

const quick: readonly Stage[] = [['quick tests', () => testsOf('quick')]]

async function verdict(stages: readonly Stage[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const [name, run] of stages) {
    process.stdout.write(`${name} … `)
    const started = performance.now()
    const outcome = await run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const { passed, failed, skipped, notes } = outcome
    const more = skipped > 0 ? `, ${skipped} skipped` : ''
    console.log(`${passed} passed, ${failed} failed${more} (${seconds} s)`)
    for (const note of notes) console.log(`\n${note}\n`)
    outcomes.push(outcome)
  }
  return sumOf(outcomes)
}

const { passed, failed } = await verdict([
  ...always,
  ...(process.argv.includes('--quick') ? quick : thorough),
])
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
