/** Answers requests from a built site that stands in memory. */
import { routeKey } from '../routes.ts'
import { decodePath } from './address.ts'
import { type Answer, isReading, methodNotAllowed, type Question } from './answer.ts'
import { type Api, isApiAddress, api as ownApi, unknownCall } from './api.ts'
import { securityHeaders } from './headers.ts'
import type { Encoding, Entry, Manifest, Representation } from './manifest.ts'
import { chooseEncoding, namesVersion } from './negotiate.ts'
import { renderNotFound } from './not-found.ts'

export type Site = (question: Question) => Answer | Promise<Answer>

/** Gives the bytes of a file of the output folder. */
export type ReadFile = (file: string) => Buffer

interface Resource {
  readonly entry: Entry
  readonly bodies: ReadonlyMap<Encoding | undefined, Buffer>
}

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const bodyOf = ({ file, bytes }: Representation, read: ReadFile): Buffer => {
  const body = read(file)
  if (body.length !== bytes) throw new Error(`${file} is not the file that was built.`)
  return body
}

const load = (entry: Entry, read: ReadFile): Resource => {
  const { br, gzip } = entry.encodings
  const bodies = new Map<Encoding | undefined, Buffer>([[undefined, bodyOf(entry, read)]])
  if (br) bodies.set('br', bodyOf(br, read))
  if (gzip) bodies.set('gzip', bodyOf(gzip, read))
  return { entry, bodies }
}

const serve = ({ entry, bodies }: Resource, { headers: asked }: Question): Answer => {
  const encoding = chooseEncoding(asked['accept-encoding'], (name) => bodies.has(name))
  const { etag } = (encoding && entry.encodings[encoding]) ?? entry
  const headers = {
    ...securityHeaders(entry.csp),
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': entry.immutable ? FOREVER : REVALIDATE,
  }
  if (namesVersion(asked['if-none-match'], etag)) return { status: 304, headers, body: '' }
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': entry.type,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body: bodies.get(encoding) ?? '',
  }
}

const notFound = ({ notFound: { csp, template }, routes }: Manifest, path: string): Answer => ({
  status: 404,
  headers: {
    ...securityHeaders(csp),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': REVALIDATE,
  },
  body: renderNotFound(template, path, routes),
})

/**
 * Loads a built site and answers for it: calls first, then files by their exact address, then pages
 * in any spelling, else the not-found page.
 * @throws if a file is missing or not the one that was built
 */
export const createSite = (manifest: Manifest, read: ReadFile, api: Api = ownApi): Site => {
  const loadAll = (entries: Readonly<Record<string, Entry>>, keyOf: (address: string) => string) =>
    new Map(Object.entries(entries).map(([path, entry]) => [keyOf(path), load(entry, read)]))
  const files = loadAll(manifest.files, (address) => address)
  const pages = loadAll(manifest.pages, routeKey)

  return (question) => {
    const address = decodePath(question.path)
    if (address === undefined) return notFound(manifest, question.path)
    const handler = api.get(address)
    if (handler) return handler(question)
    const resource = files.get(address) ?? pages.get(routeKey(address))
    if (resource) return isReading(question.method) ? serve(resource, question) : methodNotAllowed()
    return isApiAddress(address) ? unknownCall() : notFound(manifest, question.path)
  }
}
