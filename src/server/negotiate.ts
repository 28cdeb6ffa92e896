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

/**
 * The best encoding that the client takes; undefined for the body as it is, which is also sent to a
 * client that refuses everything. Among equal weights the smaller encoding wins.
 */
export const chooseEncoding = (
  header: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined => {
  if (!header) return undefined
  const weights = weightsOf(header)
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const best = PREFERENCE.filter(available)
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .sort((a, b) => b.weight - a.weight)[0]
  // Unlisted, the plain body is the last resort; listed, its weight counts.
  if (!best || best.weight === 0 || weightOf('identity') > best.weight) return undefined
  return best.encoding
}

/** Whether an If-None-Match header names this version; weak tags match, as the standard asks. */
export const namesVersion = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false
}
