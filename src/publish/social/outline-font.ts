/** Text as outlines, so that images do not depend on installed fonts. */
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, Variation } from 'harfbuzzjs'
import { decompressWoff2 } from '../../site-folder/woff2.ts'
import { memoize } from './memoize.ts'
import type { Outline } from './outline.ts'

/** Lengths in em unless marked as px. */
export interface OutlineFont {
  readonly capHeight: number
  /** The sum of words and spaces: letters on both sides of a space do not change the width. */
  readonly measure: (text: string) => number
  /** A line that starts at `x` (px). */
  readonly outline: (text: string, x: number, baseline: number, sizePx: number) => Outline
}

export interface FontVariant {
  readonly weight: number
  /** Percent, for variable fonts with this axis. */
  readonly width?: number | undefined
  /** Space after each letter (em). */
  readonly tracking: number
}

/** Default for fonts without this value. */
const USUAL_CAP_HEIGHT = 0.7

interface FontFile {
  readonly face: Face
  readonly font: Font
  readonly characters: ReadonlySet<number>
  /** Outline of a glyph in units of the font. */
  readonly getOutline: (id: number) => Outline
}

interface Glyph {
  readonly outline: Outline
  /** Offset from the start of the text (em). */
  readonly x: number
  readonly y: number
  /** Units of the font per em. */
  readonly unitsPerEm: number
}

/** @param files at least one WOFF2; the first with a character is used. @throws if a file is not WOFF2 */
export async function loadOutlineFont(
  files: readonly Uint8Array[],
  variant: FontVariant,
): Promise<OutlineFont> {
  const fonts = await Promise.all(files.map((file) => loadFile(file, variant)))
  const place = (text: string) => placeGlyphs(splitByFont(text, fonts), variant.tracking)
  const outline = (text: string, x: number, baseline: number, sizePx: number): Outline =>
    place(text).glyphs.flatMap((glyph) => drawGlyph(glyph, x + glyph.x * sizePx, baseline, sizePx))
  const measureWord = memoize((word: string) => place(word).width)
  const space = measureWord(' ') + 2 * variant.tracking
  return {
    capHeight: fonts.flatMap(({ face }) => readCapHeight(face) ?? [])[0] ?? USUAL_CAP_HEIGHT,
    measure: (text) =>
      text.split(' ').reduce((sum, word) => sum + space + measureWord(word), -space),
    outline,
  }
}

async function loadFile(woff2: Uint8Array, { weight, width }: FontVariant): Promise<FontFile> {
  const face = new Face(new Blob(await decompressWoff2(woff2)))
  const font = new Font(face)
  font.setVariations([
    new Variation('wght', weight),
    ...(width === undefined ? [] : [new Variation('wdth', width)]),
  ])
  const getOutline = memoize((id: number): Outline => font.glyphToJson(id))
  return { face, font, characters: new Set(face.collectUnicodes()), getOutline }
}

interface Run {
  readonly file: FontFile
  readonly text: string
}

/** Splits a text into runs by the first file that has the characters. */
function splitByFont(text: string, files: readonly FontFile[]): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const file = files.find(({ characters }) => characters.has(point)) ?? files[0]
    if (!file) throw new Error('A font needs at least one file.')
    const last = runs.at(-1)
    if (last?.file === file) runs.splice(-1, 1, { file, text: last.text + character })
    else runs.push({ file, text: character })
  }
  return runs
}

/** @returns glyphs and width of a line (em) */
function placeGlyphs(runs: readonly Run[], tracking: number) {
  let end = 0
  const glyphs = runs.flatMap(({ file: { face, font, getOutline }, text }) => {
    const buffer = new ShapingBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const unitsPerEm = face.upem
    return buffer.getGlyphInfosAndPositions().map((glyph): Glyph => {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      const x = end + xOffset / unitsPerEm
      end += xAdvance / unitsPerEm + tracking
      return { outline: getOutline(id), x, y: yOffset / unitsPerEm, unitsPerEm }
    })
  })
  // No tracking after the last letter.
  return { glyphs, width: Math.max(0, end - tracking) }
}

/** @param x origin of the glyph (px) */
function drawGlyph(glyph: Glyph, x: number, baseline: number, sizePx: number): Outline {
  const scale = sizePx / glyph.unitsPerEm
  const origin = baseline - glyph.y * sizePx
  const toPixels = (value: number, index: number): number =>
    index % 2 === 0 ? x + value * scale : origin - value * scale
  return glyph.outline.map(({ type, values }) => ({ type, values: values.map(toPixels) }))
}

/** sCapHeight requires version 2 of the OS/2 table (OpenType 1.9). */
function readCapHeight(face: Face): number | undefined {
  const table = face.referenceTable('OS/2')
  if (!table || table.length < 90) return undefined
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const height = view.getUint16(0) >= 2 ? view.getInt16(88) : 0
  return height > 0 ? height / face.upem : undefined
}
