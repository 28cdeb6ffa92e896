import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { embedPicture, resolveColorScheme } from '../../../../src/publish/social/embed-picture.ts'
import { photograph } from '../../fixtures/images.ts'

const NO_FONTS = { font: { loadSystemFonts: false } }

const SQUARE = 'M40 20L60 20L60 40L40 40Z'

const LIGHT = 'svg{--hot:#1F3BFF}'
const DARK = 'svg{--hot:#6478FF}'
const LOOKS = '.flush{fill:var(--hot)}.ground{fill:#0E1224}'

const svg = (style: string, paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80" fill="none">
<style>${style}${LOOKS}</style>
${paths}
</svg>
`

/** Follows the color scheme of the visitor. */
const adaptive = (outline = SQUARE) =>
  svg(`${LIGHT}@media(prefers-color-scheme:dark){${DARK}}`, `<path class="flush" d="${outline}"/>`)

/** Is dark in both color schemes, on a background of its own. */
const dark = svg(
  DARK,
  `<path class="ground" d="M0 0L100 0L100 80L0 80Z"/><path class="flush" d="${SQUARE}"/>`,
)

/** The color of a pixel: red, green, blue, opacity. */
const colorAt = (svg: string, x: number, y: number): number[] => {
  const { pixels, width } = new Resvg(svg, NO_FONTS).render()
  const at = (y * width + x) * 4
  return [...pixels.subarray(at, at + 4)]
}

/** The opacity at some points of a 300 px image with a picture in a box. */
const opacities = (
  box: Parameters<typeof embedPicture>[0],
  file: Parameters<typeof embedPicture>[1],
  places: readonly (readonly [x: number, y: number])[],
) => {
  const picture = embedPicture(box, file, 'light')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${picture}</svg>`
  return places.map(([x, y]) => colorAt(svg, x, y)[3])
}

const fileOf = (svg: string) => ({
  type: 'image/svg+xml',
  bytes: Buffer.from(svg),
  width: 100,
  height: 80,
})

describe('a drawing', () => {
  test('has the colors of the image', () => {
    expect(colorAt(resolveColorScheme(adaptive(), 'light'), 50, 30)).toEqual([
      0x1f, 0x3b, 0xff, 255,
    ])
    expect(colorAt(resolveColorScheme(adaptive(), 'dark'), 50, 30)).toEqual([0x64, 0x78, 0xff, 255])
    expect(colorAt(resolveColorScheme(dark, 'dark'), 50, 30)).toEqual([0x64, 0x78, 0xff, 255])
  })

  test('clips content outside its view box', () => {
    const file = fileOf(adaptive('M-50 0L40 0L40 80L-50 80Z'))
    const places = [20, 56, 64, 96, 104].map((x) => [x, 40] as const)
    const shown = opacities({ x: 60, y: 0, width: 40, height: 80 }, file, places)
    expect(shown).toEqual([0, 0, 255, 255, 0])
  })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('shows a rotated photo upright: %i', (orientation) => {
  const isTurned = orientation >= 5
  const [width, height] = isTurned ? [300, 400] : [400, 300]
  const file = { type: 'image/jpeg', bytes: photograph(orientation), width, height }
  const box = { x: 0, y: 0, width: 300, height: 300 }
  const shown = opacities(box, file, [
    [5, 150],
    [294, 150],
    [150, 5],
    [150, 294],
  ])
  expect(shown).toEqual(isTurned ? [0, 0, 255, 255] : [255, 255, 0, 0])
})
