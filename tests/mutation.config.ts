import { defineConfig } from 'vitest/config'

/** The tests that Stryker runs: those that run in the process of the tests itself. */
export default defineConfig({
  test: {
    include: ['tests/engine/content/**/*.test.ts', 'tests/engine/contract/nearest.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
