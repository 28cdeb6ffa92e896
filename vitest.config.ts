import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const testsIn = (...folders: readonly string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

/** Tests that build sites, start servers, draw pictures or run hundreds of cases. The mode `quick` leaves them out. */
const SLOW = [
  ...testsIn('site', 'engine/{commands,contact,properties,publish,server,site-folder,studio}'),
  'tests/engine/content/parse/parts.test.ts',
  'tests/engine/contract/nearest.test.ts',
  'tests/engine/faults/form.test.ts',
  'tests/engine/schemas/{drift,diagnostics-doc}.test.ts',
]
/** Tests that need modules of their own: the production build of React, or other limits. */
const ISOLATED = [...testsIn('engine/publish/builds'), 'tests/engine/content/parse/limits.test.ts']
const BROWSER = testsIn('engine/browser')
/** Comparison of the site with its specification: `npm test -- facts`, not part of `npm test`. */
const FACTS = testsIn('site/facts')

/** Parts of the paths of slow test files. */
const SLOW_PATHS = [
  ...['rules/', 'studio', 'development', 'gallery', 'examples'].map((name) => `/browser/${name}`),
  ...['faults', 'properties', 'publish', 'commands', 'server'].map((folder) => `/${folder}/`),
]

/** Starts slow files first within each project, so that no worker is left alone with one at the end. */
class SlowFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) =>
      SLOW_PATHS.some((part) => moduleId.includes(part))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const files = sorted.filter((file) => file.project === project)
      return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
    })
  }
}

const shared = {
  maxWorkers: availableParallelism(),
  chaiConfig: { truncateThreshold: 2000 },
  setupFiles: 'tests/fast-check.ts',
  // Timeouts only end tests that hang; results do not depend on the speed of the machine.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  expect: { poll: { timeout: 300_000, interval: 100 } },
}

/** The test projects. `tests/run-tests.ts` selects those that `npm test` runs. */
export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: SlowFirstSequencer },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Files of one worker share loaded modules.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...(mode === 'quick' ? SLOW : []), ...ISOLATED, ...BROWSER, ...FACTS],
        },
      },
      { test: { ...shared, name: 'isolated', include: ISOLATED } },
      {
        test: {
          ...shared,
          name: 'browser',
          isolate: false,
          include: BROWSER,
          globalSetup: 'tests/engine/browser/setup.ts',
        },
      },
      { test: { ...shared, name: 'facts', include: FACTS } },
    ],
  },
}))
