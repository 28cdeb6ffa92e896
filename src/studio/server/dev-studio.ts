import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { readBaseline } from '../../publication/read-changes.ts'
import { RENDER_ENTRY } from '../../publish/entries.ts'
import { collectExternalSources } from '../../publish/external-sources.ts'
import type { Project } from '../../site-folder/project.ts'
import { getStudioAddress, type StudioAccess } from '../access/access.ts'
import { devHeaders } from '../dev-headers.ts'
import { refresh } from '../dev-site.ts'
import type { LiveSite } from '../live-site.ts'
import {
  PING,
  PONG,
  PUBLICATION_CHANGED,
  STATE_CHANGED,
  STUDIO_PATH,
  TOKEN_META,
} from '../protocol/addresses.ts'
import {
  checkRequest,
  type EditRequest,
  type EditResponse,
  editRequest,
  publishRequest,
  type SetImage,
  uploadRequest,
} from '../protocol/edits.ts'
import type { ImageList } from '../protocol/site-tools.ts'
import { EditSession } from './edit-session.ts'
import { createFormState, createLinkList, parsePath } from './form-state.ts'
import { renderPageVersion } from './page-version.ts'
import { Publication } from './publication.ts'
import { isAuthorizedWrite } from './request-guard.ts'
import { readJson, send, sendHtml } from './responses.ts'
import { renderSectionPreview } from './section-preview.ts'
import { readSiteTool } from './site-tools.ts'
import { checkSource, findInSource, findPagesForLine, readSource } from './source.ts'
import { sendStudioDocument } from './studio-document.ts'
import { createStudioState, type Renderer } from './studio-state.ts'
import { listTranslations } from './translations.ts'
import { listImages, MAX_IMAGE_BYTES, saveUpload } from './upload.ts'

const MAX_BODY_BYTES = 1024 * 1024

/** Base64 image plus its command. */
const MAX_UPLOAD_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + MAX_BODY_BYTES

/** All POST endpoints require the token, including the read-only check. */
const POST_ENDPOINTS = ['/edit', '/upload', '/check', '/publish', '/cancel']

interface StudioContext {
  readonly server: ViteDevServer
  readonly project: Project
  readonly live: LiveSite
  readonly session: EditSession
  readonly publication: Publication
  readonly access: StudioAccess
  readonly token: string
  /** Whether to serve the whole studio; otherwise accept only fixes of diagnostics. */
  readonly isOpen: boolean
}

export function devStudio(
  project: Project,
  live: LiveSite,
  access: StudioAccess,
  isOpen: boolean,
): Plugin {
  const token = randomBytes(32).toString('base64url')
  const session = new EditSession(project.siteFile, live)
  return {
    name: 'site:studio',
    apply: 'serve',
    // Other origins cannot read this document.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: TOKEN_META, content: token }, injectTo: 'head' },
    ],
    configureServer(server) {
      const { hot } = server.environments.client
      const publication = new Publication(project, live, (run) =>
        hot.send(PUBLICATION_CHANGED, run),
      )
      server.httpServer?.once('close', () => publication.cancel())
      const context = { server, project, live, session, publication, access, token, isOpen }
      server.middlewares.use(createHandler(context))
      if (!isOpen) return
      live.onUpdate(() => hot.send(STATE_CHANGED))
      hot.on(PING, (_, client) => client.send(PONG))
      server.httpServer?.once('listening', () => {
        const bound = server.httpServer?.address()
        if (bound && typeof bound === 'object')
          server.config.logger.info(`  Studio: ${getStudioAddress(server, bound.port)}`)
      })
    },
  }
}

function createHandler(context: StudioContext): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (context.isOpen && !context.access.isAllowed(request))
      return send(response, 403, { message: 'Only requests from this computer are allowed.' })
    if (!context.isOpen && pathname !== `${STUDIO_PATH}/edit`) return next()
    if (pathname !== STUDIO_PATH && !pathname.startsWith(`${STUDIO_PATH}/`)) return next()
    const endpoint = pathname.slice(STUDIO_PATH.length)
    const handled =
      request.method === 'GET'
        ? handleGet(context, endpoint, request, response)
        : request.method === 'POST' && POST_ENDPOINTS.includes(endpoint)
          ? handlePost(context, endpoint, request, response)
          : Promise.resolve(send(response, 404, { message: 'Not found.' }))
    handled.catch(next)
  }
}

async function handleGet(
  context: StudioContext,
  endpoint: string,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { server, project, live, session, access } = context
  const { searchParams: params } = new URL(request.originalUrl ?? '/', 'http://localhost')
  switch (endpoint) {
    case '':
      return sendStudioDocument(context, access.getEditor(request), response)
    case '/section':
      return sendPreview(
        context,
        await renderSectionPreview(server, live, params.get('type') ?? ''),
        response,
      )
    case '/version': {
      const isPublished = params.get('of') === 'published'
      const html = await renderPageVersion(context, params.get('path') ?? '/', isPublished)
      return sendPreview(context, html, response)
    }
    case '/state': {
      // `ssrLoadModule` is untyped.
      const renderer = (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer
      const asked = {
        path: params.get('path') ?? '/',
        since: params.get('since'),
        form: parsePath(params.get('form')),
      }
      return send(response, 200, await createStudioState(renderer, live, session, asked))
    }
    case '/ping':
      return send(response, 200, {})
    case '/form':
      return send(response, 200, createFormState(live, params.get('at')) ?? null)
    case '/links':
      return send(response, 200, createLinkList(live, params))
    case '/translations':
      return send(response, 200, listTranslations(live, parsePath(params.get('at')) ?? []))
    case '/file':
      return send(response, 200, readSource(project.siteFile, live))
    case '/place': {
      const path = parsePath(params.get('at')) ?? []
      return send(response, 200, findInSource(project.siteFile, path) ?? null)
    }
    case '/line': {
      const line = Number(params.get('line'))
      return send(response, 200, findPagesForLine(project.siteFile, live, line))
    }
    case '/images': {
      const images = listImages(project.publicDir, live)
      return send(response, 200, { images, maxBytes: MAX_IMAGE_BYTES } satisfies ImageList)
    }
    default: {
      const value = await readSiteTool(context, endpoint, params)
      return value === undefined
        ? send(response, 404, { message: 'Not found.' })
        : send(response, 200, value)
    }
  }
}

async function handlePost(
  context: StudioContext,
  endpoint: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { server, project, live, session, publication, access, token, isOpen } = context
  if (!access.isAllowed(request) || !isAuthorizedWrite(request, token))
    return send(response, 403, { message: 'This request did not come from the studio.' })
  const maxBytes = endpoint === '/upload' ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    return send(response, 413, { message: 'The request is too large.' })
  const body = await readJson(request, maxBytes)
  const editor = access.getEditor(request)
  const apply = (change: EditRequest, earlier?: string) => {
    const before = live.currentText
    const result = session.apply(change, (text) => refresh(server, live, text), earlier)
    if (editor !== undefined) publication.recordAuthor(editor, before, live.currentText)
    return result
  }
  if (endpoint === '/edit') {
    const { data } = editRequest.safeParse(body)
    if (data && (isOpen || data.changes[0]?.do === 'fix')) {
      const earlier = data.isRevert ? await readBaseline(project) : undefined
      return sendResult(response, apply(data, earlier?.text))
    }
  }
  if (endpoint === '/upload') {
    const { data } = uploadRequest.safeParse(body)
    if (data) {
      const save = (change: SetImage) => apply({ version: data.version, changes: [change] })
      return sendResult(response, await saveUpload(data, project, live, save))
    }
  }
  if (endpoint === '/check') {
    const { data } = checkRequest.safeParse(body)
    if (data) return send(response, 200, checkSource(project.siteFile, live, data) ?? null)
  }
  if (endpoint === '/publish') {
    const { data } = publishRequest.safeParse(body)
    if (data) return send(response, 200, { refusal: publication.start(data) ?? null })
  }
  if (endpoint === '/cancel') {
    publication.cancel()
    return send(response, 200, {})
  }
  send(response, 400, { message: 'Bad request.' })
}

const sendResult = (response: ServerResponse, result: EditResponse): void =>
  send(response, !result.ok && result.conflict ? 409 : 200, result)

/** @param html undefined for a preview that does not exist */
function sendPreview(
  { live }: StudioContext,
  html: string | undefined,
  response: ServerResponse,
): void {
  const sources = live.site && collectExternalSources(live.site)
  const status = html === undefined ? 404 : 200
  sendHtml(response, status, html ?? '', devHeaders(html ?? '', true, sources))
}
