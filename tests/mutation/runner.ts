/** Stryker's test runner for Vitest, told more exactly which tests a mutant can fail. */
import { readFile } from 'node:fs/promises'
import {
  commonTokens,
  declareFactoryPlugin,
  type Injector,
  type PluginContext,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { strykerPlugins } from '@stryker-mutator/vitest-runner'
import { type FileCoverage, perTest } from './coverage.ts'

/** What is used of Vitest: the test files of the last run, as Stryker's setup file has marked them. */
interface TestFile {
  readonly filepath: string
  readonly tasks: readonly unknown[]
  readonly result?: { readonly state?: string; readonly errors?: readonly { message: string }[] }
  readonly meta: { readonly mutantCoverage?: FileCoverage }
}
interface Inner extends TestRunner {
  readonly ctx: { readonly state: { getFiles: () => readonly TestFile[] } }
}

class RunnerByFile implements TestRunner {
  readonly #inner: Inner

  constructor(inner: Inner) {
    this.#inner = inner
  }

  capabilities() {
    return this.#inner.capabilities()
  }

  async init() {
    await this.#inner.init?.()
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.#inner.dryRun(options)
    if (result.status !== DryRunStatus.Complete) return result
    const sources = await Promise.all((options.files ?? []).map((file) => readFile(file, 'utf8')))
    const files = this.#inner.ctx.state.getFiles().map(({ filepath, meta }) => ({
      filepath,
      coverage: meta.mutantCoverage ?? { static: {}, perTest: {} },
    }))
    const tests = result.tests.map(({ id, fileName = '' }) => ({ id, fileName }))
    return { ...result, mutantCoverage: perTest(sources, files, tests) }
  }

  /** The mutant is there from the start: what a module does when it is loaded counts as well. */
  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const result = await this.#inner.mutantRun({ ...options, mutantActivation: 'static' })
    if (result.status !== MutantRunStatus.Survived) return result
    // A test file that cannot even be loaded has no tests that could fail.
    const broken = this.#inner.ctx.state
      .getFiles()
      .find(({ result: loaded, tasks }) => loaded?.state === 'fail' && tasks.length === 0)
    if (!broken) return result
    return {
      status: MutantRunStatus.Killed,
      failureMessage: broken.result?.errors?.[0]?.message ?? 'The test file cannot be loaded.',
      killedBy: options.testFilter?.slice(0, 1) ?? [],
      nrOfTests: 1,
    }
  }

  async dispose() {
    await this.#inner.dispose?.()
  }
}

create.inject = tokens(commonTokens.injector)
function create(injector: Injector<PluginContext>): TestRunner {
  const [stock] = strykerPlugins
  if (!stock) throw new Error('The runner for Vitest is missing.')
  // Its types hide the Vitest that it holds.
  return new RunnerByFile(stock.factory(injector) as unknown as Inner)
}

/** As Stryker looks for it. */
const runners = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-by-file', create)]

export { runners as strykerPlugins }
