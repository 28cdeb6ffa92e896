/** What the build needs to know of a font file. */
import { glyphsOf } from './characters-of.ts'
import { type Axis, advanceDelta, axesOf, normalised } from './variation.ts'
import { tablesOf } from './woff2.ts'

/** A font; lengths as shares of the size of the type (em). */
export interface Font {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly axes: readonly Axis[]
  /** Code points of its characters. */
  readonly characters: ReadonlySet<number>
  /**
   * How far a character moves the pen.
   * @param place values by axis, such as `{ wght: 800, wdth: 118 }`
   * @returns undefined for a character that the font does not have
   */
  readonly advance: (character: string, place: Place) => number | undefined
}

/** A place in the design space of a font. */
export type Place = Readonly<Record<string, number>>

/** OS/2 fsSelection: the typographic metrics are the ones to use. */
const USE_TYPO_METRICS = 1 << 7

/**
 * @param file bytes of a WOFF2 file
 * @throws if it is none, or has no horizontal text
 */
export function readFont(file: Buffer): Font {
  const tables = tablesOf(file)
  const optional = (tag: string): Buffer | undefined => tables.get(tag)?.data
  const table = (tag: string): Buffer => {
    const data = optional(tag)
    if (!data) throw new Error(`The font has no table "${tag}".`)
    return data
  }
  const em = table('head').readUInt16BE(18)
  const glyphs = glyphsOf(table('cmap'))
  const axes = axesOf(optional('fvar'))
  const [avar, hvar] = [optional('avar'), optional('HVAR')]
  const advances = advancesOf(table('hhea'), table('hmtx'), tables.get('hmtx')?.isTransformed)
  return {
    ...lines(table('hhea'), optional('OS/2'), em),
    axes,
    characters: new Set(glyphs.keys()),
    advance: (character, place) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? -1)
      if (glyph === undefined) return undefined
      const delta = hvar ? advanceDelta(hvar, glyph, normalised(axes, avar, place)) : 0
      return (advances(glyph) + delta) / em
    },
  }
}

/** The heights that browsers use: of `OS/2` if it says so, else of `hhea` (CSS Inline Layout 3, appendix A). */
function lines(hhea: Buffer, os2: Buffer | undefined, em: number) {
  const isTypo = os2 && (os2.readUInt16BE(62) & USE_TYPO_METRICS) !== 0
  const [ascent, descent, lineGap] = isTypo
    ? [68, 70, 72].map((at) => os2.readInt16BE(at) / em)
    : [4, 6, 8].map((at) => hhea.readInt16BE(at) / em)
  return { ascent: ascent ?? 0, descent: Math.abs(descent ?? 0), lineGap: lineGap ?? 0 }
}

/** Advances in font units, by glyph; glyphs beyond the last share it (OpenType 1.9, hmtx). */
function advancesOf(hhea: Buffer, hmtx: Buffer, isTransformed = false) {
  const count = hhea.readUInt16BE(34)
  // The transformed table begins with its flags and has all advances together (WOFF 2.0, section 5.4).
  const [first, bytes] = isTransformed ? [1, 2] : [0, 4]
  return (glyph: number): number => hmtx.readUInt16BE(first + Math.min(glyph, count - 1) * bytes)
}
