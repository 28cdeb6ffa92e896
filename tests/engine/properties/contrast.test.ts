import ColorValue from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Color, NEEDED, type Pair } from '../../../schemas/contrast.ts'
import {
  findFailingPairs,
  getRoles,
  keepStrictest,
  type Palette,
} from '../../../src/content/contrast/failures.ts'
import { findFaults } from '../../../src/content/contrast/faults.ts'
import { contrastPairs } from '../../../src/theme/style/contrast-pairs.ts'
import { validSite } from '../faults/fixture.ts'
import { compiled } from './compiled.ts'
import { patience, runs } from './runs.ts'

const strictest = keepStrictest(contrastPairs)

/** What a theme that works looks like, so that some of the random ones nearly do. */
const SOUND = compiled(validSite).value?.theme.light
if (!SOUND) throw new Error('The valid site has errors.')

const ROLES = Object.keys(SOUND) as (keyof typeof SOUND)[]

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

/** Palettes that are random in some roles or in all. */
const palettes = fc
  .tuple(
    ...ROLES.map((role) => fc.oneof({ arbitrary: color, weight: 2 }, fc.constant(SOUND[role]))),
  )
  .map((colors): Palette => Object.fromEntries(ROLES.map((role, at) => [role, colors[at]])))

/** What `color-mix(in oklab, one percent%, other)` shows, without rounding. */
const shown = (palette: Palette, of: Color): ColorValue =>
  typeof of === 'string'
    ? new ColorValue(palette[of] ?? '')
    : shown(palette, of.with).mix(shown(palette, of.of), of.percent / 100, { space: 'oklab' })

/** How much of what it needs a pair has (WCAG 2.2), as a library computes it and not this project. */
const shareOf = (palette: Palette, { text, ground, use }: Pair): number =>
  shown(palette, text).contrast(shown(palette, ground), 'WCAG21') / NEEDED[use].target

/** Colors on the screen have 256 steps a part; what is this close to enough may be either. */
const ROUNDING = 0.02

/** What failing pairs may be told as: both where the worst of them is about as readable as level AA asks for. */
function severitiesOf(palette: Palette, pairs: readonly Pair[]): string[] {
  const worst = Math.min(
    ...pairs.map((pair) => {
      const { target, min } = NEEDED[pair.use]
      return (shareOf(palette, pair) * target) / min
    }),
  )
  if (worst < 1 - ROUNDING) return ['error']
  return worst > 1 + ROUNDING ? ['warning'] : ['error', 'warning']
}

/** The quiet text of a raised surface at night has 4.50 of 4.5; as the screen rounds it, 4.49. */
const NEARLY_READABLE: Palette = { ...SOUND, inverse: '#0E1224', onInverse: '#35C025' }

const meeting = ({ text, ground }: Pair): string =>
  [JSON.stringify(text), JSON.stringify(ground)].sort().join(' ')

const siteWith = (palette: Palette): string =>
  Object.entries(palette).reduce(
    // The first of each is that of the light scheme.
    (text, [role, value]) =>
      text.replace(new RegExp(`(\\n    ${role}: )"#\\w{6}"`), `$1"${value}"`),
    validSite,
  )

describe('for any theme colors', () => {
  test('exactly the pairs with too little contrast fail, and the suggestions fix them', {
    timeout: patience,
  }, () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const found = new Set(findFailingPairs(palette, strictest).map(meeting))
        const shares = contrastPairs.map((pair) => ({ pair, share: shareOf(palette, pair) }))
        const sure = shares.filter(({ share }) => share < 1 - ROUNDING)
        const possible = shares.filter(({ share }) => share < 1 + ROUNDING)
        for (const { pair } of sure) expect(found).toContain(meeting(pair))
        const all = new Set(possible.map(({ pair }) => meeting(pair)))
        expect([...found].filter((one) => !all.has(one))).toEqual([])
        // Every failing pair is told once, and the color advised is enough.
        const faults = findFaults(palette, contrastPairs)
        const told = faults.flatMap(({ pairs }) => pairs.map(meeting))
        expect(told.sort()).toEqual([...found].sort())
        let mended = palette
        for (const { role, pairs, enough } of faults) {
          if (!enough) continue
          for (const pair of pairs) {
            expect(getRoles(pair)).toContain(role)
            expect(shareOf({ ...palette, [role]: enough }, pair)).toBeGreaterThan(1 - ROUNDING)
          }
          mended = { ...mended, [role]: enough }
        }
        // Taking all advice at once breaks nothing.
        const left = findFailingPairs(mended, strictest)
        expect(left.length).toBeLessThanOrEqual(found.size)
        if (faults.every(({ enough }) => enough)) expect(left).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('one wrong color has one diagnostic, and its suggestion fixes it', {
    timeout: patience,
  }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), color, (role, value) => {
        const palette = { ...SOUND, [role]: value }
        const faults = findFaults(palette, contrastPairs)
        const advised = faults.map((one) => [one.role, one.enough])
        expect(advised.flat()).not.toContain(undefined)
        expect(findFailingPairs({ ...palette, ...Object.fromEntries(advised) }, strictest)).toEqual(
          [],
        )
      }),
      { numRuns: runs },
    )
  })

  test('diagnostics are located at the failing colors and are errors below AA', {
    timeout: patience,
  }, () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const { diagnostics, value } = compiled(siteWith(palette))
        const faults = findFaults(palette, contrastPairs)
        const told = diagnostics.map(({ path }) => path.join('/'))
        expect(told.sort()).toEqual(faults.map(({ role }) => `theme/light/${role}`).sort())
        for (const { path, severity } of diagnostics) {
          const pairs = faults.find(({ role }) => role === path.at(-1))?.pairs ?? []
          expect(severitiesOf(palette, pairs)).toContain(severity)
        }
        const hints = diagnostics.map(({ hint }) => /"(#[0-9A-F]{6})"/.exec(hint ?? '')?.[1])
        expect(hints.sort()).toEqual(faults.map(({ enough }) => enough).sort())
        expect(value === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'))
      }),
      { numRuns: Math.ceil(runs / 2), examples: [[NEARLY_READABLE]] },
    )
  })
})
