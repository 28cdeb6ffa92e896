/** The two conversations of HTTP that choose what is sent: about encodings and about versions. */
import type { Encoding } from './manifest.ts'

const PREFERENCE: readonly Encoding[] = ['br', 'gzip']

/** The weights of an Accept-Encoding header; an unreadable weight counts as a refusal. */
const weightsOf = (header: string): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters
      .find((parameter) => /^q\s*=/.test(parameter))
      ?.split('=')[1]
      ?.trim()
    const readable = weight === undefined || /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight)
    if (coding) weights.set(coding.replace(/^x-gzip$/, 'gzip'), readable ? Number(weight ?? 1) : 0)
  }
  return weights
}

/** What headers say, as they were last read: browsers send few different ones. */
const known = new Map<string, ReadonlyMap<string, number>>()
const KNOWN = 100
const LONGEST_KNOWN = 200

const knownWeightsOf = (header: string): ReadonlyMap<string, number> => {
  const found = known.get(header)
  if (found) return found
  const weights = weightsOf(header)
  if (known.size >= KNOWN) known.clear()
  if (header.length <= LONGEST_KNOWN) known.set(header, weights)
  return weights
}

const weightOf = (weights: ReadonlyMap<string, number>, coding: string): number =>
  weights.get(coding) ?? weights.get('*') ?? 0

/**
 * The best encoding that the client takes; undefined for the body as it is, which is also sent to a
 * client that refuses everything. Among equal weights the smaller encoding wins.
 */
export const chooseEncoding = (
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined => {
  if (!header) return undefined
  const weights = knownWeightsOf(header)
  let best: Encoding | undefined
  // Unlisted, the plain body is the last resort; listed, its weight counts.
  let most = weightOf(weights, 'identity')
  for (const encoding of PREFERENCE) {
    const weight = available(encoding) ? weightOf(weights, encoding) : 0
    if (weight > 0 && (best ? weight > most : weight >= most)) {
      best = encoding
      most = weight
    }
  }
  return best
}

/** Whether an If-None-Match header names this version; weak tags match, as the standard asks. */
export const namesVersion = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}
