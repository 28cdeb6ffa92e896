/**
 * `npm test`: types, lint, format and all tests. `npm run test:quick`: the same without what builds,
 * starts servers, needs a browser or takes long.
 * The last line says how many checks and tests passed and failed. A stage that breaks off, or runs no test, is a failure.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Outcome {
  readonly passed: number
  readonly failed: number
}

/** What a tool of the project says, and whether it is content. @param seen what it says is shown as it comes */
function run(tool: string, args: readonly string[], seen: boolean): Promise<[ok: boolean, string]> {
  // On Windows the tools are scripts of the shell.
  const shell = process.platform === 'win32'
  return new Promise((done) => {
    let said = ''
    const stdio = seen ? 'inherit' : 'pipe'
    const child = spawn(join('node_modules/.bin', tool), args, { stdio, shell })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString()
      })
    child.on('error', (error) => done([false, String(error)]))
    child.on('close', (code) => done([code === 0, said]))
  })
}

/** What failed checks have to say, for the end. */
const complaints: string[] = []

/** A tool that says yes or no counts as one check. It runs beside the tests. */
async function check(tool: string, ...args: readonly string[]): Promise<Outcome> {
  const [ok, said] = await run(tool, args, false)
  if (!ok) complaints.push(`${tool} ${args.join(' ')}: failed\n${said}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs the tests of some projects of Vitest. */
async function test(...projects: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'site-verdict-'))
  const file = join(folder, 'report.json')
  try {
    const names = projects.map((name) => `--project=${name}`)
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const [ok] = await run('vitest', ['run', ...names, '--allowOnly=false', ...reports], true)
    return outcomeOf(readFileSync(file, 'utf8'), ok)
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Besides tests that failed: a file that cannot be loaded, an error outside of any test, or a run without tests. */
function outcomeOf(report: string, ok: boolean): Outcome {
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(report)
  return { passed, failed: failed === 0 && !(ok && passed > 0) ? 1 : failed }
}

const quick = process.argv.includes('--quick')
if (quick) process.env.QUICK = '1'
const outcomes = await Promise.all([
  check('tsc', '--noEmit'),
  check('biome', 'check', '--error-on-warnings', '.'),
  check('knip', '--no-progress'),
  quick ? test('unit') : test('unit', 'isolated', 'browser'),
])
const sum = (name: keyof Outcome) => outcomes.reduce((total, one) => total + one[name], 0)
for (const one of complaints) console.log(one)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
