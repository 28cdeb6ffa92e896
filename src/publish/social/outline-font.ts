/** Text as outlines, so that a picture looks the same on machines with other fonts or none. */
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

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

/**
 * The letters of a font.
 * @param woff2 bytes of the font
 * @throws if they are no WOFF2 file
 */
export async function loadOutlineFont(woff2: Uint8Array, cut: FontVariant): Promise<OutlineFont> {
  const face = new Face(new Blob(await decompress(woff2)))
  const font = new Font(face)
  const { weight, width } = cut
  font.setVariations([
    new Variation('wght', weight),
    ...(width === undefined ? [] : [new Variation('wdth', width)]),
  ])
  const em = face.upem
  const placed = (text: string) => {
    const run = new Run()
    run.addText(text)
    run.guessSegmentProperties()
    shape(font, run)
    let at = 0
    const glyphs = run.getGlyphInfosAndPositions().map((glyph) => {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
      const x = at + xOffset
      at += xAdvance + cut.tracking * em
      return { id, x, y: yOffset }
    })
    // There is no space after the last letter.
    return { glyphs, width: Math.max(0, at - cut.tracking * em) }
  }
  const outline = (text: string, x: number, baseline: number, sizePx: number): string => {
    const scale = sizePx / em
    const place = (value: number, index: number, dx: number, dy: number): string =>
      (index % 2 === 0 ? x + (value + dx) * scale : baseline - (value + dy) * scale).toFixed(2)
    return placed(text)
      .glyphs.flatMap((glyph) =>
        font
          .glyphToJson(glyph.id)
          .map(
            ({ type, values }) =>
              type + values.map((value, index) => place(value, index, glyph.x, glyph.y)).join(' '),
          ),
      )
      .join('')
  }
  return {
    capHeight: capHeightOf(face) ?? USUAL_CAP_HEIGHT,
    measure: (text) => placed(text).width / em,
    outline,
  }
}

/** OpenType 1.9, OS/2: sCapHeight stands in tables of version 2 and later. */
function capHeightOf(face: Face): number | undefined {
  const table = face.referenceTable('OS/2')
  if (!table || table.length < 90) return undefined
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const height = view.getUint16(0) >= 2 ? view.getInt16(88) : 0
  return height > 0 ? height / face.upem : undefined
}
