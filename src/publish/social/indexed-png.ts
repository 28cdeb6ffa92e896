/** PNG images with a palette: a fifth of the size of true color for flat drawings (PNG, third edition). */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 8
const PALETTE_COLORS = 3

interface Size {
  readonly width: number
  readonly height: number
}

export class IndexedImage {
  readonly #size: Size
  /** Red, green and blue of at most 256 colors. */
  readonly #palette: Uint8Array
  /** Each row is a 0, for no filter, and one index into the palette per pixel. */
  readonly #rows: Uint8Array

  constructor(size: Size, palette: Uint8Array, source?: IndexedImage) {
    this.#size = size
    this.#palette = palette
    this.#rows = source ? source.#rows.slice() : new Uint8Array((size.width + 1) * size.height)
  }

  clone(): IndexedImage {
    return new IndexedImage(this.#size, this.#palette, this)
  }

  /** @param at position of the pixel, row by row */
  get(at: number): number {
    return this.#rows[this.#find(at)] ?? 0
  }

  set(at: number, index: number): void {
    this.#rows[this.#find(at)] = index
  }

  #find(at: number): number {
    return at + Math.floor(at / this.#size.width) + 1
  }

  /** Synchronous: a thread takes half as long again. */
  encode(): Buffer {
    const { width, height } = this.#size
    const header = Buffer.alloc(13)
    header.writeUInt32BE(width, 0)
    header.writeUInt32BE(height, 4)
    header.set([BIT_DEPTH, PALETTE_COLORS], 8)
    return Buffer.concat([
      SIGNATURE,
      createChunk('IHDR', header),
      createChunk('PLTE', this.#palette),
      createChunk('IDAT', deflateSync(this.#rows)),
      createChunk('IEND', Buffer.alloc(0)),
    ])
  }
}

function createChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
