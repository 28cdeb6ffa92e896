import { describe, expect, test } from 'vitest'
import { createGlobalCss } from '../../../../src/theme/style/global.ts'
import { createTokensCss } from '../../../../src/theme/style/tokens.ts'
import { theme } from './theme.ts'

const ROOT_PX = 16

/**
 * What a browser makes of `Arem` or `clamp(Arem,Brem + Cvw,Drem)`, in px.
 * @param written the length
 * @param windowPx width of the window
 */
function pxAt(written: string, windowPx: number): number {
  const plain = /^(-?[\d.]+)rem$/.exec(written)
  if (plain) return Number(plain[1]) * ROOT_PX
  const fluid = /^clamp\((-?[\d.]+)rem,(-?[\d.]+)rem \+ (-?[\d.]+)vw,(-?[\d.]+)rem\)$/.exec(written)
  if (!fluid) throw new Error(`Not a length of the scale: ${written}`)
  const [least = 0, start = 0, share = 0, most = 0] = fluid.slice(1).map(Number)
  const wanted = start * ROOT_PX + (share / 100) * windowPx
  return Math.max(least * ROOT_PX, Math.min(wanted, most * ROOT_PX))
}

const DARK = '@media (prefers-color-scheme:dark){'

const parseVariables = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/(--[\w-]+):([^;{}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  )

const [lightCss = '', darkCss = '', ..._more] = createTokensCss(theme).split(DARK)
const light = parseVariables(lightCss)
const dark = parseVariables(darkCss)

const getColors = (palette: object) =>
  Object.entries(palette).map(([role, value]) => [
    `--color-${role.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])

describe('colors', () => {
  test('creates a variable for every color in both color schemes', () => {
    const isColor = ([name]: [string, string]) => name.startsWith('--color-')
    expect([...light].filter(isColor)).toEqual(getColors(theme.light))
    expect([...dark]).toEqual(getColors(theme.dark))
  })
})

describe('type scale', () => {
  const { fromWidthPx, toWidthPx, fromPx, toPx, fromRatio, toRatio } = theme.scale

  test.each([-1, 0, 1, 2, 3, 4, 5, 6])('computes step %i at both widths', (step) => {
    const size = light.get(`--step-${step}`) ?? ''
    const least = fromPx * fromRatio ** step
    const most = toPx * toRatio ** step
    expect(pxAt(size, fromWidthPx)).toBeCloseTo(least, 1)
    expect(pxAt(size, toWidthPx)).toBeCloseTo(most, 1)
    expect(pxAt(size, 0)).toBeCloseTo(least, 2)
    expect(pxAt(size, 9999)).toBeCloseTo(most, 2)
    expect(pxAt(size, (fromWidthPx + toWidthPx) / 2)).toBeCloseTo((least + most) / 2, 1)
  })
})

test('derives spaces, radius and page width from the theme', () => {
  const spaces = [...light].filter(([name]) => name.startsWith('--space-'))
  expect(spaces).toEqual(
    [1, 2, 3, 4, 6, 8, 12, 16, 24, 32].map((times) => [`--space-${times}`, `${times * 5}px`]),
  )
  expect(light.get('--radius')).toBe('3px')
  expect(light.get('--page-width')).toBe('1111px')
})

test('starts every font stack with the theme font and ends it with a generic family', () => {
  const stacks = (['display', 'text', 'mono'] as const).map((role) => {
    const families = light.get(`--font-${role}`)?.split(',') ?? []
    return [families.at(0), families.at(-1), families.length > 2]
  })
  expect(stacks).toEqual([
    ['"Wide One display"', 'sans-serif', true],
    ['"Text One text"', 'serif', true],
    ['"Mono One mono"', 'monospace', true],
  ])
})

describe('global styles', () => {
  const css = createGlobalCss(theme, 'en')

  test('starts with the tokens and uses no other color or variable', () => {
    expect(css.startsWith(createTokensCss(theme))).toBe(true)
    const rest = css.slice(createTokensCss(theme).length)
    expect(rest).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i)
    const known = new Set(parseVariables(css).keys())
    // Used with a fallback, because not every page defines it.
    known.add('--color-underline')
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})
