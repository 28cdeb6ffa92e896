/**
 * `npm test` runs type checker, linter, knip and all tests. `npm test -- NAME [options]` runs one part:
 *   quick               checks and fast tests: no browser, no builds (also `npm run test:quick`)
 *   unit, browser       tests of one kind; options go to Vitest
 *   facts               comparison of the site with its specification
 *   mutation            mutation tests; options go to Stryker
 * The last line is `N passed, M failed`. A stage that crashes or runs no tests counts as a failure.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Result {
  readonly passed: number
  readonly failed: number
}

/** Runs a package of `node_modules/.bin`. @param output whether to show its output or to return it */
function runTool(
  tool: string,
  args: readonly string[],
  output: 'show' | 'capture',
): Promise<{ readonly ok: boolean; readonly text: string }> {
  // On Windows the tools are scripts of the shell.
  const shell = process.platform === 'win32'
  return new Promise((resolve) => {
    let text = ''
    const stdio = output === 'show' ? 'inherit' : 'pipe'
    const quoted = shell ? args.map((arg) => JSON.stringify(arg)) : args
    const child = spawn(join('node_modules/.bin', tool), quoted, { stdio, shell })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
    child.on('error', (error) => resolve({ ok: false, text: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, text }))
  })
}

const checkErrors: string[] = []

/** Runs a checker as one test, and prints its result and time. Its output is shown at the end, if it fails. */
async function runCheck(tool: string, ...args: readonly string[]): Promise<Result> {
  const started = performance.now()
  const { ok, text } = await runTool(tool, args, 'capture')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${ok ? '✓' : '✗'} ${tool} ${args.join(' ')} (${seconds} s)`)
  if (!ok) checkErrors.push(`${tool} ${args.join(' ')} failed:\n${text}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runVitest(
  projects: readonly string[],
  options: readonly string[] = [],
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
  const report = join(folder, 'report.json')
  try {
    const names = projects.map((name) => `--project=${name}`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = ['run', ...names, '--allowOnly=false', ...reporters, ...options]
    const { ok } = await runTool('vitest', args, 'show')
    return countTests(readFileSync(report, 'utf8'), ok)
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Counts a file that cannot be loaded, an error outside of tests and a run without tests as one failure. */
function countTests(report: string, ok: boolean): Result {
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(report)
  return { passed, failed: failed === 0 && !(ok && passed > 0) ? 1 : failed }
}

async function runMutationTests(options: readonly string[]): Promise<Result> {
  const { ok } = await runTool('stryker', ['run', ...options], 'show')
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const runChecks = () => [
  runCheck('tsc', '--noEmit'),
  runCheck('biome', 'check', '--error-on-warnings', '.'),
  runCheck('knip', '--no-progress'),
]

const SUITES: Readonly<Record<string, (options: readonly string[]) => Promise<Result>[]>> = {
  all: () => [...runChecks(), runVitest(['unit', 'isolated', 'browser'])],
  quick: () => [...runChecks(), runVitest(['unit'], ['--mode=quick'])],
  unit: (options) => [runVitest(['unit', 'isolated'], options)],
  browser: (options) => [runVitest(['browser'], options)],
  facts: (options) => [runVitest(['facts'], options)],
  mutation: (options) => [runMutationTests(options)],
}

const [name = 'all', ...options] = process.argv.slice(2)
const suite = SUITES[name]
if (suite) {
  const started = performance.now()
  const results = await Promise.all(suite(options))
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0)
  for (const text of checkErrors) console.log(text)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  console.log(`Finished in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
} else {
  console.error(`Unknown test suite "${name}". Available: ${Object.keys(SUITES).join(', ')}`)
  process.exitCode = 2
}
