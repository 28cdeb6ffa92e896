/** How wide the glyphs of a variable font are at a place in its design space (OpenType 1.9: fvar, avar, HVAR). */

/** An axis of a variable font, in its own units: weight 100 to 900, width in per cent. */
export interface Axis {
  readonly tag: string
  readonly min: number
  readonly initial: number
  readonly max: number
}

const fixed = (table: Buffer, at: number): number => table.readInt32BE(at) / 65_536
const f2dot14 = (table: Buffer, at: number): number => table.readInt16BE(at) / 16_384

/** The axes of a font; none where nothing varies. */
export function axesOf(fvar: Buffer | undefined): Axis[] {
  if (!fvar) return []
  const [first, count, bytes] = [4, 8, 10].map((at) => fvar.readUInt16BE(at)) as [
    number,
    number,
    number, // three places were asked for
  ]
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * bytes
    return {
      tag: fvar.toString('latin1', at, at + 4),
      min: fixed(fvar, at + 4),
      initial: fixed(fvar, at + 8),
      max: fixed(fvar, at + 12),
    }
  })
}

/**
 * A place in the design space in normalised coordinates, -1 to 1, one for each axis.
 * @param place values by axis; the initial one where none is given
 */
export function normalised(
  axes: readonly Axis[],
  avar: Buffer | undefined,
  place: Readonly<Record<string, number>>,
): number[] {
  const maps = avar ? segmentsOf(avar) : []
  return axes.map(({ tag, min, initial, max }, index) => {
    const value = Math.min(max, Math.max(min, place[tag] ?? initial))
    const reach = value < initial ? initial - min : max - initial
    return bent(reach === 0 ? 0 : (value - initial) / reach, maps[index] ?? [])
  })
}

type Segment = readonly [from: number, to: number]

function segmentsOf(avar: Buffer): Segment[][] {
  let at = 8
  return Array.from({ length: avar.readUInt16BE(6) }, () => {
    const count = avar.readUInt16BE(at)
    at += 2
    return Array.from({ length: count }, (): Segment => {
      at += 4
      return [f2dot14(avar, at - 4), f2dot14(avar, at - 2)]
    })
  })
}

function bent(value: number, segments: readonly Segment[]): number {
  for (const [index, [from, to]] of segments.entries()) {
    const next = segments[index + 1]
    if (!next || value < from || value > next[0]) continue
    return next[0] === from ? to : to + ((value - from) / (next[0] - from)) * (next[1] - to)
  }
  return value
}

/**
 * What is added to the advance of a glyph, in font units.
 * @param coordinates as `normalised` gives them
 */
export function advanceDelta(hvar: Buffer, glyph: number, coordinates: readonly number[]): number {
  const store = hvar.subarray(hvar.readUInt32BE(4))
  const mapping = hvar.readUInt32BE(8)
  const [outer, inner] = mapping === 0 ? [0, glyph] : mapped(hvar.subarray(mapping), glyph)
  const set = store.subarray(store.readUInt32BE(8 + 4 * outer))
  const regions = store.subarray(store.readUInt32BE(2))
  const [items, words, columns] = [0, 2, 4].map((at) => set.readUInt16BE(at)) as [
    number,
    number,
    number, // three places were asked for
  ]
  if (inner >= items) return 0
  const isLong = (words & 0x8000) !== 0
  const wide = words & 0x7fff
  const [wideBytes, narrowBytes] = isLong ? [4, 2] : [2, 1]
  const row = 6 + 2 * columns + inner * (wide * wideBytes + (columns - wide) * narrowBytes)
  let delta = 0
  for (let column = 0; column < columns; column++) {
    const isWide = column < wide
    const at = isWide
      ? row + column * wideBytes
      : row + wide * wideBytes + (column - wide) * narrowBytes
    const value = set.readIntBE(at, isWide ? wideBytes : narrowBytes)
    delta += value * weightOf(regions, set.readUInt16BE(6 + 2 * column), coordinates)
  }
  return delta
}

/** The two halves of an index (OpenType 1.9, DeltaSetIndexMap); glyphs beyond its end use its last entry. */
function mapped(map: Buffer, glyph: number): [outer: number, inner: number] {
  const isLong = map.readUInt8(0) === 1
  const format = map.readUInt8(1)
  const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2)
  const bytes = ((format >> 4) & 3) + 1
  const bits = (format & 15) + 1
  const entry = map.readUIntBE((isLong ? 6 : 4) + Math.min(glyph, count - 1) * bytes, bytes)
  return [Math.floor(entry / 2 ** bits), entry % 2 ** bits]
}

/** How far a region of the design space reaches to a place: 0 to 1 (OpenType 1.9, variation regions). */
function weightOf(regions: Buffer, region: number, coordinates: readonly number[]): number {
  const axisCount = regions.readUInt16BE(0)
  return coordinates.slice(0, axisCount).reduce((weight, value, axis) => {
    const at = 4 + (region * axisCount + axis) * 6
    const [start, peak, end] = [0, 2, 4].map((offset) => f2dot14(regions, at + offset)) as [
      number,
      number,
      number, // three places were asked for
    ]
    if (peak === 0 || value === peak) return weight
    if (value <= start || value >= end) return 0
    return weight * (value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak))
  }, 1)
}
