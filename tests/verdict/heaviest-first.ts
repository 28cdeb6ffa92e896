import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the longest first: begun last, one of them would keep a core busy while the other waits. */
export const HEAVIEST = [
  'browser/model/model',
  'browser/rules/wide',
  'browser/manners',
  'browser/generated',
  'browser/rules/narrow',
  'browser/rules/states',
  'browser/rules/colours',
  'browser/model/faults',
  'browser/panels',
  'properties/generated/invalid',
  'properties/adversarial',
  'faults/form',
].map((name) => `tests/${name}.test.ts`)

const rank = ({ moduleId }: TestSpecification): number => {
  const at = HEAVIEST.findIndex((name) => moduleId.endsWith(`/${name}`))
  return at < 0 ? HEAVIEST.length : at
}

/** Moves those that take longest to the front; all others stay in their order. */
export const heaviestFirst = (files: readonly TestSpecification[]): TestSpecification[] =>
  files.toSorted((a, b) => rank(a) - rank(b))

/** The usual order of test files, but for those that take longest. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return heaviestFirst(await super.sort(files))
  }
}
