import { withoutBase } from '../../contract/base.ts'
import { routeKey, tryDecode } from '../../contract/routes.ts'
import { findClosestPath, MAX_CANDIDATES } from '../suggest.ts'
import { parseAddress } from './address.ts'
import { cleanAddress } from './clean-address.ts'
import { getImageSize } from './public-file.ts'
import type { Targets } from './targets.ts'

export function suggestExternalAddress(written: string): string | undefined {
  const outside = cleanAddress(written.trim())
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
  if (rest) return keepIfAllowed(`https://${rest}`)
  return /^(www\.\S+|[a-z0-9-]+\.(com|org|net|example|io|dev|eu|de|uk|us)(\/\S*)?)$/i.test(bare)
    ? keepIfAllowed(`https://${bare}`)
    : undefined
}

const keepIfAllowed = (href: string): string | undefined =>
  parseAddress(href).kind === 'external' ? href : undefined

export const suggestAddress = (written: string, context: Targets): string | undefined =>
  suggestPage(written, context) ?? suggestExternalAddress(written)

export function suggestPage(written: string, { pages, origin, base }: Targets): string | undefined {
  if (pages.size > MAX_CANDIDATES) return undefined
  const host = origin?.replace(/\/$/, '').slice(0, -base.length || undefined)
  const secure = written.replace(/^http:/i, 'https:')
  const local =
    host && secure.startsWith(host)
      ? secure.slice(host.length)
      : written.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/i, '')
  // Addresses copied from the browser contain the base path.
  const own = (base && withoutBase(base, local)) || local
  if (/^[a-z][a-z+.-]*:|@/i.test(own)) return undefined
  const [path = '', place = ''] = /^([^#]*)(#.*)?$/.exec(own.trim())?.slice(1) ?? []
  const plain = path
    .replace(/^(?:\.{0,2}[/\\])+|[/\\]+$/g, '')
    .replace(/\?.*$/, '')
    .replace(/(?:^|\/)(?:index|home|default)\.\w+$/i, '')
    .replace(/\.(?:html?|php|aspx?|jsp|md)$/i, '')
  if (plain === '') return /[/.\w]/.test(path) ? '/' : undefined
  const asked = toLetters(plain)
  const all = [...pages.values()].map((page) => page.path)
  const same = all.filter((one) => toLetters(one) === asked)
  const last = all.filter(
    (one) => toLetters(one.replace(/^.*\//, '')) === toLetters(plain.replace(/^.*[/\\]/, '')),
  )
  const [found] = same.length === 1 ? same : last
  if (found === undefined || (same.length !== 1 && last.length !== 1) || asked.length < 2)
    return undefined
  const anchors = pages.get(routeKey(found))?.anchors
  return anchors?.has(place.slice(1)) ? found + place : found
}

const toLetters = (path: string): string => path.toLowerCase().replace(/[^\p{L}\p{N}/]|\/+$/gu, '')

export const suggestImage = (written: string, { publicFiles }: Targets): string | undefined =>
  suggestAmong(
    written,
    [...publicFiles].flatMap(([one, file]) => (getImageSize(file) ? [one] : [])),
  )

export const suggestFile = (written: string, { publicFiles }: Targets): string | undefined =>
  suggestAmong(written, [...publicFiles.keys()])

function suggestAmong(written: string, files: readonly string[]): string | undefined {
  if (files.length > MAX_CANDIDATES) return undefined
  const trimmed = written.trim()
  const path = (tryDecode(trimmed) ?? trimmed).replaceAll('\\', '/').replace(/[?#].*$/, '')
  const wanted = path.toLowerCase()
  const inPublic = /(?:^|\/)public(\/.+)$/.exec(wanted)?.[1]
  const exact = files.find((one) => one.toLowerCase() === (inPublic ?? wanted))
  if (exact) return exact
  // Most specific match first.
  return (
    findOnly(files, (one) => wanted.endsWith(one.toLowerCase())) ??
    findOnly(files, (one) => getFileName(one) === getFileName(wanted)) ??
    findOnly(files, (one) => getStem(one) === getStem(wanted)) ??
    findOnly(files, (one) => getBareStem(one) === getBareStem(wanted)) ??
    findClosestPath(path, files) ??
    findOnly(
      files,
      (one) =>
        getFileName(one) === (findClosestPath(getFileName(wanted), files.map(getFileName)) ?? ''),
    )
  )
}

function findOnly(
  files: readonly string[],
  test: (address: string) => boolean,
): string | undefined {
  const found = files.filter(test)
  return found.length === 1 ? found[0] : undefined
}

const getFileName = (path: string): string => path.toLowerCase().replace(/^.*\//, '')

const getStem = (path: string): string =>
  getFileName(path).replace(
    /(?:\.(?:svg|png|jpe?g|webp|gif|avif|pdf|heic|tiff?|bmp|psd|eps|ai))+$/,
    '',
  )

const getBareStem = (path: string): string =>
  getStem(path)
    .replace(/(?:[ _-]*(?:\(\d+\)|copy|kopie|copie|final|neu|new|v\d+|\d+x\d+|@\dx|scaled))+$/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
