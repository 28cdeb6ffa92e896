/** Compresses ahead of time what the server will send many times. */
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Encoding } from '../contract/manifest.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * How long to search: the most for what is kept for ever. Pages are compressed anew at every build;
 * for them 10 takes a third of the time of 11 and gives 2 % more bytes, 9 is no faster than 10. Where there are very
 * many of them, 5 takes an eighteenth of the time of 10 and gives 9 % more bytes; what is above it up to 9 gives hardly fewer.
 */
const QUALITY = { once: 11, often: 10, 'very often': 5 } as const

export type Effort = keyof typeof QUALITY

const withBrotli = (body: Buffer, effort: Effort): Promise<Buffer> =>
  brotli(body, {
    params: {
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** The encodings of a text that are smaller than the text. */
export const compress = async (
  body: Buffer,
  effort: Effort,
): Promise<[encoding: Encoding, body: Buffer][]> => {
  const [br, gzipped] = await Promise.all([withBrotli(body, effort), deflate(body, { level: 9 })])
  const encoded: [Encoding, Buffer][] = [
    ['br', br],
    ['gzip', gzipped],
  ]
  return encoded.filter(([, small]) => small.length < body.length)
}
