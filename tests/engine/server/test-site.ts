/** A small published site on a free port, for tests. */
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { join } from 'node:path'
import { readManifest } from '../../../src/contract/manifest.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../../../src/contract/not-found.ts'
import { publish } from '../../../src/publish/publish.ts'
import type { BuiltSite, PublishedPage } from '../../../src/publish/published-files.ts'
import { createSiteServer } from '../../../src/server/http.ts'
import { getServerUrl, listen } from '../../../src/server/listen.ts'
import type { SiteRequest, SiteResponse } from '../../../src/server/response.ts'
import { type CreateApi, createSite, type Site } from '../../../src/server/serve.ts'
import { createTempFolder } from './temp-folders.ts'
import { FORM_PATH, testForm } from './test-form.ts'

const POLICY = "default-src 'self'; frame-ancestors 'none'"
const repeatText = (text: string) => `${text} `.repeat(200)

export const SCRIPT = repeatText('export const answer = 42;')

const routes = [
  { path: '/', title: 'Home' },
  { path: '/Our-Clients', title: 'Our "Clients" & <friends>' },
  { path: '/services/web-dev', title: 'Web Development' },
  { path: '/Careers', title: 'Careers' },
]

const PARTS = ['name', 'email', 'contact', 'message', 'form']

const createRequestPage = (headline: string, parts: readonly string[] = []) => ({
  html: `<h1>${headline}</h1><ul class="r" data-reasons="">${parts
    .map((part) => `<li data-reason="${part}">${part}</li>`)
    .join('')}</ul>`,
  csp: POLICY,
})

export const PAGES: readonly PublishedPage[] = routes.map(({ path }) => ({
  path,
  html: repeatText(`<p>${path}</p>`),
  csp: POLICY,
}))

export const createPublication = (folder: string, parts: Partial<BuiltSite> = {}): BuiltSite => ({
  outDir: join(folder, 'dist'),
  inputs: 'inputs',
  files: [
    { address: '/assets/app-x1.js', body: SCRIPT, immutable: true },
    { address: '/drawings/cloud.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { address: '/drawings/A b+ü.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { address: '/tiny.txt', body: 'x' },
  ],
  pages: PAGES,
  notFound: {
    html: `<h1>Gone</h1><ul class="a" data-nearest=""><li class="b"><a class="c" href="${NEAREST_PATH}">${NEAREST_TITLE}</a></li></ul><p>End</p>`,
    csp: "default-src 'none'; frame-ancestors 'none'",
  },
  routes,
  contact: {
    messageMaxBytes: 6000,
    pages: {
      sent: createRequestPage('Sent'),
      invalid: createRequestPage('Invalid', PARTS),
      busy: createRequestPage('Busy'),
      unavailable: createRequestPage('Unavailable'),
    },
    forms: { [FORM_PATH]: testForm },
  },
  ...parts,
})

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends the target unchanged; `fetch` would normalise it. */
export const sendRequest = async (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  content = '',
): Promise<Reply> => {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false })
  sent.end(content)
  const [response] = await once(sent, 'response')
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body }
}

/** Sends the custom form of the test site. */
export const sendForm = (
  port: number,
  values: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  sendRequest(
    port,
    FORM_PATH,
    { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    'POST',
    String(new URLSearchParams(values)),
  )

export const getResponse = async (
  site: Site,
  path: string,
  request: Partial<SiteRequest> = {},
): Promise<SiteResponse> =>
  site({ method: 'GET', path, query: '', headers: {}, remoteAddress: '', ...request })

/** @returns the port */
export const listenOnFreePort = async (server: Server): Promise<number> => {
  await listen(server, 0, '127.0.0.1')
  return Number(new URL(getServerUrl(server)).port)
}

export const publishSite = async (publication: BuiltSite, apiOf: CreateApi = () => new Map()) => {
  await publish(publication)
  const { outDir } = publication
  const manifest = readManifest(outDir)
  if (!manifest) throw new Error('The site was not published.')
  const site = createSite(manifest, (file) => readFileSync(join(outDir, file)), apiOf)
  return { manifest, site }
}

/** Serves a site; `close` also removes its folder. */
export const startTestSite = async (apiOf?: CreateApi) => {
  const folder = createTempFolder()
  const { manifest, site } = await publishSite(createPublication(folder), apiOf)
  const { server, drain } = createSiteServer(site)
  const port = await listenOnFreePort(server)
  const close = async (patienceMs?: number) => {
    await drain(patienceMs)
    rmSync(folder, { recursive: true })
  }
  return { port, close, manifest, server }
}
