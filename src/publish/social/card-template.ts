/** The part of a card that many pages share, with a palette for the texts that are drawn on it. */
import { IndexedImage } from './indexed-png.ts'
import { memoize } from './memoize.ts'
import type { Shape } from './outline.ts'
import { CARD_SIZE } from './picture-file.ts'
import { createRasterizer } from './rasterize.ts'

/** Draws texts on a template. */
export type DrawTexts = (texts: readonly Shape[]) => Buffer | Promise<Buffer>

/** Two colors that meet at the edges of letters, as `#RRGGBB`. */
export type Ramp = readonly [from: string, to: string]

/** Most frequent colors of the template without texts. */
const TEMPLATE_COLORS = 128

/** Colors between the two of a ramp, and both of them. */
const RAMP_COLORS = 6

/** @param template opaque RGBA in the size of a card */
export function createFlatTemplate(template: Uint8Array, ramps: readonly Ramp[]): DrawTexts {
  const palette = createPalette(template, ramps)
  const find = createColorFinder(palette)
  const colors = Uint8Array.from(palette.flatMap(toChannels))
  const base = new IndexedImage(CARD_SIZE, colors)
  for (let y = 0; y < CARD_SIZE.height; y++) {
    for (let x = 0; x < CARD_SIZE.width; x++) {
      base.set(x, y, find(readColor(template, y * CARD_SIZE.width + x)))
    }
  }
  const getMixer = memoize((color: string) => createMixer(palette, find, parseColor(color)))
  const image = new IndexedImage(CARD_SIZE, colors)
  return (texts) => {
    image.copy(base)
    for (const { outline, color } of texts) {
      const mix = getMixer(color)
      fill(outline, (x, y, coverage) => image.set(x, y, mix(image.get(x, y), coverage)))
    }
    return image.encode()
  }
}

/** @returns index of the color that covers another one in part. Remembers results. */
function createMixer(palette: readonly number[], find: (color: number) => number, over: number) {
  const known = new Int16Array(MAX_COLORS << 8).fill(-1)
  return (under: number, coverage: number): number => {
    const key = (under << 8) | coverage
    const index = known[key] ?? -1
    if (index >= 0) return index
    const mixed = find(blend(palette[under] ?? 0, over, coverage))
    known[key] = mixed
    return mixed
  }
}

/** For photographs, whose colors differ too much for a common palette. */
export function createPhotoTemplate(template: Uint8Array): DrawTexts {
  return async (texts) => {
    const { default: sharp } = await import('sharp')
    const pixels = template.slice()
    for (const { outline, color } of texts) {
      const text = parseColor(color)
      fill(outline, (x, y, coverage) => {
        const at = y * CARD_SIZE.width + x
        pixels.set(toChannels(blend(readColor(pixels, at), text, coverage)), at * 4)
      })
    }
    const image = sharp(pixels, { raw: { ...CARD_SIZE, channels: 4 } }).removeAlpha()
    return image.jpeg({ quality: JPEG_QUALITY }).toBuffer()
  }
}

const fill = createRasterizer(CARD_SIZE.width, CARD_SIZE.height)

const JPEG_QUALITY = 80

const readColor = (pixels: Uint8Array, at: number): number =>
  toNumber(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0)

function blend(under: number, over: number, coverage: number): number {
  if (coverage === 255) return over
  const mix = (shift: number): number => {
    const from = (under >> shift) & 255
    return from + Math.round(((((over >> shift) & 255) - from) * coverage) / 255)
  }
  return toNumber(mix(16), mix(8), mix(0))
}

/** @returns colors that are not almost the same */
function createPalette(template: Uint8Array, ramps: readonly Ramp[]): number[] {
  const colors = new Map<number, number>()
  // The ends of the ramps stay exact, and then the colors of large areas.
  const exact = ramps.flat().map(parseColor)
  for (const color of [...exact, ...listFrequentColors(template), ...ramps.flatMap(createRamp)]) {
    const key = getColorKey(color)
    if (!colors.has(key)) colors.set(key, color)
  }
  return [...colors.values()].slice(0, MAX_COLORS)
}

const MAX_COLORS = 256

/** The mean of the colors with each key, most frequent first. */
function listFrequentColors(pixels: Uint8Array): number[] {
  const counts = new Uint32Array(KEYS)
  const sums = new Float64Array(KEYS * 3)
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const key = getColorKey(toNumber(red, green, blue))
    counts[key] = (counts[key] ?? 0) + 1
    sums[key * 3] = (sums[key * 3] ?? 0) + red
    sums[key * 3 + 1] = (sums[key * 3 + 1] ?? 0) + green
    sums[key * 3 + 2] = (sums[key * 3 + 2] ?? 0) + blue
  }
  const found = [...counts.entries()].filter(([, count]) => count > 0)
  found.sort(([, a], [, b]) => b - a)
  return found.slice(0, TEMPLATE_COLORS).map(([key, count]) => {
    const mean = (channel: number) => Math.round((sums[key * 3 + channel] ?? 0) / count)
    return toNumber(mean(0), mean(1), mean(2))
  })
}

const parseColor = (color: string): number => Number.parseInt(color.slice(1), 16)

/** Number of color keys. */
const KEYS = 1 << 15

/** Equal for colors that differ in their last three bits only. */
const getColorKey = (color: number): number =>
  ((color >> 9) & 0x7c00) | ((color >> 6) & 0x3e0) | ((color >> 3) & 0x1f)

const toNumber = (red: number, green: number, blue: number): number =>
  (red << 16) | (green << 8) | blue

const toChannels = (color: number): [number, number, number] => [
  color >> 16,
  (color >> 8) & 255,
  color & 255,
]

function createRamp([from, to]: Ramp): number[] {
  const [start, end] = [parseColor(from), parseColor(to)]
  return Array.from({ length: RAMP_COLORS }, (_, step) =>
    blend(start, end, (255 * step) / (RAMP_COLORS - 1)),
  )
}

/** Index of the color with the same key, else of the nearest. */
function createColorFinder(palette: readonly number[]): (color: number) => number {
  const known = new Int16Array(KEYS).fill(-1)
  for (const [index, color] of palette.entries()) known[getColorKey(color)] = index
  return (color) => {
    const key = getColorKey(color)
    const index = known[key] ?? -1
    if (index >= 0) return index
    // The middle of the colors with this key, so that the result does not depend on which of them comes first.
    const nearest = findNearest(palette, (color & 0xf8f8f8) | 0x040404)
    known[key] = nearest
    return nearest
  }
}

function findNearest(palette: readonly number[], color: number): number {
  const [red, green, blue] = toChannels(color)
  let nearest = 0
  let min = Number.POSITIVE_INFINITY
  for (const [index, other] of palette.entries()) {
    const [r, g, b] = toChannels(other)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < min) [nearest, min] = [index, distance]
  }
  return nearest
}
