/** PNG images with a palette: a fifth of the size of true color for flat drawings (PNG, third edition). */
import { crc32, deflateSync, constants as zlib } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 8
const PALETTE_COLORS = 3
const UP = 2

/** Drawings differ little from row to row: takes a fifth of the time of the default strategy for the same size. */
const COMPRESSION = { strategy: zlib.Z_RLE }

interface Size {
  readonly width: number
  readonly height: number
}

export class IndexedImage {
  readonly #size: Size
  /** Red, green and blue of at most 256 colors. */
  readonly #palette: Uint8Array
  /** One index into the palette per pixel. */
  readonly #indices: Uint8Array
  /** Each row is its filter and the differences from the row above, modulo 256. */
  readonly #rows: Uint8Array

  constructor(size: Size, palette: Uint8Array, source?: IndexedImage) {
    this.#size = size
    this.#palette = palette
    this.#indices = source ? source.#indices.slice() : new Uint8Array(size.width * size.height)
    this.#rows = source ? source.#rows.slice() : createEmptyRows(size)
  }

  clone(): IndexedImage {
    return new IndexedImage(this.#size, this.#palette, this)
  }

  get(at: number): number {
    return this.#indices[at] ?? 0
  }

  /** @param at position of the pixel, row by row */
  set(at: number, index: number): void {
    const { width, height } = this.#size
    const difference = index - (this.#indices[at] ?? 0)
    if (difference === 0) return
    this.#indices[at] = index
    const y = Math.floor(at / width)
    const here = at + y + 1
    this.#rows[here] = (this.#rows[here] ?? 0) + difference
    if (y + 1 === height) return
    const below = here + width + 1
    this.#rows[below] = (this.#rows[below] ?? 0) - difference
  }

  /** Synchronous: takes a millisecond, and half as long again in a thread. */
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
      createChunk('IDAT', deflateSync(this.#rows, COMPRESSION)),
      createChunk('IEND', Buffer.alloc(0)),
    ])
  }
}

function createEmptyRows({ width, height }: Size): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = UP
  return rows
}

function createChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
