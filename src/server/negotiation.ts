import Negotiator from 'negotiator'
import type { Encoding } from '../contract/manifest.ts'

const PREFERRED_ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** The types of negotiator 1.0.0 lack the second parameter. */
interface PreferenceNegotiator {
  encodings(offered: readonly string[], options: { preferred: readonly string[] }): string[]
}

export const chooseEncoding = (
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding | undefined => {
  if (!header) return undefined
  const offered = [...PREFERRED_ENCODINGS.filter(isAvailable), 'identity']
  const negotiator: PreferenceNegotiator = new Negotiator({
    headers: { 'accept-encoding': header },
  })
  const [chosen] = negotiator.encodings(offered, { preferred: offered })
  return PREFERRED_ENCODINGS.find((encoding) => encoding === chosen)
}

/** Whether an If-None-Match header matches this ETag; weak comparison (RFC 9110, section 13.1.2). */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}
