/** Identifies clients for the rate limit without storing their addresses. */
import { isIP, isIPv6 } from 'node:net'
import type { SiteRequest } from '../server/response.ts'
import { pseudonymize } from './pseudonymize.ts'

/** Removes port, brackets, quotes and zone. Undefined if the text is not an IP address. */
const parseAddress = (text: string): string | undefined => {
  const address = text
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(address) ? address : undefined
}

/** Pseudonymized networks of a client, by which requests are counted. */
export interface ClientKeys {
  /** The smallest network that one customer gets: an IPv4 address or an IPv6 /64 (RFC 6177). */
  readonly network: string
  /** The largest network that one customer gets: an IPv6 /48. */
  readonly endSite?: string
}

/** IPv4-mapped IPv6 addresses are treated as IPv4. */
const getNetworks = (address: string): ClientKeys => {
  if (!isIPv6(address)) return { network: address }
  // The URL parser normalizes IPv6 addresses.
  const normalized = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = normalized.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last]
  if (all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff') {
    const [high = 0, low = 0] = all.slice(6).map((group) => Number.parseInt(group, 16))
    return { network: [high >> 8, high & 255, low >> 8, low & 255].join('.') }
  }
  const toPrefix = (bits: number) => `${all.slice(0, bits / 16).join(':')}::/${bits}`
  return { network: toPrefix(64), endSite: toPrefix(48) }
}

/** Each proxy appends the address of its client to X-Forwarded-For, so only the last `trustedProxies` entries count. */
const getClientAddress = (
  { headers, remoteAddress }: SiteRequest,
  trustedProxies: number,
): string => {
  const header = headers['x-forwarded-for']
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
  const forwarded = trustedProxies > 0 ? parseAddress(entries.at(-trustedProxies) ?? '') : undefined
  return forwarded ?? parseAddress(remoteAddress) ?? ''
}

export const getClientKeys = (request: SiteRequest, trustedProxies: number): ClientKeys => {
  const { network, endSite } = getNetworks(getClientAddress(request, trustedProxies))
  return {
    network: pseudonymize(network),
    ...(endSite && { endSite: pseudonymize(endSite) }),
  }
}
