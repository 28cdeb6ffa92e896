/** Pictures of the site as parts of another picture. */
import { Resvg } from '@resvg/resvg-js'
import { swapsAxes } from '../../site-folder/exif.ts'
import { stripMetadata } from '../../site-folder/strip-metadata.ts'
import type { Box } from './box.ts'
import { type ColorScheme, type PictureFile, SVG } from './picture-file.ts'

/** Reading documents that name no font must not look for any. */
export const NO_FONTS = { font: { loadSystemFonts: false } } as const

/**
 * A picture in the middle of a box, as large as its lines allow: empty edges of a drawing are let go.
 * @returns an SVG element
 */
export function embedPicture(box: Box, file: PictureFile, surroundings: ColorScheme): string {
  const bytes =
    file.type === SVG ? Buffer.from(resolveColorScheme(`${file.bytes}`, surroundings)) : file.bytes
  const ink = file.type === SVG ? inkOf(bytes, file) : { x: 0, y: 0, ...sizeOf(file) }
  const scale = Math.min(box.width / ink.width, box.height / ink.height)
  const x = box.x + (box.width - ink.width * scale) / 2 - ink.x * scale
  const y = box.y + (box.height - ink.height * scale) / 2 - ink.y * scale
  const [left, top, width, height] = [x, y, file.width * scale, file.height * scale].map((one) =>
    one.toFixed(2),
  )
  const href = `data:${file.type};base64,${bytes.toString('base64')}`
  // What a drawing has outside of its own edges stays hidden, as in a browser.
  const image = `<image ${uprightOf(file, Number(width), Number(height))} href="${href}"/>`
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}">${image}</svg>`
}

/** How what is stored becomes upright, by its orientation in Exif: the axes, and where the origin comes to lie. */
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

/** Attributes of a picture that turn it as browsers do; the library that draws does not. */
function uprightOf({ type, bytes }: PictureFile, width: number, height: number): string {
  const orientation = type === SVG ? 1 : stripMetadata(bytes).orientation
  const [axes, x, y] = AXES[orientation - 1] ?? ['1 0 0 1', 0, 0]
  const [stored, high] = swapsAxes(orientation) ? [height, width] : [width, height]
  const turn = orientation === 1 ? '' : ` transform="matrix(${axes} ${x * width} ${y * height})"`
  return `width="${stored.toFixed(2)}" height="${high.toFixed(2)}"${turn}`
}

const sizeOf = ({ width, height }: PictureFile) => ({ width, height })

/** In how many columns it is looked for where a drawing begins and ends. */
const COLUMNS = 400

/** Where a drawing leaves a trace, strokes and all. */
function inkOf(svg: Buffer, file: PictureFile): Box {
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
  if (right <= left) return { x: 0, y: 0, ...sizeOf(file) }
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

/** The first path of a drawing that is dark in either mode: it fills the whole picture. */
const GROUND = /(?<=<\/style>\s*)<path class="ground" d="M0 0[^"]*"\/>/

/**
 * A drawing whose colours are those for its surroundings, without the queries and variables by which browsers
 * find them out. A ground of its own is left out: it has another here.
 */
export function resolveColorScheme(svg: string, surroundings: ColorScheme): string {
  const plain = svg.replace(STYLE, (_, open: string, rules: string, close: string) => {
    const chosen = rules.replace(DARK_RULES, (_whole, dark: string) =>
      surroundings === 'dark' ? dark : '',
    )
    return open + chosen + close
  })
  const values = new Map<string, string>()
  for (const [, rules = ''] of plain.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) {
    // What is said last holds.
    for (const [, name = '', value = ''] of rules.matchAll(VARIABLE)) values.set(name, value.trim())
  }
  return plain
    .replace(GROUND, '')
    .replace(USE, (use, name: string, otherwise?: string) => values.get(name) ?? otherwise ?? use)
}
