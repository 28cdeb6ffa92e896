/** Which characters a font has (OpenType 1.9, cmap). */

/** @returns glyphs by code point, of the Unicode subtables in the formats 4 and 12 */
export function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const record = 4 + index * 8
    const platform = cmap.readUInt16BE(record)
    if (platform !== 0 && platform !== 3) continue
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4))
    const format = subtable.readUInt16BE(0)
    const pairs = format === 4 ? segments(subtable) : format === 12 ? groups(subtable) : []
    for (const [point, glyph] of pairs) if (glyph !== 0) glyphs.set(point, glyph)
  }
  return glyphs
}

type Pair = readonly [point: number, glyph: number]

function* segments(table: Buffer): Generator<Pair> {
  const bytes = table.readUInt16BE(6)
  for (let at = 0; at < bytes; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + bytes + at)
    const delta = table.readInt16BE(16 + 2 * bytes + at)
    const place = 16 + 3 * bytes + at
    const offset = table.readUInt16BE(place)
    for (let point = start; point <= end && point !== 0xffff; point++) {
      const found = offset === 0 ? point : table.readUInt16BE(place + offset + 2 * (point - start))
      yield [point, found === 0 ? 0 : (found + delta) & 0xffff]
    }
  }
}

function* groups(table: Buffer): Generator<Pair> {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const at = 16 + index * 12
    const [start, end, glyph] = [0, 4, 8].map((offset) => table.readUInt32BE(at + offset)) as [
      number,
      number,
      number, // three places were asked for
    ]
    for (let point = start; point <= end; point++) yield [point, glyph + point - start]
  }
}
