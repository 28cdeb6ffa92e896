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
import { propertyTimeout, runs } from './runs.ts'

const strictest = keepStrictest(contrastPairs)

/** A valid theme, so that some random themes are nearly valid. */
const SOUND = compiled(validSite).value?.theme.light
if (!SOUND) throw new Error('The valid site has errors.')

const ROLES = Object.keys(SOUND) as (keyof typeof SOUND)[]

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

/** Palettes with random colors in some or all roles. */
const palettes = fc
  .tuple(
    ...ROLES.map((role) => fc.oneof({ arbitrary: color, weight: 2 }, fc.constant(SOUND[role]))),
  )
  .map((colors): Palette => Object.fromEntries(ROLES.map((role, at) => [role, colors[at]])))

/** Computes `color-mix(in oklab, one percent%, other)` without rounding. */
const shown = (palette: Palette, of: Color): ColorValue =>
  typeof of === 'string'
    ? new ColorValue(palette[of] ?? '')
    : shown(palette, of.with).mix(shown(palette, of.of), of.percent / 100, { space: 'oklab' })

/** Contrast ratio of a pair divided by the required ratio (WCAG 2.2), computed by a library. */
const shareOf = (palette: Palette, { text, ground, use }: Pair): number =>
  shown(palette, text).contrast(shown(palette, ground), 'WCAG21') / NEEDED[use].target

/** Tolerance for rounding to 8-bit color channels. */
const ROUNDING = 0.02

/** Accepted codes for failing pairs: both if the worst ratio is close to level AA. */
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

/** Muted text on a dark surface has a ratio of 4.50 (4.49 after rounding). */
const NEARLY_READABLE: Palette = { ...SOUND, inverse: '#0E1224', onInverse: '#35C025' }

const meeting = ({ text, ground }: Pair): string =>
  [JSON.stringify(text), JSON.stringify(ground)].sort().join(' ')

const siteWith = (palette: Palette): string =>
  Object.entries(palette).reduce(
    // The first of each is the light scheme.
    (text, [role, value]) =>
      text.replace(new RegExp(`(\\n    ${role}: )"#\\w{6}"`), `$1"${value}"`),
    validSite,
  )

describe('for any theme colors', () => {
  test('exactly the pairs with too little contrast fail, and the suggestions fix them', {
    timeout: propertyTimeout,
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
        // Every failing pair is reported once, and the suggested color is sufficient.
        const faults = findFaults(palette, contrastPairs)
        const reported = faults.flatMap(({ pairs }) => pairs.map(meeting))
        expect(reported.sort()).toEqual([...found].sort())
        let mended = palette
        for (const { role, pairs, enough } of faults) {
          if (!enough) continue
          for (const pair of pairs) {
            expect(getRoles(pair)).toContain(role)
            expect(shareOf({ ...palette, [role]: enough }, pair)).toBeGreaterThan(1 - ROUNDING)
          }
          mended = { ...mended, [role]: enough }
        }
        // Applying all suggestions at once does not cause other failures.
        const left = findFailingPairs(mended, strictest)
        expect(left.length).toBeLessThanOrEqual(found.size)
        if (faults.every(({ enough }) => enough)) expect(left).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('one wrong color has one diagnostic, and its suggestion fixes it', {
    timeout: propertyTimeout,
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
    timeout: propertyTimeout,
  }, () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const { diagnostics, value } = compiled(siteWith(palette))
        const faults = findFaults(palette, contrastPairs)
        const reported = diagnostics.map(({ path }) => path.join('/'))
        expect(reported.sort()).toEqual(faults.map(({ role }) => `theme/light/${role}`).sort())
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
