import { Resvg } from '@resvg/resvg-js'
import { swapsAxes } from '../../site-folder/exif.ts'
import { stripMetadata } from '../../site-folder/strip-metadata.ts'
import type { Box } from './box.ts'
import { type ColorScheme, type PictureFile, SVG } from './picture-file.ts'

/** Skips the slow search for system fonts. */
export const NO_FONTS = { font: { loadSystemFonts: false } } as const

/** As large as possible, without the empty margins of drawings. @returns an SVG element */
export function embedPicture(box: Box, file: PictureFile, surroundings: ColorScheme): string {
  const body = toBuffer(file.bytes)
  const bytes =
    file.type === SVG ? Buffer.from(resolveColorScheme(body.toString(), surroundings)) : body
  const ink = file.type === SVG ? measureInk(bytes, file) : { x: 0, y: 0, ...getSize(file) }
  const scale = Math.min(box.width / ink.width, box.height / ink.height)
  const x = box.x + (box.width - ink.width * scale) / 2 - ink.x * scale
  const y = box.y + (box.height - ink.height * scale) / 2 - ink.y * scale
  const [left, top, width, height] = [x, y, file.width * scale, file.height * scale].map((one) =>
    one.toFixed(2),
  )
  const href = `data:${file.type};base64,${bytes.toString('base64')}`
  // Clip the overflow, as browsers do.
  const image = `<image ${toUpright(file, Number(width), Number(height))} href="${href}"/>`
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}">${image}</svg>`
}

/** Transforms by Exif orientation: axes and origin. */
const AXES: readonly (readonly [axes: string, x: 0 | 1, y: 0 | 1])[] = [
  ['1 0 0 1', 0, 0],
  ['-1 0 0 1', 1, 0],
  ['-1 0 0 -1', 1, 1],
  ['1 0 0 -1', 0, 1],
  ['0 1 1 0', 0, 0],
  ['0 1 -1 0', 1, 0],
  ['0 -1 -1 0', 1, 1],
  ['0 -1 1 0', 0, 1],
]

/** Threads receive typed arrays instead of buffers. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Rotates an image as browsers do; resvg ignores the orientation. */
function toUpright({ type, bytes }: PictureFile, width: number, height: number): string {
  const orientation = type === SVG ? 1 : stripMetadata(toBuffer(bytes)).orientation
  const [axes, x, y] = AXES[orientation - 1] ?? ['1 0 0 1', 0, 0]
  const [stored, high] = swapsAxes(orientation) ? [height, width] : [width, height]
  const turn = orientation === 1 ? '' : ` transform="matrix(${axes} ${x * width} ${y * height})"`
  return `width="${stored.toFixed(2)}" height="${high.toFixed(2)}"${turn}`
}

const getSize = ({ width, height }: PictureFile) => ({ width, height })

/** Resolution of the search for ink (px). */
const COLUMNS = 400

/** Bounding box of the visible pixels, including strokes. */
function measureInk(svg: Buffer, file: PictureFile): Box {
  const drawn = new Resvg(svg, { ...NO_FONTS, fitTo: { mode: 'width', value: COLUMNS } }).render()
  const { pixels, width, height } = drawn
  let [left, top, right, foot] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      foot = Math.max(foot, y + 1)
    }
  }
  if (right <= left) return { x: 0, y: 0, ...getSize(file) }
  const scale = file.width / width
  return {
    x: left * scale,
    y: top * scale,
    width: (right - left) * scale,
    height: (foot - top) * scale,
  }
}

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g
const DARK_RULES =
  /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*\s*)\}/g
const VARIABLE = /(--[\w-]+)\s*:\s*([^;}]+)/g
const USE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g

/** Background path of a drawing with dark mode. */
const GROUND = /(?<=<\/style>\s*)<path class="ground" d="M0 0[^"]*"\/>/

/** Resolves media queries and variables, which resvg lacks. Removes the background, since the card has one. */
export function resolveColorScheme(svg: string, surroundings: ColorScheme): string {
  const plain = svg.replace(STYLE, (_, open: string, rules: string, close: string) => {
    const chosen = rules.replace(DARK_RULES, (_whole, dark: string) =>
      surroundings === 'dark' ? dark : '',
    )
    return open + chosen + close
  })
  const values = new Map<string, string>()
  for (const [, rules = ''] of plain.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
    // The last declaration wins.
    for (const [, name = '', value = ''] of rules.matchAll(VARIABLE)) values.set(name, value.trim())
  }
  return plain
    .replace(GROUND, '')
    .replace(USE, (use, name: string, otherwise?: string) => values.get(name) ?? otherwise ?? use)
}
