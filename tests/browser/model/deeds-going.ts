/** Going somewhere: links, back, forward, loading again. */
import fc from 'fast-check'
import type { Facts, ShellLink } from './facts.ts'
import { canTraverse, followed, loaded, traversed } from './going.ts'
import { ANY, type Deeds, HOW, type How, inReach, type NamedDeed, picked, press } from './picks.ts'
import { focused, pointed } from './rules.ts'
import { hasPanel, isNarrow, MENU, pathOf, type State } from './state.ts'
import type { Target } from './visitor.ts'

/** A link that can be followed now, and what has focus once it was pressed. */
interface Choice extends ShellLink {
  readonly target: Target
  readonly place: string
}

/** A link of some place. */
function link(where: string, any: number, how: How, choicesIn: ChoicesIn): NamedDeed {
  const choose = (facts: Facts, state: State) => picked(choicesIn(facts, state, how), any)
  return [
    `${where} link ${any} with ${how}`,
    {
      can: (facts, state) => !state.lost && choicesIn(facts, state, how).length > 0,
      act: (facts, state, visitor) => press(visitor, choose(facts, state).target, how),
      follow: (facts, state, visitor) => {
        const choice = choose(facts, state)
        const isInPanel = hasPanel(state) && choice.place === `in ${state.open}`
        const there = how === 'mouse' ? pointed(facts, state, isInPanel ? state.open : null) : state
        return followed(facts, focused(there, choice.place), choice, visitor.isFetched)
      },
    },
  ]
}

type ChoicesIn = (facts: Facts, state: State, how: How) => readonly Choice[]

const listed = (links: readonly ShellLink[], selector: string, place: string): Choice[] =>
  links.map((one, nth) => ({ ...one, target: { selector, nth }, place }))

/** The link that skips the bar shows over the logo while it has the focus. */
const isCovered = ({ focus }: State, how: How) => how === 'mouse' && focus?.includes('a in other')

const inBar: ChoicesIn = (facts, state, how) => [
  ...(isCovered(state, how) ? [] : listed([facts.logo], 'header > a', 'a in header')),
  ...(isNarrow(facts, state) ? [] : listed(facts.bar, 'header nav > ul > li > a', 'a in header')),
]

const inFooter: ChoicesIn = (facts, state, how) =>
  inReach(state, how) ? listed(facts.footer, '#root footer a', 'a in footer') : []

const inPage: ChoicesIn = (facts, state, how) =>
  inReach(state, how)
    ? (facts.pages.get(pathOf(state))?.links ?? [])
        .filter(({ isStep }) => !isStep || !isNarrow(facts, state))
        .map(({ href, nth }) => ({
          href,
          target: { selector: 'main a', nth },
          place: 'a in main',
        }))
    : []

const inPanel: ChoicesIn = (facts, { open }) => {
  const panel = facts.panels.find(({ name }) => name === open)
  if (!panel) return []
  const selector = `header [data-panel="${open}"] + [popover] a`
  return listed([...panel.links, ...panel.aside], selector, `in ${open}`)
}

const inMenu: ChoicesIn = (facts, { open, sections }) => {
  if (open !== MENU) return []
  const openPanels = facts.panels.filter(({ name }) => sections.includes(name))
  return [
    ...listed(facts.bar, '[data-menu] > ul > li > a', `in ${MENU}`),
    ...openPanels.flatMap(({ name, links }) =>
      listed(links, `[data-menu] [data-panel="${name}"] a`, `in ${MENU}`),
    ),
  ]
}

export const traverse = (by: -1 | 1): NamedDeed => [
  by < 0 ? 'back' : 'forward',
  {
    can: (_, state) => canTraverse(state, by),
    // Its button is outside of the page.
    act: async (_, __, visitor) => {
      await visitor.park()
      const { page } = visitor
      const until = { waitUntil: 'commit' } as const
      await (by < 0 ? page.goBack(until) : page.goForward(until))
    },
    follow: (facts, state, visitor) =>
      traversed(facts, pointed(facts, state, null), by, visitor.isFetched),
  },
]

const reload: NamedDeed = [
  'load again',
  {
    can: (_, state) => !state.lost,
    act: async (_, __, { page, park }) => {
      await park()
      await page.reload().catch(() => undefined)
    },
    follow: (_, state) => loaded(state),
  },
]

export const followBar = (any: number, how: How): NamedDeed => link('bar', any, how, inBar)

export const going: Deeds = [
  [2, fc.tuple(ANY, HOW).map(([any, how]) => followBar(any, how))],
  [2, fc.tuple(ANY, HOW).map(([any, how]) => link('footer', any, how, inFooter))],
  [3, fc.tuple(ANY, HOW).map(([any, how]) => link('page', any, how, inPage))],
  [3, fc.tuple(ANY, HOW).map(([any, how]) => link('panel', any, how, inPanel))],
  [3, fc.tuple(ANY, HOW).map(([any, how]) => link('menu', any, how, inMenu))],
  [3, fc.constant(traverse(-1))],
  [2, fc.constant(traverse(1))],
  [1, fc.constant(reload)],
]
