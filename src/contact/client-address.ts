/** Who is asking, as far as that can be known. */
import { isIP, isIPv6 } from 'node:net'
import type { SiteRequest } from '../server/response.ts'
import { pseudonymize } from './pseudonymize.ts'

/** The address without port, brackets or zone; undefined for what is none. */
const parseAddress = (text: string): string | undefined => {
  const address = text
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(address) ? address : undefined
}

/** Whose requests are counted together. */
export interface ClientKeys {
  /** What one customer has at least (RFC 6177). */
  readonly network: string
  /** What one customer has at most, where that is more. */
  readonly endSite?: string
}

/** The first 64 and the first 48 bits of an IPv6 address. An IPv4 address that is written as one stands for itself. */
const getNetworks = (address: string): ClientKeys => {
  if (!isIPv6(address)) return { network: address }
  // The URL standard writes every address in one way.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last]
  if (all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff') {
    const [high = 0, low = 0] = all.slice(6).map((group) => Number.parseInt(group, 16))
    return { network: [high >> 8, high & 255, low >> 8, low & 255].join('.') }
  }
  const first = (bits: number) => `${all.slice(0, bits / 16).join(':')}::/${bits}`
  return { network: first(64), endSite: first(48) }
}

/**
 * The address of a client behind proxies: each of them adds to the end of X-Forwarded-For the address
 * that it was asked from, so what the last `trustedProxies` have added can be believed, and nothing else.
 */
const getClientAddress = (
  { headers, remoteAddress }: SiteRequest,
  trustedProxies: number,
): string => {
  const header = headers['x-forwarded-for']
  const named = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  const told = trustedProxies > 0 ? parseAddress(named.at(-trustedProxies) ?? '') : undefined
  return told ?? parseAddress(remoteAddress) ?? ''
}

/** Names for whoever asks; its address is kept nowhere. */
export const getClientKeys = (request: SiteRequest, trustedProxies: number): ClientKeys => {
  const { network, endSite } = getNetworks(getClientAddress(request, trustedProxies))
  return { network: pseudonymize(network), ...(endSite && { endSite: pseudonymize(endSite) }) }
}
