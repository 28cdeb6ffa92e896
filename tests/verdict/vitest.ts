import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { placesOf } from '../../src/build/places.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf, type Report } from './report.ts'
import { run } from './run.ts'

/** Runs the tests of some projects of Vitest. */
export async function testsOf(...projects: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'site-verdict-'))
  try {
    const file = join(folder, 'report.json')
    // Tests that are marked as the only ones would leave out the others.
    const args = ['run', ...projects.map((name) => `--project=${name}`), '--allowOnly=false']
    const ended = await run('vitest', [...args, '--reporter=json', `--outputFile=${file}`])
    return outcomeOf(read(file), ended)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The report, if it was written, with the names of files as they are called in the project. */
function read(file: string): Report | undefined {
  try {
    // Vitest writes it; what is read of it has this shape.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const named = (name: string) => relative(placesOf({}).root, name)
    return { testResults: report.testResults.map((one) => ({ ...one, name: named(one.name) })) }
  } catch {
    return undefined
  }
}
