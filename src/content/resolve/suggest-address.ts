import { withoutBase } from '../../contract/base.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { findClosestPath, MAX_CANDIDATES } from '../suggest.ts'
import { parseAddress } from './address.ts'
import { getImageSize } from './public-file.ts'

/** The address elsewhere that was meant: a web site, a mailbox or a number, with a slip or without its beginning. */
export function suggestExternalAddress(written: string): string | undefined {
  const outside = written
    .trim()
    .replace(/^<(.*)>$|^"(.*)"$/, '$1$2')
    .replace(/ ?[([](?:at|ät)[)\]] ?/i, '@')
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/*)+(?=https?:)/i, '')
    .replace(/^(https?:\/\/[^/,]+),(?=[a-z]{2,}(?:\/|$))/i, '$1.')
  const bare = /^mailto:/i.test(outside) ? outside.replace(/\s+/g, '') : outside
  const mailbox =
    /^(?:mail ?to:? ?(?:\/\/)?|(?:e-?)?mail:? ?)?([^\s@/:]+@[^\s@/:]+\.[^\s@/:]+)$/i.exec(bare)?.[1]
  if (mailbox) return `mailto:${mailbox}`
  const number = /^(?:(?:tel|phone)[:. ]*(?:\/\/)?)?(\+?[\d\s().-]{6,})$/i.exec(bare)?.[1]
  if (number) return `tel:${number.trim().replace(/\s+/g, '-').replace(/[()]/g, '')}`
  const [, rest] =
    /^h?t?tt?t?ps?(?::?\/{0,3}|:?\/?:?\/{1,2})?(?<=[:/])([^\s/:]+\.[^\s]+)$/i.exec(bare) ?? []
  if (rest) return checked(`https://${rest}`)
  return /^(www\.\S+|[a-z0-9-]+\.(com|org|net|example|io|dev|eu|de|uk|us)(\/\S*)?)$/i.test(bare)
    ? checked(`https://${bare}`)
    : undefined
}

const checked = (href: string): string | undefined =>
  parseAddress(href).kind === 'external' ? href : undefined

/** The address that was meant, on this site or elsewhere. */
export const suggestAddress = (written: string, context: Context): string | undefined =>
  suggestPage(written, context) ?? suggestExternalAddress(written)

/** The page of this site that was meant: written as a file, as elsewhere, or with other signs between its words. */
export function suggestPage(written: string, { pages, origin, base }: Context): string | undefined {
  if (pages.size > MAX_CANDIDATES) return undefined
  const host = origin?.replace(/\/$/, '').slice(0, -base.length || undefined)
  const secure = written.replace(/^http:/i, 'https:')
  const local =
    host && secure.startsWith(host)
      ? secure.slice(host.length)
      : written.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/i, '')
  // Browsers show addresses with the path under which the site lies.
  const own = (base && withoutBase(base, local)) || local
  if (/^[a-z][a-z+.-]*:|@/i.test(own)) return undefined
  const [path = '', place = ''] = /^([^#]*)(#.*)?$/.exec(own.trim())?.slice(1) ?? []
  const plain = path
    .replace(/^(?:\.{0,2}[/\\])+|[/\\]+$/g, '')
    .replace(/\?.*$/, '')
    .replace(/(?:^|\/)(?:index|home|default)\.\w+$/i, '')
    .replace(/\.(?:html?|php|aspx?|jsp|md)$/i, '')
  if (plain === '') return /[/.\w]/.test(path) ? '/' : undefined
  const asked = lettersOf(plain)
  const all = [...pages.values()].map((page) => page.path)
  const same = all.filter((one) => lettersOf(one) === asked)
  const last = all.filter(
    (one) => lettersOf(one.replace(/^.*\//, '')) === lettersOf(plain.replace(/^.*[/\\]/, '')),
  )
  const [found] = same.length === 1 ? same : last
  if (found === undefined || (same.length !== 1 && last.length !== 1) || asked.length < 2)
    return undefined
  const anchors = pages.get(routeKey(found))?.anchors
  return anchors?.has(place.slice(1)) ? found + place : found
}

const lettersOf = (path: string): string => path.toLowerCase().replace(/[^\p{L}\p{N}/]|\/+$/gu, '')

/** The picture in the public folder that was meant: by its place on a computer, another type, or other letters. */
export function suggestImage(written: string, { publicFiles }: Context): string | undefined {
  const pictures = [...publicFiles].flatMap(([one, file]) => (getImageSize(file) ? [one] : []))
  if (pictures.length > MAX_CANDIDATES) return undefined
  const path = decoded(written.trim())
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '')
  const wanted = path.toLowerCase()
  const inPublic = /(?:^|\/)public(\/.+)$/.exec(wanted)?.[1]
  const exact = pictures.find((one) => one.toLowerCase() === (inPublic ?? wanted))
  if (exact) return exact
  // The more of the end of the place is the same, the likelier it is this one.
  return (
    only(pictures, (one) => wanted.endsWith(one.toLowerCase())) ??
    only(pictures, (one) => fileOf(one) === fileOf(wanted)) ??
    only(pictures, (one) => stemOf(one) === stemOf(wanted)) ??
    only(pictures, (one) => bareStem(one) === bareStem(wanted)) ??
    findClosestPath(path, pictures) ??
    only(
      pictures,
      (one) => fileOf(one) === (findClosestPath(fileOf(wanted), pictures.map(fileOf)) ?? ''),
    )
  )
}

function only(pictures: readonly string[], test: (address: string) => boolean): string | undefined {
  const found = pictures.filter(test)
  return found.length === 1 ? found[0] : undefined
}

const fileOf = (path: string): string => path.toLowerCase().replace(/^.*\//, '')

const stemOf = (path: string): string =>
  fileOf(path).replace(/(?:\.(?:svg|png|jpe?g|webp|gif|avif|pdf|heic|tiff?|bmp|psd|eps|ai))+$/, '')

/** Without what copying, exporting and other programs add to a name. */
const bareStem = (path: string): string =>
  stemOf(path)
    .replace(/(?:[ _-]*(?:\(\d+\)|copy|kopie|copie|final|neu|new|v\d+|\d+x\d+|@\dx|scaled))+$/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
