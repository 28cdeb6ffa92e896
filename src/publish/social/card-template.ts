/** The part of a card that many pages share, with a palette for the texts that are drawn on it. */
import sharp from 'sharp'
import { encodePng } from './indexed-png.ts'
import { CARD_SIZE } from './picture-file.ts'

/** Draws texts on a template. @param overlay premultiplied RGBA in the size of a card */
export type DrawTexts = (overlay: Uint8Array) => Promise<Buffer>

/** Two colors that meet at the edges of letters, as `#RRGGBB`. */
export type Ramp = readonly [from: string, to: string]

/** Colors of the template without texts. */
const TEMPLATE_COLORS = 128

/** Colors between the two of a ramp, and both of them. */
const RAMP_COLORS = 10

/** @param template opaque RGBA in the size of a card */
export async function createFlatTemplate(
  template: Uint8Array,
  ramps: readonly Ramp[],
): Promise<DrawTexts> {
  const pixels = await quantize(template)
  const palette = createPalette(pixels, ramps)
  const find = createColorFinder(palette)
  const base = new Uint8Array(CARD_SIZE.width * CARD_SIZE.height)
  for (let at = 0; at < base.length; at++) {
    base[at] = find(pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0)
  }
  return (overlay) => {
    const indices = base.slice()
    // No callback per pixel: this loop takes most of the time.
    for (let at = 0; at < indices.length; at++) {
      const alpha = overlay[at * 4 + 3] ?? 0
      if (alpha === 0) continue
      const red = blend(pixels[at * 3], overlay[at * 4], alpha)
      const green = blend(pixels[at * 3 + 1], overlay[at * 4 + 1], alpha)
      const blue = blend(pixels[at * 3 + 2], overlay[at * 4 + 2], alpha)
      indices[at] = find(red, green, blue)
    }
    return encodePng({ ...CARD_SIZE, palette, indices })
  }
}

/** For photographs, whose colors differ too much for a common palette. */
export function createPhotoTemplate(template: Uint8Array): DrawTexts {
  return (overlay) => {
    const pixels = template.slice()
    for (let at = 0; at < pixels.length; at++) {
      const alpha = overlay[at | 3] ?? 0
      if (alpha > 0) pixels[at] = blend(pixels[at], overlay[at], alpha)
    }
    return openRgba(pixels).jpeg({ quality: JPEG_QUALITY }).toBuffer()
  }
}

const JPEG_QUALITY = 80

const openRgba = (pixels: Uint8Array) =>
  sharp(pixels, { raw: { ...CARD_SIZE, channels: 4 } }).removeAlpha()

/** Reduces the colors. @returns RGB */
async function quantize(template: Uint8Array): Promise<Uint8Array> {
  const png = await openRgba(template)
    .png({ palette: true, colours: TEMPLATE_COLORS, dither: 0 })
    .toBuffer()
  return sharp(png).removeAlpha().toColorspace('srgb').raw().toBuffer()
}

/** @param over premultiplied */
const blend = (under = 0, over = 0, alpha: number): number =>
  Math.round(over + (under * (255 - alpha)) / 255)

/** @returns RGB of the ramps, and of the template's colors that are not almost the same */
function createPalette(pixels: Uint8Array, ramps: readonly Ramp[]): Uint8Array {
  const colors = new Map(ramps.flatMap(createRamp).map((color) => [getColorKey(color), color]))
  // The ends of the ramps stay exact: large areas have these colors.
  for (const color of ramps.flat().map(parseColor)) colors.set(getColorKey(color), color)
  for (let at = 0; at < pixels.length; at += 3) {
    const color = toNumber(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const key = getColorKey(color)
    if (!colors.has(key)) colors.set(key, color)
  }
  return Uint8Array.from([...colors.values()].slice(0, 256).flatMap(toChannels))
}

const parseColor = (color: string): number => Number.parseInt(color.slice(1), 16)

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
  const [start, end] = [from, to].map((color) => toChannels(parseColor(color)))
  if (!start || !end) return []
  return Array.from({ length: RAMP_COLORS }, (_, step) => {
    const mix = (channel: 0 | 1 | 2): number =>
      Math.round(start[channel] + ((end[channel] - start[channel]) * step) / (RAMP_COLORS - 1))
    return toNumber(mix(0), mix(1), mix(2))
  })
}

/** Index of the nearest color. Remembers results for colors that differ in their last three bits only. */
function createColorFinder(palette: Uint8Array): (r: number, g: number, b: number) => number {
  const known = new Int16Array(1 << 15).fill(-1)
  return (red, green, blue) => {
    const key = getColorKey(toNumber(red, green, blue))
    const index = known[key] ?? -1
    if (index >= 0) return index
    // The middle of the colors with this key, so that the result does not depend on which of them comes first.
    const nearest = findNearest(palette, (red & 248) | 4, (green & 248) | 4, (blue & 248) | 4)
    known[key] = nearest
    return nearest
  }
}

function findNearest(palette: Uint8Array, red: number, green: number, blue: number): number {
  let nearest = 0
  let min = Number.POSITIVE_INFINITY
  for (let index = 0; index * 3 < palette.length; index++) {
    const r = (palette[index * 3] ?? 0) - red
    const g = (palette[index * 3 + 1] ?? 0) - green
    const b = (palette[index * 3 + 2] ?? 0) - blue
    const distance = r * r + g * g + b * b
    if (distance < min) [nearest, min] = [index, distance]
  }
  return nearest
}
