import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { developmentConfig } from './src/build/development.ts'

/** The tests; `tests/verdict.ts` runs them all. */
const tests: ViteUserConfig = {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
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
