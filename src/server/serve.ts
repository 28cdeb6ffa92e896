import { withoutBase } from '../contract/base.ts'
import { securityHeaders } from '../contract/headers.ts'
import { findLanguage } from '../contract/languages.ts'
import type { Encoding, Entry, Manifest, Representation } from '../contract/manifest.ts'
import { inLanguage, renderNotFound } from '../contract/not-found.ts'
import { encodePath, routeKey } from '../contract/routes.ts'
import { type Api, apiNotFound, isApiPath } from './api.ts'
import { chooseEncoding, matchesEtag } from './negotiation.ts'
import { type ByteRange, parseRange } from './range.ts'
import { decodeRequestPath } from './request-target.ts'
import {
  isReadMethod,
  methodNotAllowed,
  plainResponse,
  type SiteRequest,
  type SiteResponse,
} from './response.ts'

export interface Site {
  (request: SiteRequest): SiteResponse | Promise<SiteResponse>
  readonly base?: string
}

export type CreateApi = (manifest: Manifest) => Api

export type ReadFile = (file: string) => Buffer

/** One encoding of a resource, with its responses created ahead: most requests get one of them unchanged. */
interface Variant {
  readonly etag: string
  readonly full: SiteResponse
  readonly notModified: SiteResponse
}

interface Resource {
  readonly identity: Variant
  readonly variants: ReadonlyMap<Encoding, Variant>
}

const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
const REVALIDATE_CACHE = 'no-cache'

const readBody = ({ file, bytes }: Representation, read: ReadFile): Buffer => {
  const body = read(file)
  if (body.length !== bytes) throw new Error(`${file} differs from the file that was built.`)
  return body
}

const createVariant = (
  entry: Entry,
  representation: Representation,
  encoding: Encoding | undefined,
  read: ReadFile,
): Variant => {
  const body = readBody(representation, read)
  const { etag } = representation
  const headers = {
    ...securityHeaders(entry.csp),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': entry.immutable ? IMMUTABLE_CACHE : REVALIDATE_CACHE,
  }
  const contentHeaders = {
    'Content-Type': entry.type,
    ...(encoding && { 'Content-Encoding': encoding }),
    // Ranges only for files without compressed variants, such as media.
    ...(Object.keys(entry.encodings).length === 0 && { 'Accept-Ranges': 'bytes' }),
    'Content-Length': `${body.length}`,
  }
  const full = { status: 200, headers: { ...headers, ...contentHeaders }, body }
  return { etag, full, notModified: { status: 304, headers, body: '' } }
}

const loadResource = (entry: Entry, read: ReadFile): Resource => {
  const variants = new Map<Encoding, Variant>()
  for (const encoding of ['br', 'gzip'] as const) {
    const representation = entry.encodings[encoding]
    if (representation) {
      variants.set(encoding, createVariant(entry, representation, encoding, read))
    }
  }
  return { identity: createVariant(entry, entry, undefined, read), variants }
}

const respondWithResource = (
  { identity, variants }: Resource,
  { method, headers }: SiteRequest,
): SiteResponse => {
  const encoding = chooseEncoding(headers['accept-encoding'], (one) => variants.has(one))
  const variant = (encoding && variants.get(encoding)) ?? identity
  if (matchesEtag(headers['if-none-match'], variant.etag)) return variant.notModified
  return headers.range && method === 'GET' && variants.size === 0
    ? respondWithRange(variant, parseRange(headers, variant.etag, variant.full.body.length))
    : variant.full
}

const respondWithRange = ({ full }: Variant, range: ByteRange | undefined): SiteResponse => {
  if (range === undefined) return full
  const { headers, body } = full
  const bytes = body.length
  if (range === 'none') {
    const rangeHeaders = { 'Content-Range': `bytes */${bytes}`, 'Content-Length': '0' }
    return { status: 416, headers: { ...headers, ...rangeHeaders }, body: '' }
  }
  const [first, last] = range
  const rangeHeaders = {
    'Content-Range': `bytes ${first}-${last}/${bytes}`,
    'Content-Length': `${last - first + 1}`,
  }
  return {
    status: 206,
    headers: { ...headers, ...rangeHeaders },
    body: body.slice(first, last + 1),
  }
}

const notFound = (
  { notFound: main, languages = {}, routes, base = '' }: Manifest,
  path: string,
): SiteResponse => {
  const address = withoutBase(base, path) ?? path
  const places = Object.entries(languages).map(([code, own]) => ({ code, path: own.path }))
  const language = findLanguage(places, { path: address })?.code
  const { csp, template } = languages[language ?? '']?.notFound ?? main
  return {
    status: 404,
    headers: {
      ...securityHeaders(csp),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': REVALIDATE_CACHE,
    },
    body: renderNotFound(template, address, inLanguage(routes, language)),
  }
}

const redirectTo = (target: string, query: string): SiteResponse =>
  plainResponse(308, 'Permanent redirect.', {
    Location: encodePath(target) + (query && `?${query}`),
    'Cache-Control': REVALIDATE_CACHE,
  })

/** Temporary, since another site may be published at the root of the host later. */
const redirectToBase = (base: string): SiteResponse =>
  plainResponse(307, 'Temporary redirect.', {
    Location: `${base}/`,
    'Cache-Control': REVALIDATE_CACHE,
  })

/** Order: API endpoints, exact files, pages in any spelling, redirects. @throws if a file is missing or has changed */
export const createSite = (manifest: Manifest, read: ReadFile, createApi: CreateApi): Site => {
  const { base = '' } = manifest
  const api = createApi(manifest)
  const loadAll = (entries: Readonly<Record<string, Entry>>, toKey: (address: string) => string) =>
    new Map(
      Object.entries(entries).map(([path, entry]) => [toKey(path), loadResource(entry, read)]),
    )
  const files = loadAll(manifest.files, (address) => address)
  const pages = loadAll(manifest.pages, routeKey)
  const redirects = new Map(Object.entries(manifest.redirects ?? {}))
  const gone = new Set(manifest.gone)

  const respond = (request: SiteRequest) => {
    const address = decodeRequestPath(request.path)
    if (address === undefined) {
      return isApiPath(request.path, base) ? apiNotFound() : notFound(manifest, request.path)
    }
    const handler = api.get(withoutBase(base, address) ?? '')
    if (handler) return handler(request)
    const resource = files.get(address) ?? pages.get(routeKey(address))
    if (resource) {
      return isReadMethod(request.method)
        ? respondWithResource(resource, request)
        : methodNotAllowed()
    }
    if (isApiPath(address, base)) return apiNotFound()
    if (base && address === '/') return redirectToBase(base)
    const target = redirects.get(routeKey(address))
    if (target !== undefined) return redirectTo(target, request.query)
    const missing = notFound(manifest, request.path)
    return gone.has(routeKey(address)) ? { ...missing, status: 410 } : missing
  }
  return Object.assign(respond, { base })
}
