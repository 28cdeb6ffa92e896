/** Writing a picture of few colours as a small PNG. */
import { promisify } from 'node:util'
import { crc32, deflate, constants as zlib } from 'node:zlib'

const pack = promisify(deflate)

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A palette cannot hold more (PNG, section 11.2.2). */
const MOST_COLOURS = 256

/** Opaque pixels, row by row, four bytes each: red, green, blue and one that is ignored. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/**
 * An indexed PNG. Colours beyond the 256 most frequent become the nearest of those: in a drawing these are
 * shades along the edges of lines.
 */
export async function indexedPng({ width, height, bytes }: Pixels): Promise<Buffer> {
  const colours = coloursOf(bytes)
  const { palette, indexes } = paletteOf(colours)
  // Every row begins with its filter; none is best for palettes (PNG, section 12.7).
  const rows = Buffer.alloc((width + 1) * height)
  let [last, index] = [-1, 0]
  for (let pixel = 0, at = 0; pixel < colours.length; pixel++, at++) {
    if (pixel % width === 0) at++
    const colour = colours[pixel] ?? 0
    // Most pixels are like the one before.
    if (colour !== last) [last, index] = [colour, indexes.get(colour) ?? 0]
    rows[at] = index
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  const data = await pack(rows, { level: 9, memLevel: 9, strategy: zlib.Z_DEFAULT_STRATEGY })
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', data)]
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The colour of every pixel as one number. */
function coloursOf(bytes: Buffer): Uint32Array {
  const colours = new Uint32Array(bytes.length / 4)
  const byte = (at: number): number => bytes[at] ?? 0
  for (let pixel = 0, at = 0; pixel < colours.length; pixel++, at += 4) {
    colours[pixel] = (byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2)
  }
  return colours
}

/** The palette, and which place in it every colour has. */
function paletteOf(colours: Uint32Array) {
  const counts = new Map<number, number>()
  let [last, run] = [colours[0] ?? 0, 0]
  const close = () => counts.set(last, (counts.get(last) ?? 0) + run)
  for (const colour of colours) {
    if (colour !== last) {
      close()
      last = colour
      run = 0
    }
    run++
  }
  close()
  const ranked = [...counts].sort(([a, many], [b, few]) => few - many || a - b).map(([one]) => one)
  const kept = ranked.slice(0, MOST_COLOURS)
  const indexes = new Map(kept.map((colour, index) => [colour, index]))
  for (const colour of ranked.slice(MOST_COLOURS)) indexes.set(colour, nearest(kept, colour))
  const palette = Buffer.alloc(kept.length * 3)
  for (const [index, colour] of kept.entries()) palette.writeUIntBE(colour, index * 3, 3)
  return { palette, indexes }
}

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, one] of palette.entries()) {
    const red = (one >> 16) - (colour >> 16)
    const green = ((one >> 8) & 255) - ((colour >> 8) & 255)
    const blue = (one & 255) - (colour & 255)
    const distance = red * red + green * green + blue * blue
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}
