/**
 * `npm run test:mutation [-- <area>…]`: changes the code a little, in thousands of ways, and sees whether a
 * test notices. What has not changed since the last run is not tried again; `--force` tries all of it.
 * Writes the result into docs/mutation-testing. Ends with 1 where less than 90 % is noticed.
 */
import { Stryker } from '@stryker-mutator/core'
import { type AreaName, areas, isAreaName } from './areas.ts'
import { writeDocument } from './document.ts'
import { FOLDER, incrementalFile, reportFile } from './places.ts'

/** Of all mutants of an area, this many percent have to be noticed. */
const LEAST = 90

/**
 * Longer than any test takes on a machine that has other things to do: an endless loop is known by how
 * often it runs, not by the clock.
 */
const PATIENCE_MS = 60_000

const run = async (name: AreaName, force: boolean): Promise<void> => {
  process.env.MUTATION_AREA = name
  const stryker = new Stryker({
    mutate: [...areas[name].mutate],
    testRunner: 'vitest-by-file',
    plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/runner.mjs`],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    force,
    incrementalFile: incrementalFile(name),
    tempDirName: `${FOLDER}/tmp`,
    ignorePatterns: [FOLDER, '/dist*', '/data', '/screenshots', '/docs', '/.ci'],
    reporters: ['json', 'progress-append-only', 'clear-text'],
    jsonReporter: { fileName: reportFile(name) },
    clearTextReporter: { logTests: false, reportTests: false },
    // There is nothing in it that a sandbox would have to change.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    thresholds: { high: 95, low: LEAST, break: LEAST },
    timeoutMS: PATIENCE_MS,
    dryRunTimeoutMinutes: 20,
  })
  await stryker.runMutationTest()
}

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('--'))
const unknown = names.filter((name) => !isAreaName(name))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}.`)
  process.exitCode = 2
} else {
  const chosen = (names.length > 0 ? names : Object.keys(areas)).filter(isAreaName)
  if (!args.includes('--document')) {
    for (const name of chosen) await run(name, args.includes('--force'))
  }
  for (const line of writeDocument()) console.log(line)
}
