/** What the deeds of a visitor are made of. */
import fc, { type Arbitrary } from 'fast-check'
import type { Deed } from './command.ts'
import type { State } from './state.ts'
import type { Target, Visitor } from './visitor.ts'

/** A deed with its name in a report. */
export type NamedDeed = readonly [name: string, deed: Deed]

/** Deeds, each as likely as its weight. */
export type Deeds = readonly (readonly [weight: number, deed: Arbitrary<NamedDeed>])[]

/** One of many, however many there are when it comes to it. */
export const ANY = fc.nat({ max: 997 })

export const picked = <T>(list: readonly T[], any: number): T => {
  const one = list[any % list.length]
  if (one === undefined) throw new Error('There is nothing to choose from.')
  return one
}

/** How something is pressed. */
export type How = 'mouse' | 'Enter' | ' '
export const HOW = fc.constantFrom<How[]>('mouse', 'Enter')

export const press = (visitor: Visitor, target: Target, how: How): Promise<void> =>
  how === 'mouse' ? visitor.click(target) : visitor.pressOn(target, how)

/** Whether the page itself is in reach: no menu is over it, and for a mouse no panel either. */
export const inReach = ({ lost, open }: State, how: How): boolean =>
  !lost && (open === null || (how !== 'mouse' && open !== 'menu'))
