/** Text as outlines, so that a picture looks the same on machines with other fonts or none. */
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, Variation } from 'harfbuzzjs'
import { decompressWoff2 } from '../../site-folder/woff2.ts'

/** Letters of one cut of a font; lengths as shares of the size of the type (em) unless they say px. */
export interface OutlineFont {
  readonly capHeight: number
  readonly measure: (text: string) => number
  /** The outlines of a text that begins at `x` on a baseline, in px, as the data of an SVG path. */
  readonly outline: (text: string, x: number, baseline: number, sizePx: number) => string
}

/** How letters of a role are cut and spaced. */
export interface FontVariant {
  readonly weight: number
  /** In per cent, for fonts that vary it. */
  readonly width?: number | undefined
  /** Space that is added after every letter (em). */
  readonly tracking: number
}

/** Of most capitals; for fonts that do not say it. */
const USUAL_CAP_HEIGHT = 0.7

interface FontFile {
  readonly face: Face
  readonly font: Font
  readonly characters: ReadonlySet<number>
}

interface Glyph {
  readonly font: Font
  readonly id: number
  /** Offset from the start of the text (em). */
  readonly x: number
  readonly y: number
  /** Units of the font per em. */
  readonly unitsPerEm: number
}

/**
 * Loads a font for drawing.
 * @param files WOFF2 files with different characters, at least one; where several have a character, the first is used
 * @throws if a file is not WOFF2
 */
export async function loadOutlineFont(
  files: readonly Uint8Array[],
  variant: FontVariant,
): Promise<OutlineFont> {
  const fonts = await Promise.all(files.map((file) => loadFile(file, variant)))
  const place = (text: string) => placeGlyphs(splitByFont(text, fonts), variant.tracking)
  const outline = (text: string, x: number, baseline: number, sizePx: number): string =>
    place(text)
      .glyphs.map((glyph) => drawGlyph(glyph, x + glyph.x * sizePx, baseline, sizePx))
      .join('')
  return {
    capHeight: fonts.flatMap(({ face }) => readCapHeight(face) ?? [])[0] ?? USUAL_CAP_HEIGHT,
    measure: (text) => place(text).width,
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
  return { face, font, characters: new Set(face.collectUnicodes()) }
}

interface Run {
  readonly file: FontFile
  readonly text: string
}

/** Parts of a text, each with the first file that has its characters. */
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

/** @returns the glyphs of a line and its width (em) */
function placeGlyphs(runs: readonly Run[], tracking: number) {
  let end = 0
  const glyphs = runs.flatMap(({ file: { face, font }, text }) => {
    const buffer = new ShapingBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const unitsPerEm = face.upem
    return buffer.getGlyphInfosAndPositions().map((glyph): Glyph => {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      const x = end + xOffset / unitsPerEm
      end += xAdvance / unitsPerEm + tracking
      return { font, id, x, y: yOffset / unitsPerEm, unitsPerEm }
    })
  })
  // There is no tracking after the last letter.
  return { glyphs, width: Math.max(0, end - tracking) }
}

/** SVG path data of a glyph whose origin is at `x` (px). */
function drawGlyph(glyph: Glyph, x: number, baseline: number, sizePx: number): string {
  const scale = sizePx / glyph.unitsPerEm
  const toPixels = (value: number, index: number): string =>
    (index % 2 === 0 ? x + value * scale : baseline - glyph.y * sizePx - value * scale).toFixed(2)
  return glyph.font
    .glyphToJson(glyph.id)
    .map(({ type, values }) => type + values.map(toPixels).join(' '))
    .join('')
}

/** OpenType 1.9, OS/2: sCapHeight stands in tables of version 2 and later. */
function readCapHeight(face: Face): number | undefined {
  const table = face.referenceTable('OS/2')
  if (!table || table.length < 90) return undefined
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const height = view.getUint16(0) >= 2 ? view.getInt16(88) : 0
  return height > 0 ? height / face.upem : undefined
}
