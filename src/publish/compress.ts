import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Encoding } from '../contract/manifest.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Brotli levels, measured on pages: 10 takes a third of the time of 11 for 2 % more bytes; 5 takes an eighteenth
 * of the time of 10 for 9 % more bytes.
 */
const QUALITY = { max: 11, high: 10, fast: 5 } as const

export type CompressionLevel = keyof typeof QUALITY

const compressBrotli = (body: Buffer, level: CompressionLevel): Promise<Buffer> =>
  brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: QUALITY[level],
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/**
 * Compresses with Brotli, and with gzip except at the level `fast`: browsers accept Brotli over HTTPS. Omits results that
 * are not smaller.
 */
export const compress = async (
  body: Buffer,
  level: CompressionLevel,
): Promise<[encoding: Encoding, body: Buffer][]> => {
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, level),
    level === 'fast' ? body : deflate(body, { level: 9 }),
  ])
  const encoded: [Encoding, Buffer][] = [
    ['br', br],
    ['gzip', gzipped],
  ]
  return encoded.filter(([, small]) => small.length < body.length)
}
