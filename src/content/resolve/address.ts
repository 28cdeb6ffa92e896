import { parseBase, withoutBase } from '../../contract/base.ts'
import { forbiddenAddress } from '../diagnostics/reference-messages.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import { cleanAddress } from './clean-address.ts'

export type Address =
  | {
      readonly kind: 'route'
      readonly path: string
      /** With its question mark, or ''. */
      readonly query: string
      readonly anchor: string | undefined
    }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'external'; readonly href: string }
  /** A word without a scheme or slash: no address at all. */
  | { readonly kind: 'relative'; readonly written: string }
  | { readonly kind: 'forbidden'; readonly message: Message }

const ALLOWED = 'Link to a page of this site (/about), or to an https:, mailto: or tel: address.'

/** Classifies an address by its form. Allows only routes, anchors, https, mailto and tel. */
export function parseAddress(written: string): Address {
  if (/^[/\\]{2}|^\\|^\/\\/.test(written)) {
    return reject(
      'An address that starts with two slashes leads to another site.',
      `Add https: at the beginning. ${ALLOWED}`,
    )
  }
  if (written.includes('\\'))
    return reject('An address cannot contain backslashes.', 'Use slashes (/).')
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.-])/i.test(written))
    return reject('This address works only on your own computer.', ALLOWED)
  if (written === '#') return reject('A # without an id leads nowhere.', MISSING_ANCHOR)
  if (written.startsWith('#')) return { kind: 'anchor', anchor: written.slice(1) }
  if (written.startsWith('/')) {
    const [, path = '/', query = '', anchor] =
      /^([^?#]*)(\?[^#]*)?(?:#([^#]*))?/.exec(written) ?? []
    return { kind: 'route', path, query, anchor: anchor || undefined }
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(written)?.[1]?.toLowerCase()
  if (scheme === undefined) return { kind: 'relative', written }
  if (isWellFormed(scheme, written)) return { kind: 'external', href: written }
  if (scheme === 'https' || scheme === 'mailto' || scheme === 'tel') {
    return reject(`"${written}" is not a valid ${scheme}: address.`, EXAMPLES[scheme])
  }
  if (scheme === 'http') return reject('An http: address is not secure.', 'Use https: instead.')
  return reject(`Addresses that start with ${scheme}: are not allowed.`, ALLOWED)
}

const MISSING_ANCHOR =
  'Add the id of a section, such as #team, or write { flagged: nothing, reason: "why" }.'

const EXAMPLES = {
  https: 'Example: https://www.example.com/page.',
  mailto: 'Example: mailto:name@example.com.',
  tel: 'Example: tel:+15855550100.',
}

/** Requires a dot in the host, and rejects credentials, which could disguise the host. */
function isWebAddress(written: string): boolean {
  if (!/^https:\/\/[^/]/i.test(written) || !URL.canParse(written)) return false
  const { hostname, username, password } = new URL(written)
  return /[^.]\.[^.]/.test(hostname) && username === '' && password === ''
}

function isWellFormed(scheme: string, written: string): boolean {
  if (scheme === 'https') return isWebAddress(written)
  if (scheme === 'mailto')
    return (
      /^mailto:[^\s@/]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/i.test(written) &&
      cleanAddress(written) === written.replace(/^mailto:/i, 'mailto:')
    )
  return scheme === 'tel' && /^tel:\+?[0-9().-]{3,}$/i.test(written)
}

const reject = (message: string, hint: string): Address => ({
  kind: 'forbidden',
  message: forbiddenAddress(message, hint),
})

/** The path of a full address of this site, with query and hash; undefined for other sites. */
export function toOwnPath(href: string, origin: string | undefined): string | undefined {
  if (!/^https:/i.test(href) || origin === undefined || !URL.canParse(origin)) return undefined
  const url = new URL(href)
  const path = withoutBase(parseBase(origin), url.pathname)
  const isOwn = path !== undefined && url.origin === new URL(origin).origin
  return isOwn ? path + url.search + url.hash : undefined
}

const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id|_hs(?:enc|mi)|mkt_tok)$/

/** Redirect services, and the parameter with the target. */
const REDIRECTORS: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
]

/** Returns undefined if there is no tracking. */
export function removeTracking(href: string): string | undefined {
  const isPath = href.startsWith('/')
  const base = isPath ? 'https://site.example' : undefined
  if (!/^(?:https:|\/)[^?]*\?/i.test(href) || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  const [, name] = REDIRECTORS.find(([page]) => page.test(url.host + url.pathname)) ?? []
  const target = name && url.searchParams.get(name)
  if (target && isWebAddress(target)) return removeTracking(target) ?? target
  const marks = [...url.searchParams.keys()].filter((key) => TRACKING.test(key))
  if (marks.length === 0) return undefined
  for (const key of marks) url.searchParams.delete(key)
  return isPath ? url.pathname + url.search + url.hash : url.href
}

/** Whether a query selects a page by number, as other content management systems do. */
export const isPageIdQuery = (query: string): boolean =>
  /^\?(?:p|id|page_id|pageid|cat|post|attachment_id)=\d+(?:&|$)/i.test(query)
