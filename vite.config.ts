import { availableParallelism } from 'node:os'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { developmentConfig } from './src/studio/development.ts'

const testsIn = (...places: readonly string[]) =>
  places.map((place) => `tests/${place}/**/*.test.{ts,tsx}`)

/** Tests that build sites, start servers, draw, or try the same hundreds of times: not part of `npm run test:quick`. */
const SLOW = [
  ...testsIn('site', 'engine/{commands,contact,properties,publish,server,site-folder,studio}'),
  ...[
    'content/read/limits',
    'content/read/parts',
    'contract/nearest',
    'faults/form',
    'schemas/drift',
    'schemas/diagnostics-doc',
  ].map((file) => `tests/engine/${file}.test.ts`),
]
/** Tests that build in their own process, with the React of production: one that has loaded another React breaks it. */
const BUILDS = testsIn('engine/publish/builds')
const BROWSER = testsIn('engine/browser')
/** The transcript of the company's specification: `npm run test:facts`, not part of `npm test`. */
const FACTS = testsIn('site/facts')

/** Groups run one after the other: each may have a number of workers of its own. */
const AFTER_BROWSER = { sequence: { groupOrder: 1 }, maxWorkers: availableParallelism() + 1 }

/** The projects of tests; `tests/verdict.ts` says which of them `npm test` runs. */
const tests: ViteUserConfig = {
  test: {
    // The message of a failure shows all that was found.
    chaiConfig: { truncateThreshold: 2000 },
    setupFiles: 'tests/fast-check.ts',
    // Timeouts only end what hangs; how fast the machine is decides nothing.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // What one file has loaded, the next need not load again.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...(process.env.QUICK ? SLOW : []), ...BUILDS, ...BROWSER, ...FACTS],
          ...AFTER_BROWSER,
        },
      },
      { extends: true, test: { name: 'builds', include: BUILDS, ...AFTER_BROWSER } },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          // They wait for the browser most of the time.
          maxWorkers: availableParallelism() * 2,
          include: BROWSER,
          globalSetup: 'tests/engine/browser/setup.ts',
        },
      },
      { extends: true, test: { name: 'facts', include: FACTS, ...AFTER_BROWSER } },
    ],
  },
}

// `vite` alone is the development server; under vitest there is no site to compile.
export default defineConfig(({ command }) =>
  process.env.VITEST ? tests : developmentConfig(command),
)
