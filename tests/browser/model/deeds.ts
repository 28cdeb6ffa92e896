/** Everything that a visitor does. */
import type { Arbitrary, AsyncCommand } from 'fast-check'
import { commandOf, type Model } from './command.ts'
import { going } from './deeds-going.ts'
import { opening } from './deeds-opening.ts'
import { surroundings } from './deeds-surroundings.ts'
import { writing } from './deeds-writing.ts'
import type { Facts } from './facts.ts'
import type { Visitor } from './visitor.ts'

export type Command = AsyncCommand<Model, Visitor>

/** All commands of the model; one that is twice as likely is in it twice. */
export const commandsOf = (facts: Facts): Arbitrary<Command>[] =>
  [going, opening, writing, surroundings].flat().flatMap(([weight, deed]) => {
    const command = deed.map(([name, what]) => commandOf(facts, name, what))
    return Array.from({ length: weight }, () => command)
  })
