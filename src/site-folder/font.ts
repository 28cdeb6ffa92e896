import { Blob, Face, Font as SizedFont, Variation } from 'harfbuzzjs'
import { decompressWoff2 } from './woff2.ts'

/** Lengths are in em. */
export interface Font {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Code points. */
  readonly characters: ReadonlySet<number>
  /** The width of a character; undefined if the font lacks it. Unknown axes are ignored. */
  readonly advance: (character: string, axes: AxisValues) => number | undefined
}

/** Combines files with different characters; the first one that has a character is used, and its line metrics. */
export function mergeFonts(fonts: readonly Font[]): Font | undefined {
  const [first, ...more] = fonts
  if (!first || more.length === 0) return first
  return {
    ...first,
    characters: new Set(fonts.flatMap(({ characters }) => [...characters])),
    advance: (character, axes) => {
      for (const font of fonts) {
        const advance = font.advance(character, axes)
        if (advance !== undefined) return advance
      }
      return undefined
    },
  }
}

/** Of a variable font, by tag, such as `{ wght: 800, wdth: 118 }`. */
export type AxisValues = Readonly<Record<string, number>>

/** @throws if the bytes are not a WOFF2 font */
export async function readFont(woff2: Uint8Array): Promise<Font> {
  const face = new Face(new Blob(await decompressWoff2(woff2)))
  const font = new SizedFont(face)
  const em = face.upem
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    ascent: ascender / em,
    descent: Math.abs(descender) / em,
    lineGap: lineGap / em,
    characters: new Set(face.collectUnicodes()),
    advance: (character, axes) => {
      const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
      if (glyph === undefined) return undefined
      font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
      return font.glyphHAdvance(glyph) / em
    },
  }
}
