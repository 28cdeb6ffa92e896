import { availableParallelism } from 'node:os'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { developmentConfig } from './src/studio/development.ts'

const testsIn = (...places: readonly string[]) =>
  places.map((place) => `tests/${place}/**/*.test.{ts,tsx}`)

/** Tests that build sites, start servers, draw, or try the same hundreds of times: not part of `npm run test:quick`. */
const SLOW = [
  ...testsIn('site', 'engine/{commands,contact,properties,publish,server,site-folder,studio}'),
  ...[
    'content/parse/parts',
    'contract/nearest',
    'faults/form',
    'schemas/drift',
    'schemas/diagnostics-doc',
  ].map((file) => `tests/engine/${file}.test.ts`),
]
/** Tests with modules of their own: with the React of production, or with other limits. */
const ISOLATED = [...testsIn('engine/publish/builds'), 'tests/engine/content/parse/limits.test.ts']
const BROWSER = testsIn('engine/browser')
/** The transcript of the company's specification: `npm run test:facts`, not part of `npm test`. */
const FACTS = testsIn('site/facts')

/** What stands in the paths of files whose tests take long, whatever the size of the file. */
const LONG = [
  ...['rules/', 'studio', 'development', 'gallery', 'examples'].map((name) => `/browser/${name}`),
  ...['faults', 'properties', 'publish', 'commands', 'server'].map((room) => `/${room}/`),
]

/** What takes long begins first, in each project: no worker is left alone with it at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((part) => moduleId.includes(part))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((one) => {
      const own = sorted.filter(({ project }) => project === one)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

/** Of every project: one that extends this file would load it, and all of the studio, once more. */
const shared = {
  maxWorkers: availableParallelism(),
  // The message of a failure shows all that was found.
  chaiConfig: { truncateThreshold: 2000 },
  setupFiles: 'tests/fast-check.ts',
  // Timeouts only end what hangs; how fast the machine is decides nothing.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  expect: { poll: { timeout: 300_000, interval: 100 } },
}

/** The projects of tests; `tests/run-tests.ts` says which of them `npm test` runs. */
const tests: ViteUserConfig = {
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // What one file has loaded, the next need not load again.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...(process.env.QUICK ? SLOW : []), ...ISOLATED, ...BROWSER, ...FACTS],
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
}

// `vite` alone is the development server; under vitest there is no site to compile.
export default defineConfig(({ command }) =>
  process.env.VITEST ? tests : developmentConfig(command),
)
