import { decompress } from 'wawoff2'

const queue: { last: Promise<unknown> } = { last: Promise.resolve() }

/** Returns an OpenType file. @throws if the bytes are not WOFF2 */
export function decompressWoff2(woff2: Uint8Array): Promise<Uint8Array> {
  // The library returns a view of memory that its next call overwrites: copy it before the next file begins.
  const result = queue.last.then(async () => (await decompress(woff2)).slice())
  queue.last = result.catch(() => undefined)
  return result
}
