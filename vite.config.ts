import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { developmentConfig } from './src/build/development.ts'
import { HeaviestFirst } from './tests/verdict/heaviest-first.ts'

/** Folders of tests that take longer: they build sites, start servers, draw, or try the same hundreds of times. */
const SLOW_FOLDERS =
  'bench build cost drawings fonts lighthouse mutation properties screenshots server social'
    .split(' ')
    .map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

const SLOW_FILES = [
  // It has limits of its own, and needs a thread to itself.
  'compiler/read/limits',
  'compiler/read/parts',
  'documents/loading',
  'documents/paired-faults',
  'faults/form',
  'facts/planted',
  'schemas/drift',
  'schemas/findings-doc',
  'nearest',
].map((file) => `tests/${file}.test.ts`)

const SLOW = [...SLOW_FOLDERS, ...SLOW_FILES]

/** What a page costs a browser is counted while nothing else runs. */
const MEASURED = ['tests/lighthouse/**/*.lighthouse.ts', 'tests/browser/interactions.test.ts']

/** The tests; `tests/verdict.ts` runs them. */
const tests: ViteUserConfig = {
  test: {
    // What was found is said in full, also where only the message of a failure is shown.
    chaiConfig: { truncateThreshold: 2000 },
    sequence: { sequencer: HeaviestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'thorough',
          include: SLOW,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Else one core would stay idle.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'quick',
          // What one file has loaded, the next need not load again.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', ...SLOW],
          testTimeout: 60_000,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: MEASURED,
          globalSetup: 'tests/browser/setup.ts',
          // What hangs fails after a minute of waiting for it; a visit of many steps may take longer on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
          // Tests that wait for something leave a core to others.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'measured',
          include: MEASURED,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          globalSetup: 'tests/browser/setup.ts',
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: { name: 'bench', include: [], benchmark: { include: ['tests/bench/**/*.bench.ts'] } },
      },
    ],
  },
}

// `vite` alone is the development server; under vitest there is no site to compile.
export default defineConfig(({ command }) =>
  process.env.VITEST ? tests : developmentConfig(command),
)
