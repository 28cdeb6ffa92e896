/** Range requests (RFC 9110, section 14), as media players and resumed downloads send them. */
import type { IncomingHttpHeaders } from 'node:http'

/** First and last byte, from 0; `none` if the range lies outside the file. */
export type ByteRange = readonly [first: number, last: number] | 'none'

/** Undefined for the whole file: no range, several ranges, or an If-Range of another version. @param bytes its length */
export function parseRange(
  { range, 'if-range': version }: IncomingHttpHeaders,
  etag: string,
  bytes: number,
): ByteRange | undefined {
  if (version !== undefined && version !== etag) return undefined
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range?.replace(/\s/g, '') ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  // A suffix range: the last `to` bytes.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last ? 'none' : [first, last]
}
