/** One thing that a visitor does, with what has to follow from it. */
import type { AsyncCommand } from 'fast-check'
import { complaints } from './expected.ts'
import type { Facts } from './facts.ts'
import { pointed } from './rules.ts'
import { type Seen, see } from './seen.ts'
import { MENU, type State } from './state.ts'
import type { Visitor } from './visitor.ts'

/** The model as fast-check hands it from command to command. */
export interface Model {
  state: State
  /** Names of the deeds so far. */
  readonly done: string[]
}

/** What is done, in both worlds. */
export interface Deed {
  /** Whether a visitor can do it now. */
  readonly can: (facts: Facts, state: State) => boolean
  /** Does it in the window. */
  readonly act: (facts: Facts, state: State, visitor: Visitor) => Promise<void>
  /**
   * What follows.
   * @param before what the window showed once it was done, for what only the browser can decide
   */
  readonly follow: (
    facts: Facts,
    state: State,
    visitor: Visitor,
    seen: () => Promise<Seen>,
  ) => State | Promise<State>
}

type Command = AsyncCommand<Model, Visitor>

/** A command of fast-check that does it and compares afterwards. */
export function commandOf(facts: Facts, name: string, deed: Deed): Command {
  return {
    toString: () => name,
    check: ({ state }) => deed.can(facts, state),
    run: async (model, visitor) => {
      model.done.push(name)
      const before = { ...model.state, atTop: false, rested: false }
      await deed.act(facts, before, visitor)
      const seen = () => settled(visitor)
      model.state = await deed.follow(facts, before, visitor, seen)
      model.state = synced(facts, model.state, await agreed(facts, model.state, visitor))
    },
  }
}

/**
 * Waits until a window shows what it has to.
 * @throws with everything that is different if it does not in time
 */
export async function agreed(
  facts: Facts,
  state: State,
  visitor: Visitor,
  patienceMs = visitor.patienceMs,
): Promise<Seen> {
  const end = performance.now() + patienceMs
  for (;;) {
    const seen = await settled(visitor)
    const different = [...complaints(facts, state, seen), ...alertsOf(state, visitor)]
    const said = visitor.said().map((line) => `console: ${line}`)
    if (said.length > 0) throw new Error([...said, ...different].join('\n'))
    if (different.length === 0) return seen
    if (performance.now() > end) throw new Error(different.join('\n'))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

const alertsOf = ({ alerts }: State, visitor: Visitor): string[] =>
  JSON.stringify(alerts) === JSON.stringify(visitor.alerts)
    ? []
    : [`alerts: ${JSON.stringify(visitor.alerts)} instead of ${JSON.stringify(alerts)}`]

/** What a window shows; a document that is just being left has nothing to say. */
async function settled(visitor: Visitor): Promise<Seen> {
  for (;;) {
    try {
      return await see(visitor.page)
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error
    }
  }
}

/** What only the browser knows: what the pointer is over since the page has changed, and what has focus. */
function synced(facts: Facts, state: State, seen: Seen): State {
  if (seen.lost) return state
  const moved = seen.hovered === state.open || seen.hovered === null
  const next = moved ? pointed(facts, state, seen.hovered) : state
  return {
    ...next,
    focus: [seen.focus],
    // Smooth scrolling that has begun before goes on to its end.
    heldAt: state.open === MENU && !state.moving ? seen.scrolledAt : null,
  }
}
