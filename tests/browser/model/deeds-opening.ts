/** Opening and closing: panels, the menu and its sections, the items of a page. */
import fc from 'fast-check'
import type { Facts } from './facts.ts'
import { ANY, type Deeds, HOW, type How, inReach, type NamedDeed, picked, press } from './picks.ts'
import { closed, focused, menuPressed, pointed, pressed } from './rules.ts'
import { isNarrow, MENU, pathOf, type State } from './state.ts'
import type { Target } from './visitor.ts'

const panelOf = ({ panels }: Facts, any: number): string => picked(panels, any).name

const buttonOf = (name: string): Target => ({ selector: `header button[data-panel="${name}"]` })

const MENU_BUTTON: Target = { selector: 'header button:has(+ [data-menu])' }

const isWide = (facts: Facts, state: State) => !state.lost && !isNarrow(facts, state)

export const pressPanel = (any: number, how: How): NamedDeed => [
  `press panel ${any} with ${how === ' ' ? 'Space' : how}`,
  {
    can: isWide,
    act: (facts, _, visitor) => press(visitor, buttonOf(panelOf(facts, any)), how),
    follow: (facts, state) => {
      const name = panelOf(facts, any)
      return pressed(how === 'mouse' ? pointed(facts, state, name) : state, name)
    },
  },
]

export const hoverPanel = (any: number): NamedDeed => [
  `point at panel ${any}`,
  {
    can: (facts, state) => isWide(facts, state) && state.pointer !== panelOf(facts, any),
    act: (facts, _, visitor) => visitor.hover(buttonOf(panelOf(facts, any))),
    follow: (facts, state) => pointed(facts, state, panelOf(facts, any)),
  },
]

export const away: NamedDeed = [
  'point elsewhere',
  {
    can: (_, state) => !state.lost,
    act: (_, __, visitor) => visitor.park(),
    follow: (facts, state) => pointed(facts, state, null),
  },
]

export const pressEscape: NamedDeed = [
  'press Escape',
  {
    can: (_, state) => !state.lost,
    act: (_, __, { page }) => page.keyboard.press('Escape'),
    follow: (_, state) => closed(state),
  },
]

export const pressMenu = (how: How): NamedDeed => [
  `press the menu button with ${how}`,
  {
    can: (facts, state) => !state.lost && isNarrow(facts, state),
    act: (_, __, visitor) => press(visitor, MENU_BUTTON, how),
    follow: (_, state) => menuPressed(state),
  },
]

const pressSection = (any: number, how: How): NamedDeed => [
  `press section ${any} of the menu with ${how}`,
  {
    can: (_, { lost, open }) => !lost && open === MENU,
    act: (facts, _, visitor) => {
      const selector = `[data-menu] [data-panel="${panelOf(facts, any)}"] > summary`
      return press(visitor, { selector }, how)
    },
    follow: (facts, state) => {
      const name = panelOf(facts, any)
      const others = state.sections.filter((other) => other !== name)
      const sections = others.length < state.sections.length ? others : [...others, name]
      return { ...focused(state, `in ${MENU}`), sections }
    },
  },
]

const itemsOf = ({ pages }: Facts, state: State) => pages.get(pathOf(state))?.disclosures ?? 0

export const pressItem = (any: number, how: How): NamedDeed => [
  `press item ${any} with ${how}`,
  {
    can: (facts, state) => inReach(state, how) && itemsOf(facts, state) > 0,
    act: (facts, state, visitor) =>
      press(visitor, { selector: 'main summary', nth: any % itemsOf(facts, state) }, how),
    follow: (facts, state) => {
      const nth = any % itemsOf(facts, state)
      const there = how === 'mouse' ? pointed(facts, state, null) : state
      // One at a time is open on a page, and can be closed again. Specification, section 4.
      const details = state.details.includes(nth) ? [] : [nth]
      return { ...focused(there, `summary ${nth}`), details }
    },
  },
]

const PANEL_HOW = fc.constantFrom<How[]>('mouse', 'Enter', ' ')

export const opening: Deeds = [
  [3, fc.tuple(ANY, PANEL_HOW).map(([any, how]) => pressPanel(any, how))],
  [2, ANY.map(hoverPanel)],
  [1, fc.constant(away)],
  [2, fc.constant(pressEscape)],
  [3, HOW.map((how) => pressMenu(how))],
  [2, fc.tuple(ANY, HOW).map(([any, how]) => pressSection(any, how))],
  [2, fc.tuple(ANY, HOW).map(([any, how]) => pressItem(any, how))],
]
