/** Answers requests from a built site that stands in memory. */

import { withoutBase } from '../contract/base.ts'
import { securityHeaders } from '../contract/headers.ts'
import type { Encoding, Entry, Manifest, Representation } from '../contract/manifest.ts'
import { renderNotFound } from '../contract/not-found.ts'
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
  /** The path under which it lies; none at the root of the host. */
  readonly base?: string
}

/** Gives the calls that go with a site. */
export type CreateApi = (manifest: Manifest) => Api

/** Gives the bytes of a file of the output folder. */
export type ReadFile = (file: string) => Buffer

/** The answers with one form of a resource, made once: most requests get one of them as it is. */
interface Variant {
  readonly etag: string
  readonly full: SiteResponse
  readonly unchanged: SiteResponse
}

interface Resource {
  readonly identity: Variant
  readonly variants: ReadonlyMap<Encoding, Variant>
  readonly has: (encoding: Encoding) => boolean
}

const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
const REVALIDATE_CACHE = 'no-cache'

const readBody = ({ file, bytes }: Representation, read: ReadFile): Buffer => {
  const body = read(file)
  if (body.length !== bytes) throw new Error(`${file} is not the file that was built.`)
  return body
}

const createVariant = (
  entry: Entry,
  one: Representation,
  encoding: Encoding | undefined,
  read: ReadFile,
) => {
  const body = readBody(one, read)
  const headers = {
    ...securityHeaders(entry.csp),
    ETag: one.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': entry.immutable ? IMMUTABLE_CACHE : REVALIDATE_CACHE,
  }
  const about = {
    'Content-Type': entry.type,
    ...(encoding && { 'Content-Encoding': encoding }),
    // What is compressed ahead is never asked for in parts.
    ...(Object.keys(entry.encodings).length === 0 && { 'Accept-Ranges': 'bytes' }),
    'Content-Length': `${body.length}`,
  }
  const full = { status: 200, headers: { ...headers, ...about }, body }
  return { etag: one.etag, full, unchanged: { status: 304, headers, body: '' } }
}

const loadResource = (entry: Entry, read: ReadFile): Resource => {
  const variants = new Map<Encoding, Variant>()
  for (const encoding of ['br', 'gzip'] as const) {
    const one = entry.encodings[encoding]
    if (one) variants.set(encoding, createVariant(entry, one, encoding, read))
  }
  const identity = createVariant(entry, entry, undefined, read)
  return { identity, variants, has: (encoding) => variants.has(encoding) }
}

const respondWithResource = (
  { identity, variants, has }: Resource,
  { method, headers: asked }: SiteRequest,
): SiteResponse => {
  const encoding = chooseEncoding(asked['accept-encoding'], has)
  const form = (encoding && variants.get(encoding)) ?? identity
  if (matchesEtag(asked['if-none-match'], form.etag)) return form.unchanged
  return asked.range && method === 'GET' && variants.size === 0
    ? respondWithRange(form, parseRange(asked, form.etag, form.full.body.length))
    : form.full
}

const respondWithRange = ({ full }: Variant, part: ByteRange | undefined): SiteResponse => {
  if (part === undefined) return full
  const { headers, body } = full
  const bytes = body.length
  if (part === 'none') {
    const about = { 'Content-Range': `bytes */${bytes}`, 'Content-Length': '0' }
    return { status: 416, headers: { ...headers, ...about }, body: '' }
  }
  const [first, last] = part
  const about = {
    'Content-Range': `bytes ${first}-${last}/${bytes}`,
    'Content-Length': `${last - first + 1}`,
  }
  return { status: 206, headers: { ...headers, ...about }, body: body.slice(first, last + 1) }
}

const notFound = (
  { notFound: { csp, template }, routes, base = '' }: Manifest,
  path: string,
): SiteResponse => ({
  status: 404,
  headers: {
    ...securityHeaders(csp),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': REVALIDATE_CACHE,
  },
  body: renderNotFound(template, withoutBase(base, path) ?? path, routes),
})

/** To the page that has taken the place of an address, with the query that was asked for. */
const redirectTo = (to: string, query: string): SiteResponse =>
  plainResponse(308, 'This page has another address now.', {
    Location: encodePath(to) + (query && `?${query}`),
    'Cache-Control': REVALIDATE_CACHE,
  })

/** From the root of a host to the site that lies under a path there; something else may take its place one day. */
const redirectToBase = (base: string): SiteResponse =>
  plainResponse(307, 'The site is at another address.', {
    Location: `${base}/`,
    'Cache-Control': REVALIDATE_CACHE,
  })

/**
 * Loads a built site and answers for it: calls first, then files by their exact address, then pages
 * in any spelling, else the not-found page.
 * @throws if a file is missing or not the one that was built
 */
export const createSite = (manifest: Manifest, read: ReadFile, apiOf: CreateApi): Site => {
  const { base = '' } = manifest
  const api = apiOf(manifest)
  const loadAll = (entries: Readonly<Record<string, Entry>>, keyOf: (address: string) => string) =>
    new Map(
      Object.entries(entries).map(([path, entry]) => [keyOf(path), loadResource(entry, read)]),
    )
  const files = loadAll(manifest.files, (address) => address)
  const pages = loadAll(manifest.pages, routeKey)
  const redirects = new Map(Object.entries(manifest.redirects ?? {}))
  const gone = new Set(manifest.gone)

  const answer = (request: SiteRequest) => {
    const address = decodeRequestPath(request.path)
    if (address === undefined) {
      return isApiPath(request.path, base) ? apiNotFound() : notFound(manifest, request.path)
    }
    const handler = api.get(withoutBase(base, address) ?? '')
    if (handler) return handler(request)
    const resource = files.get(address) ?? pages.get(routeKey(address))
    if (resource)
      return isReadMethod(request.method)
        ? respondWithResource(resource, request)
        : methodNotAllowed()
    if (isApiPath(address, base)) return apiNotFound()
    if (base && address === '/') return redirectToBase(base)
    const to = redirects.get(routeKey(address))
    if (to !== undefined) return redirectTo(to, request.query)
    const missing = notFound(manifest, request.path)
    return gone.has(routeKey(address)) ? { ...missing, status: 410 } : missing
  }
  return Object.assign(answer, { base })
}
