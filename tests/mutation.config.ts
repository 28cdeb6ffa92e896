import { defineConfig } from 'vitest/config'

/** The tests that Stryker runs: only those that need no other process. */
export default defineConfig({
  test: {
    include: ['tests/engine/content/**/*.test.ts', 'tests/engine/contract/nearest.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
