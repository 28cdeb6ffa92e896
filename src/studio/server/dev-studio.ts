import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { collectExternalSources } from '../../publish/external-sources.ts'
import { getSiteBase } from '../../publish/site-modules.ts'
import { RENDER_ENTRY } from '../../publish/vite-config.ts'
import type { Project } from '../../site-folder/project.ts'
import { devHeaders } from '../dev-headers.ts'
import { refresh } from '../dev-site.ts'
import type { LiveSite } from '../live-site.ts'
import { isEditCommand, isSourceEdits, isUpload } from './edit-command.ts'
import { EditSession } from './edit-session.ts'
import { createFormState, parsePath } from './form-state.ts'
import { type ReplaceImageCommand, STATE_CHANGED, STUDIO_PATH, TOKEN_META } from './protocol.ts'
import { isAuthorizedWrite, isLocalRequest } from './request-guard.ts'
import { renderSectionPreview } from './section-preview.ts'
import { checkSource, findInSource, findPagesForLine, readSource } from './source.ts'
import { createStudioDocument } from './studio-document.ts'
import { createStudioState, type Renderer } from './studio-state.ts'
import { listImages, MAX_IMAGE_BYTES, saveUpload } from './upload.ts'

const MAX_BODY_BYTES = 1024 * 1024

/** Needed by Vite's client in pages. In the studio, Vite uses the nonce instead. */
const UNSAFE = "'unsafe-inline'"

/** Base64 image plus its command. */
const MAX_UPLOAD_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + MAX_BODY_BYTES

/**
 * Endpoints of the studio, which write the site file.
 * @param isOpen whether the whole studio is served; otherwise only fixes of diagnostics are accepted
 */
export function devStudio(project: Project, live: LiveSite, isOpen: boolean): Plugin {
  const token = randomBytes(32).toString('base64url')
  const desk = new EditSession(project.siteFile, live)
  return {
    name: 'site:studio',
    apply: 'serve',
    // Other origins cannot read this document.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: TOKEN_META, content: token }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use(createHandler(server, project, live, desk, token, isOpen))
      if (!isOpen) return
      live.onUpdate(() => server.environments.client.hot.send(STATE_CHANGED))
      server.httpServer?.once('listening', () => {
        const bound = server.httpServer?.address()
        if (bound && typeof bound === 'object')
          server.config.logger.info(`  Studio: http://127.0.0.1:${bound.port}${STUDIO_PATH}`)
      })
    },
  }
}

function createHandler(
  server: ViteDevServer,
  project: Project,
  live: LiveSite,
  desk: EditSession,
  token: string,
  isOpen: boolean,
): Connect.NextHandleFunction {
  const written = (text: string) => refresh(server, live, text)
  // `ssrLoadModule` is untyped.
  const renderer = async () => (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (isOpen && !isLocalRequest(request))
      return send(response, 403, { message: 'Only requests from this computer are allowed.' })
    if (!isOpen && pathname !== `${STUDIO_PATH}/edit`) return next()
    if (pathname !== STUDIO_PATH && !pathname.startsWith(`${STUDIO_PATH}/`)) return next()
    answer(pathname.slice(STUDIO_PATH.length), searchParams).catch(next)

    async function answer(what: string, asked: URLSearchParams): Promise<void> {
      if (what === '' && request.method === 'GET') {
        const nonce = randomBytes(16).toString('base64url')
        const page = createStudioDocument(getSiteBase(live), nonce)
        const html = await server.transformIndexHtml(STUDIO_PATH, page)
        const headers = devHeaders(html)
        const policy = headers['Content-Security-Policy']?.replace(UNSAFE, `'nonce-${nonce}'`)
        response.writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          ...headers,
          'Content-Security-Policy': `${policy}; frame-src 'self'`,
        })
        response.end(html)
      } else if (what === '/state' && request.method === 'GET')
        send(
          response,
          200,
          await createStudioState(await renderer(), live, desk, asked.get('path') ?? '/'),
        )
      else if (what === '/form' && request.method === 'GET')
        send(response, 200, createFormState(live, asked.get('at')) ?? null)
      else if (what === '/file' && request.method === 'GET')
        send(response, 200, readSource(project.siteFile, live))
      else if (what === '/place' && request.method === 'GET')
        send(
          response,
          200,
          findInSource(project.siteFile, parsePath(asked.get('at')) ?? []) ?? null,
        )
      else if (what === '/line' && request.method === 'GET')
        send(response, 200, findPagesForLine(project.siteFile, live, Number(asked.get('line'))))
      else if (what === '/section' && request.method === 'GET') {
        const html = await renderSectionPreview(server, live, asked.get('type') ?? '')
        const elsewhere = live.site && collectExternalSources(live.site)
        response.writeHead(html === undefined ? 404 : 200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          ...devHeaders(html ?? '', true, elsewhere),
        })
        response.end(html)
      } else if (what === '/images' && request.method === 'GET') {
        const pictures = listImages(project.publicDir, live)
        send(response, 200, { pictures, mostBytes: MAX_IMAGE_BYTES })
      } else if (request.method === 'POST' && POST_ENDPOINTS.includes(what)) {
        if (!isAuthorizedWrite(request, token))
          return send(response, 403, { message: 'This request did not come from the studio.' })
        const most = what === '/upload' ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES
        if (Number(request.headers['content-length'] ?? 0) > most)
          return send(response, 413, { message: 'The request is too large.' })
        const asked = await readJson(request, most)
        if (what === '/edit' && isEditCommand(asked) && (isOpen || asked.do === 'fix'))
          send(response, 200, desk.apply(asked, written))
        else if (what === '/upload' && isUpload(asked)) {
          const grant = (wish: ReplaceImageCommand) => desk.apply(wish, written)
          send(response, 200, await saveUpload(asked, project, live, grant))
        } else if (what === '/check' && isSourceEdits(asked))
          send(response, 200, checkSource(project.siteFile, live, asked) ?? null)
        else send(response, 400, { message: 'Bad request.' })
      } else send(response, 404, { message: 'Not found.' })
    }
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(JSON.stringify(value))
}

/** @returns undefined if the body is too long or invalid JSON */
async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

/** All POST endpoints require the token, including the read-only check. */
const POST_ENDPOINTS = ['/edit', '/upload', '/check']
