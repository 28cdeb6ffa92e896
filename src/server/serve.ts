/** Answers requests from a built site that stands in memory. */

import { withoutBase } from '../contract/base.ts'
import { securityHeaders } from '../contract/headers.ts'
import type { Encoding, Entry, Manifest, Representation } from '../contract/manifest.ts'
import { renderNotFound } from '../contract/not-found.ts'
import { encodedPath, routeKey } from '../contract/routes.ts'
import { decodePath } from './address.ts'
import { type Api, isApiAddress, unknownCall } from './api.ts'
import { chooseEncoding, namesVersion } from './negotiate.ts'
import { type Part, partOf } from './range.ts'
import {
  isReading,
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
export type ApiOf = (manifest: Manifest) => Api

/** Gives the bytes of a file of the output folder. */
export type ReadFile = (file: string) => Buffer

/** The answers with one form of a resource, made once: most requests get one of them as it is. */
interface Form {
  readonly etag: string
  readonly full: SiteResponse
  readonly unchanged: SiteResponse
}

interface Resource {
  readonly identity: Form
  readonly forms: ReadonlyMap<Encoding, Form>
  readonly has: (encoding: Encoding) => boolean
}

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const bodyOf = ({ file, bytes }: Representation, read: ReadFile): Buffer => {
  const body = read(file)
  if (body.length !== bytes) throw new Error(`${file} is not the file that was built.`)
  return body
}

const formOf = (
  entry: Entry,
  one: Representation,
  encoding: Encoding | undefined,
  read: ReadFile,
) => {
  const body = bodyOf(one, read)
  const headers = {
    ...securityHeaders(entry.csp),
    ETag: one.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': entry.immutable ? FOREVER : REVALIDATE,
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

const load = (entry: Entry, read: ReadFile): Resource => {
  const forms = new Map<Encoding, Form>()
  for (const encoding of ['br', 'gzip'] as const) {
    const one = entry.encodings[encoding]
    if (one) forms.set(encoding, formOf(entry, one, encoding, read))
  }
  const identity = formOf(entry, entry, undefined, read)
  return { identity, forms, has: (encoding) => forms.has(encoding) }
}

const serve = (
  { identity, forms, has }: Resource,
  { method, headers: asked }: SiteRequest,
): SiteResponse => {
  const encoding = chooseEncoding(asked['accept-encoding'], has)
  const form = (encoding && forms.get(encoding)) ?? identity
  if (namesVersion(asked['if-none-match'], form.etag)) return form.unchanged
  return asked.range && method === 'GET' && forms.size === 0
    ? withPart(form, partOf(asked, form.etag, form.full.body.length))
    : form.full
}

const withPart = ({ full }: Form, part: Part | undefined): SiteResponse => {
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
    'Cache-Control': REVALIDATE,
  },
  body: renderNotFound(template, withoutBase(base, path) ?? path, routes),
})

/** To the page that has taken the place of an address, with the query that was asked for. */
const moved = (to: string, query: string): SiteResponse =>
  plainResponse(308, 'This page has another address now.', {
    Location: encodedPath(to) + (query && `?${query}`),
    'Cache-Control': REVALIDATE,
  })

/** From the root of a host to the site that lies under a path there; something else may take its place one day. */
const toSite = (base: string): SiteResponse =>
  plainResponse(307, 'The site is at another address.', {
    Location: `${base}/`,
    'Cache-Control': REVALIDATE,
  })

/**
 * Loads a built site and answers for it: calls first, then files by their exact address, then pages
 * in any spelling, else the not-found page.
 * @throws if a file is missing or not the one that was built
 */
export const createSite = (manifest: Manifest, read: ReadFile, apiOf: ApiOf): Site => {
  const { base = '' } = manifest
  const api = apiOf(manifest)
  const loadAll = (entries: Readonly<Record<string, Entry>>, keyOf: (address: string) => string) =>
    new Map(Object.entries(entries).map(([path, entry]) => [keyOf(path), load(entry, read)]))
  const files = loadAll(manifest.files, (address) => address)
  const pages = loadAll(manifest.pages, routeKey)
  const redirects = new Map(Object.entries(manifest.redirects ?? {}))
  const gone = new Set(manifest.gone)

  const answer = (request: SiteRequest) => {
    const address = decodePath(request.path)
    if (address === undefined) {
      return isApiAddress(request.path, base) ? unknownCall() : notFound(manifest, request.path)
    }
    const handler = api.get(withoutBase(base, address) ?? '')
    if (handler) return handler(request)
    const resource = files.get(address) ?? pages.get(routeKey(address))
    if (resource) return isReading(request.method) ? serve(resource, request) : methodNotAllowed()
    if (isApiAddress(address, base)) return unknownCall()
    if (base && address === '/') return toSite(base)
    const to = redirects.get(routeKey(address))
    if (to !== undefined) return moved(to, request.query)
    const missing = notFound(manifest, request.path)
    return gone.has(routeKey(address)) ? { ...missing, status: 410 } : missing
  }
  return Object.assign(answer, { base })
}
