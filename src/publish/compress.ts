import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { z } from 'zod'

const brotli = promisify(brotliCompress)

/** Brotli, measured on pages: 10 takes half of the time of 11 for 2 % more bytes; 8 takes 1/11 of 10 for 5 % more. */
const QUALITY = { max: 11, fast: 8 } as const

type CompressionLevel = keyof typeof QUALITY

/** Compressed variants that are smaller than the body. */
export const variantsSchema = z.array(z.tuple([z.enum(['br', 'gzip']), z.instanceof(Buffer)]))

export type Variants = z.infer<typeof variantsSchema>

/** Only the slow level uses threads: for small files, these cost as much CPU time again, and memory. */
const compressBrotli = (body: Buffer, level: CompressionLevel): Buffer | Promise<Buffer> => {
  const params = {
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_QUALITY]: QUALITY[level],
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return level === 'max' ? brotli(body, { params }) : brotliCompressSync(body, { params })
}

const SMALL_BYTES = 100_000

interface Usage {
  readonly immutable: boolean
  readonly isLarge: boolean
}

/** With Brotli and gzip. Small files of large sites have no gzip variant: browsers accept Brotli over HTTPS. */
export const compress = async (body: Buffer, { immutable, isLarge }: Usage): Promise<Variants> => {
  const isOneOfMany = isLarge && body.length < SMALL_BYTES
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, immutable && !isOneOfMany ? 'max' : 'fast'),
    isOneOfMany ? body : gzipSync(body, { level: 9 }),
  ])
  const variants: Variants = [
    ['br', br],
    ['gzip', gzipped],
  ]
  return variants.filter(([, small]) => small.length < body.length)
}
