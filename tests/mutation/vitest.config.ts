/** The tests of one area, as the mutation tests run them. */
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type PoolOptions, type TestSpecification } from 'vitest/node'
import { areaNow } from './area-now.ts'
import { KeptThread } from './kept-thread.ts'

const { tests, faults } = areaNow()
const files = [...tests, ...(faults ? ['tests/mutation/faults.cases.ts'] : [])]

/** Stryker asks for new threads for every run; starting them takes longer than most tests. */
const keptThreads: Plugin = {
  name: 'kept-threads',
  configureVitest({ project }) {
    const createPoolWorker = (options: PoolOptions) => new KeptThread(options)
    Object.assign(project.config, {
      pool: 'kept',
      poolRunner: { name: 'kept', createPoolWorker },
    })
  },
}

/** In the order of the area: the first test that fails is enough, so the quick ones go first. */
class Listed extends BaseSequencer {
  override async sort(all: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      files.findIndex((file) => moduleId.endsWith(`/${file}`))
    return all.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  plugins: [keptThreads],
  test: {
    include: files,
    sequence: { sequencer: Listed },
    env: { FUZZ_RUNS: '20' },
    setupFiles: ['tests/mutation/setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 40_000,
  },
})
