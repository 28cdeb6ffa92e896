/** Reading the container of a font file (WOFF 2.0, W3C Recommendation). */
import { brotliDecompressSync } from 'node:zlib'

/** The 63 tags that a table directory names by their place in this list (WOFF 2.0, section 4.1). */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern ' +
  'LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar ' +
  'bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat ' +
  'Gloc Feat Sill'
).match(/.{4}(?= |$)/g) as readonly string[] // the text above has matches

const HEADER_BYTES = 48
const ARBITRARY_TAG = 63

/** A table, and whether it is stored in another form than in an OpenType file. */
export interface Table {
  readonly data: Buffer
  readonly isTransformed: boolean
}

/**
 * The tables of a font by their tags.
 * @param file bytes of a WOFF2 file with one font
 * @throws if it is none
 */
export function tablesOf(file: Buffer): Map<string, Table> {
  if (file.toString('latin1', 0, 4) !== 'wOF2' || file.toString('latin1', 4, 8) === 'ttcf') {
    throw new Error('This is no WOFF2 file with one font.')
  }
  let at = HEADER_BYTES
  const base128 = (): number => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const known = flags & 63
    const isArbitrary = known === ARBITRARY_TAG
    const tag = isArbitrary ? file.toString('latin1', at, at + 4) : (KNOWN_TAGS[known] ?? '')
    if (isArbitrary) at += 4
    // Version 3 of these two, and version 0 of all others, says that nothing was transformed.
    const plainVersion = tag === 'glyf' || tag === 'loca' ? 3 : 0
    const isTransformed = flags >> 6 !== plainVersion
    const bytes = base128()
    return { tag, isTransformed, bytes: isTransformed ? base128() : bytes }
  })
  const stream = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let start = 0
  return new Map(
    entries.map(({ tag, isTransformed, bytes }) => {
      const data = stream.subarray(start, start + bytes)
      start += bytes
      return [tag, { data, isTransformed }]
    }),
  )
}
