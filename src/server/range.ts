/** Parts of files, as players seek and downloads go on (RFC 9110, section 14). */
import type { IncomingHttpHeaders } from 'node:http'

/** The first and the last byte of a part, counted from 0; `none` where the file has no such bytes. */
export type ByteRange = readonly [first: number, last: number] | 'none'

/**
 * The part that a request asks for.
 * @param etag of the file as it is now, strong
 * @param bytes length of the file
 * @returns undefined for the whole file: no part is asked for, several are, or one of another version
 */
export function parseRange(
  { range, 'if-range': version }: IncomingHttpHeaders,
  etag: string,
  bytes: number,
): ByteRange | undefined {
  if (version !== undefined && version !== etag) return undefined
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range?.replace(/\s/g, '') ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  // Without a beginning, what is asked for is so many bytes at the end.
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first > last ? 'none' : [first, last]
}
