import { describe, expect, test } from 'vitest'
import { createFontFaceCss } from '../../../../src/publish/fonts/face-css.ts'
import type { Font } from '../../../../src/site-folder/font.ts'
import { createTokensCss } from '../../../../src/theme/style/tokens.ts'
import { theme } from '../../theme/style/theme.ts'

/** Characters are `width` percent of half an em wide, and slightly wider in bold. */
const font: Font = {
  ascent: 0.9,
  descent: 0.3,
  lineGap: 0.1,
  characters: new Set([0x20, 0x61, 0x62, 0x63, 0xe9]),
  advance: (_, { wght = 0, wdth = 0 }) => (0.5 * wdth) / 100 + (wght >= 600 ? 0.1 : 0),
}

const loaded = Object.values(theme.fonts).flatMap((one) =>
  (one?.src ?? []).map((src) => [src, { font, address: `/assets${src}` }] as const),
)
const css = createFontFaceCss(theme.fonts, new Map(loaded))

type Face = Readonly<Record<string, string>>

/** The descriptors of every rule. */
const faces: readonly Face[] = [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries(body.split(';').map((one) => one.split(/:(.*)/))),
)

const ofFamily = (family: string): readonly Face[] =>
  faces.filter((face) => face['font-family'] === `"${family}"`)

/** Converts a percentage to a fraction. */
const shareOf = (face: Face | undefined, name: string) =>
  Number.parseFloat(face?.[name] ?? '') / 100

describe('the fonts of the theme', () => {
  test.each([
    ['Wide One display', '/assets/fonts/wide.woff2', '800', '118%'],
    ['Text One text', '/assets/fonts/text.woff2', '400 700', '100%'],
    ['Mono One mono', '/assets/fonts/mono.woff2', '500', '100%'],
  ])('has file, weight and width of %s', (family, address, weight, width) => {
    expect(ofFamily(family)).toEqual([
      expect.objectContaining({
        src: `url(${address}) format("woff2")`,
        'font-weight': weight,
        'font-stretch': width,
        'unicode-range': 'U+20,U+61-63,U+E9',
        // Text is readable before its font has loaded.
        'font-display': 'swap',
      }),
    ])
  })
})

describe('a role with several files', () => {
  const withCharacters = (text: string, advance: number): Font => ({
    ...font,
    characters: new Set([...text].map((letter) => letter.codePointAt(0) ?? 0)),
    advance: (letter) => (text.includes(letter) ? advance : undefined),
  })
  const first = withCharacters('abc', 0.4)
  const second = withCharacters('cdeé', 0.8)
  const getFaces = (fonts: readonly Font[]) => {
    const src = fonts.map((_, index) => `/${index}.woff2`)
    const mono = { family: 'Mono', src, weight: 500, fallback: 'monospace' } as const
    const files = fonts.map(
      (one, index) => [`/${index}.woff2`, { font: one, address: `/${index}` }] as const,
    )
    const text = createFontFaceCss({ mono }, new Map(files))
    return {
      ranges: [...text.matchAll(/src:url\(([^)]+)\)[^}]*unicode-range:([^}]*)/g)].map((one) =>
        one.slice(1),
      ),
      scale: /size-adjust:([^;]+)/.exec(text)?.[1],
    }
  }

  test('takes a character from the first file that contains it', () => {
    expect(getFaces([first, second]).ranges).toEqual([
      ['/0', 'U+61-63'],
      ['/1', 'U+64-65,U+E9'],
    ])
  })
})

describe('fallback fonts', () => {
  test('define all families of the tokens', () => {
    const named = [...createTokensCss(theme).matchAll(/--font-\w+:([^;}]+)/g)].flatMap(
      ([, stack = '']) => [...stack.matchAll(/"([^"]+)"/g)].map(([, family = '']) => family),
    )
    const families = faces.map((face) => face['font-family']?.slice(1, -1))
    expect([...new Set(families)].sort()).toEqual([...named].sort())
    expect(css.replace(/@font-face\{[^{}]*\}/g, '')).toBe('')
  })

  const others = faces.filter((face) => 'size-adjust' in face)

  test('has the width of the web font', () => {
    const scaled = (family: string, weight?: string) =>
      shareOf(
        ofFamily(family).find((face) => weight === undefined || face['font-weight'] === weight),
        'size-adjust',
      )
    // Monospaced.
    expect(scaled('Courier mono') * 0.6).toBeCloseTo(0.5, 3)
    expect(scaled('Consolas mono') * 0.55).toBeCloseTo(0.5, 3)
    expect(scaled('Times text', '700') / scaled('Times text', '400')).toBeGreaterThan(1)
    const wide = 0.5 * 1.18 + 0.1
    expect(scaled('Arial display') / scaled('Roboto display')).toBeLessThan(1)
    expect(scaled('Arial display') * 0.5).toBeGreaterThan(wide * 0.8)
    expect(scaled('Arial display') * 0.5).toBeLessThan(wide * 1.2)
  })

  test('has the line metrics of the web font after scaling', () => {
    for (const face of others) {
      const height = (name: string) => shareOf(face, name) * shareOf(face, 'size-adjust')
      expect(height('ascent-override')).toBeCloseTo(font.ascent, 3)
      expect(height('descent-override')).toBeCloseTo(font.descent, 3)
      expect(height('line-gap-override')).toBeCloseTo(font.lineGap, 3)
    }
  })
})
