/** PNG images with a palette: a fifth of the size of true color for flat drawings (PNG, third edition). */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 8
const PALETTE_COLORS = 3
const COMPRESSION_LEVEL = 6

export interface IndexedImage {
  readonly width: number
  readonly height: number
  /** Red, green and blue of at most 256 colors. */
  readonly palette: Uint8Array
  /** One index into the palette per pixel. */
  readonly indices: Uint8Array
}

export async function encodePng(image: IndexedImage): Promise<Buffer> {
  const { width, height, palette, indices } = image
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BIT_DEPTH, PALETTE_COLORS], 8)
  // Each row starts with its filter; 0 is none.
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', header),
    createChunk('PLTE', palette),
    createChunk('IDAT', await compress(rows, { level: COMPRESSION_LEVEL })),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

function createChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
