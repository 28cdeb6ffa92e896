/** What changes around the page: the window, the network, preferences, time; and walking through it. */
import fc from 'fast-check'
import { loaded } from './going.ts'
import { type Deeds, inReach, type NamedDeed } from './picks.ts'
import { focused, pointed, resized, waited } from './rules.ts'
import { HEIGHT } from './visitor.ts'

export const resize = (width: number): NamedDeed => [
  `make the window ${width} px wide`,
  {
    can: (_, state) => !state.lost && state.width !== width,
    // The pointer is at the edge of the window meanwhile.
    act: async (_, __, { page, park }) => {
      await park()
      await page.setViewportSize({ width, height: HEIGHT })
    },
    follow: (facts, state) => resized(facts, pointed(facts, state, null), width),
  },
]

export const goOffline: NamedDeed = [
  'go offline',
  {
    can: (_, { online }) => online,
    act: (_, __, visitor) => visitor.setOnline(false),
    follow: (_, state) => ({ ...state, online: false }),
  },
]

const online: NamedDeed = [
  'go online',
  {
    can: (_, state) => !state.online,
    act: async (_, { lost }, visitor) => {
      await visitor.setOnline(true)
      if (lost) await visitor.page.reload()
    },
    follow: (_, state) => {
      const next = { ...state, online: true }
      return state.lost ? loaded(next) : next
    },
  },
]

const scheme: NamedDeed = [
  'change the color scheme',
  {
    can: (_, { lost }) => !lost,
    act: async (_, { scheme }, { page }) =>
      page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' }),
    follow: (_, state) => ({ ...state, scheme: state.scheme === 'light' ? 'dark' : 'light' }),
  },
]

const motion: NamedDeed = [
  'ask for more or less motion',
  {
    can: (_, { lost }) => !lost,
    act: async (_, { moving }, { page }) =>
      page.emulateMedia({ reducedMotion: moving ? 'reduce' : 'no-preference' }),
    follow: (_, state) => ({ ...state, moving: !state.moving, focus: null }),
  },
]

const banner: NamedDeed = [
  'stop or start the moving line',
  {
    can: (_, state) => state.moving && inReach(state, 'Enter'),
    act: (_, __, visitor) => visitor.pressOn({ selector: '#root footer button' }, 'Enter'),
    follow: (_, state) => ({
      ...focused(state, 'banner button'),
      bannerRests: !state.bannerRests,
    }),
  },
]

export const scroll = (px: number): NamedDeed => [
  `scroll ${px} px`,
  {
    can: (_, { lost }) => !lost,
    act: (_, __, { page }) => page.mouse.wheel(0, px),
    follow: (_, state) => state,
  },
]

export const wait = (ms: number): NamedDeed => [
  `wait ${ms} ms`,
  {
    can: (_, { lost }) => !lost,
    act: (_, __, visitor) => visitor.wait(ms),
    follow: (facts, state) => waited(facts, state, ms),
  },
]

export const tab = (key: 'Tab' | 'Shift+Tab'): NamedDeed => [
  `press ${key}`,
  {
    can: (_, { lost }) => !lost,
    act: (_, __, { page }) => page.keyboard.press(key),
    follow: async (_, state, __, seen) => focused(state, (await seen()).focus),
  },
]

export const surroundings: Deeds = [
  [3, fc.constantFrom(360, 768, 1280).map(resize)],
  [1, fc.constant(goOffline)],
  [2, fc.constant(online)],
  [1, fc.constant(scheme)],
  [1, fc.constant(motion)],
  [1, fc.constant(banner)],
  [2, fc.constantFrom(-2000, 300, 2000).map(scroll)],
  [3, fc.constantFrom(50, 150, 200, 4000).map(wait)],
  [3, fc.constantFrom('Tab' as const, 'Tab' as const, 'Shift+Tab' as const).map(tab)],
]
