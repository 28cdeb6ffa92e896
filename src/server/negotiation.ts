/** The two conversations of HTTP that choose what is sent: about encodings and about versions. */
import Negotiator from 'negotiator'
import type { Encoding } from '../contract/manifest.ts'

const PREFERRED_ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** The types of the library do not know yet that the server, too, may prefer one (version 1.0.0). */
interface PreferenceNegotiator {
  encodings(offered: readonly string[], options: { preferred: readonly string[] }): string[]
}

/**
 * The best encoding that the client takes; undefined for the body as it is, which is also sent to a
 * client that refuses everything. Among equal weights the smaller encoding wins.
 */
export const chooseEncoding = (
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined => {
  if (!header) return undefined
  const offered = [...PREFERRED_ENCODINGS.filter(available), 'identity']
  const negotiator: PreferenceNegotiator = new Negotiator({
    headers: { 'accept-encoding': header },
  })
  const [chosen] = negotiator.encodings(offered, { preferred: offered })
  return PREFERRED_ENCODINGS.find((encoding) => encoding === chosen)
}

/** Whether an If-None-Match header names this version; weak tags match, as the standard asks. */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}
