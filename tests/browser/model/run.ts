/** Runs random sequences of commands, and says how to run one again. */
import fc from 'fast-check'
import { agreed, type Model } from './command.ts'
import { type Command, commandsOf } from './deeds.ts'
import { arrivedAt } from './state.ts'
import { type Ground, PATIENCE_MS, type Start, visit } from './visitor.ts'

/** Which sequences are run. */
export interface Choice {
  readonly runs: number
  readonly seed?: number | undefined
  /** Of a failure, as it was printed: that one alone is run again. */
  readonly path?: string | undefined
}

/** What has become of them. */
export interface Outcome {
  /** What went wrong and how to see it again; null if nothing did. */
  readonly failure: string | null
  /** How many deeds were done and agreed with the model. */
  readonly deeds: number
}

/** Commands at most in a sequence; many cannot be done when it is their turn, and are left out. */
const LONGEST = 44

const WIDTHS = [360, 768, 1280] as const

/**
 * One visit from its beginning.
 * @returns what was done
 * @throws with what was done and all that the model has to complain about
 */
export async function visitWith(
  ground: Ground,
  start: Start,
  commands: Iterable<Command>,
): Promise<readonly string[]> {
  const visitor = await visit(ground, start)
  const model: Model = { state: arrivedAt(start.path, start.width), done: [] }
  try {
    await agreed(ground.facts, model.state, visitor, PATIENCE_MS)
    await fc.asyncModelRun(() => ({ model, real: visitor }), commands)
    return model.done
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const visited = `Starting at ${start.path}, ${start.width} px wide: ${model.done.join(', ')}`
    throw new Error(`${visited}\n${reason}`)
  } finally {
    await visitor.close()
  }
}

/** Runs sequences until one fails, and makes that one as short as it can be. */
export async function outcomeOf(ground: Ground, { runs, seed, path }: Choice): Promise<Outcome> {
  let deeds = 0
  const { pages, contact } = ground.facts
  const start = fc.record({
    path: fc.oneof(fc.constant(contact.path), fc.constantFrom(...pages.keys())),
    width: fc.constantFrom(...WIDTHS),
  })
  const commands = fc.array(fc.oneof(...commandsOf(ground.facts)), {
    maxLength: LONGEST,
    size: 'max',
  })
  const visits = fc.asyncProperty(start, commands, async (at, sequence) => {
    const done = await visitWith(ground, at, sequence)
    deeds += done.length
  })
  const result = await fc.check(visits, {
    numRuns: runs,
    unbiased: true,
    ...(seed === undefined ? {} : { seed }),
    ...(path === undefined ? {} : { path }),
  })
  if (!result.failed) return { failure: null, deeds }
  const reason = result.errorInstance instanceof Error ? result.errorInstance.message : ''
  const again = `MODEL_SEED=${result.seed} MODEL_PATH=${result.counterexamplePath}`
  const command = 'npx vitest run --project browser tests/browser/model/model.test.ts'
  return { failure: `${reason}\nAgain: ${again} ${command}`, deeds }
}
