import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { loadDefaultFont } from '../../../../src/publish/social/default-font.ts'
import { type Outline, toPathData } from '../../../../src/publish/social/outline.ts'
import { loadOutlineFont } from '../../../../src/publish/social/outline-font.ts'
import { createRasterizer } from '../../../../src/publish/social/rasterize.ts'

const [width, height] = [300, 120]
const fill = createRasterizer(width, height)

function rasterize(outline: Outline): number[] {
  const coverage = new Array<number>(width * height).fill(0)
  fill(outline, (x, y, value) => {
    coverage[y * width + x] = value
  })
  return coverage
}

/** The opacity of each pixel in an SVG image. */
function render(outline: Outline): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${toPathData(outline)}"/></svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return Array.from({ length: width * height }, (_, at) => pixels[at * 4 + 3] ?? 0)
}

test.each([
  ['inside', 12.3, 80.7],
  ['beyond the left and upper edge', -31.6, 18.2],
  ['beyond the right and lower edge', 201.4, 131.9],
])('covers the same pixels as an SVG image: text %s', async (_, x, baseline) => {
  const { files, variant } = loadDefaultFont(-0.02)
  const font = await loadOutlineFont(
    files.map(({ bytes }) => bytes),
    variant,
  )
  const outline = font.outline('Ågre8&', x, baseline, 64)
  const expected = render(outline)
  const differences = rasterize(outline).map((value, at) => Math.abs(value - (expected[at] ?? 0)))
  // resvg takes 4 x 4 samples of each pixel, so horizontal edges differ by up to a quarter.
  expect(Math.max(...differences)).toBeLessThan(72)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  expect(sum(differences)).toBeLessThan(sum(expected) / 50)
  expect(sum(expected)).toBeGreaterThan(100_000)
})

test('leaves nothing of an outline for the next one', () => {
  const square: Outline = [
    { type: 'M', values: [1, 1] },
    { type: 'L', values: [300, 1] },
    { type: 'L', values: [300, 120] },
    { type: 'Z', values: [] },
  ]
  const first = rasterize(square)
  rasterize(square.map(({ type, values }) => ({ type, values: values.map((value) => value / 2) })))
  expect(rasterize(square)).toEqual(first)
})
