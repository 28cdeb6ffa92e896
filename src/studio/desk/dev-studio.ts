import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { elsewhereOf } from '../../publish/elsewhere.ts'
import { baseOf } from '../../publish/site-modules.ts'
import { RENDER_ENTRY } from '../../publish/vite.ts'
import type { Project } from '../../site-folder/project.ts'
import { devHeaders } from '../dev-headers.ts'
import { refresh } from '../dev-site.ts'
import type { LiveSite } from '../live-site.ts'
import { isOwn, mayWrite } from './allowed.ts'
import { windowDocument } from './document.ts'
import { checkedDraft, fileState, pagesOfLine, placeInText } from './file-text.ts'
import { formOf, pathIn } from './form-of.ts'
import {
  CHANGED,
  type FileDraft,
  type PictureWish,
  STUDIO_PATH,
  TOKEN_META,
  type Wish,
} from './messages.ts'
import { isNewPage, isPartChange } from './part-change.ts'
import { isOnlyHere, isPictureWish, isUpload } from './picture-wishes.ts'
import { sectionPreview } from './section-preview.ts'
import { SiteDesk } from './site-desk.ts'
import { type Renderer, stateOf } from './state-of.ts'
import { MOST_PICTURE_BYTES, picturesIn, takeIn } from './upload.ts'
import { isEdits, isMap, isPathOfFile } from './values.ts'

/** Wishes are short: they say what changes, and where. */
const MOST_BYTES = 1024 * 1024

/** What pages need for the client of Vite: in the window of the studio, it knows the nonce. */
const UNSAFE = "'unsafe-inline'"

/** Of a picture, as base64, with what is wished. */
const MOST_UPLOAD_BYTES = Math.ceil((MOST_PICTURE_BYTES * 4) / 3) + MOST_BYTES

/**
 * The desk of the development server, where the site file is written.
 * @param isOpen whether the studio is there, too: the pages of the site, to be written on. Else pages can only have
 *   mended what was found
 */
export function devStudio(project: Project, live: LiveSite, isOpen: boolean): Plugin {
  const token = randomBytes(32).toString('base64url')
  const desk = new SiteDesk(project.siteFile, live)
  return {
    name: 'site:studio',
    apply: 'serve',
    // Pages of other sites cannot read it.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: TOKEN_META, content: token }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use(handlerOf(server, project, live, desk, token, isOpen))
      if (!isOpen) return
      live.onUpdate(() => server.environments.client.hot.send(CHANGED))
      server.httpServer?.once('listening', () => {
        const bound = server.httpServer?.address()
        if (bound && typeof bound === 'object')
          server.config.logger.info(`  Studio: http://127.0.0.1:${bound.port}${STUDIO_PATH}`)
      })
    },
  }
}

function handlerOf(
  server: ViteDevServer,
  project: Project,
  live: LiveSite,
  desk: SiteDesk,
  token: string,
  isOpen: boolean,
): Connect.NextHandleFunction {
  const written = (text: string) => refresh(server, live, text)
  // The environment gives back what the module exports; its type is the module's own.
  const renderer = async () => (await server.ssrLoadModule(`/${RENDER_ENTRY}`)) as Renderer
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (isOpen && !isOwn(request))
      return send(response, 403, { message: 'This server answers its own machine only.' })
    if (!isOpen && pathname !== `${STUDIO_PATH}/wish`) return next()
    if (pathname !== STUDIO_PATH && !pathname.startsWith(`${STUDIO_PATH}/`)) return next()
    answer(pathname.slice(STUDIO_PATH.length), searchParams).catch(next)

    async function answer(what: string, asked: URLSearchParams): Promise<void> {
      if (what === '' && request.method === 'GET') {
        const nonce = randomBytes(16).toString('base64url')
        const page = windowDocument(baseOf(live), nonce)
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
        send(response, 200, await stateOf(await renderer(), live, desk, asked.get('path') ?? '/'))
      else if (what === '/form' && request.method === 'GET')
        send(response, 200, formOf(live, asked.get('at')) ?? null)
      else if (what === '/file' && request.method === 'GET')
        send(response, 200, fileState(project.siteFile, live))
      else if (what === '/place' && request.method === 'GET')
        send(response, 200, placeInText(project.siteFile, pathIn(asked.get('at')) ?? []) ?? null)
      else if (what === '/line' && request.method === 'GET')
        send(response, 200, pagesOfLine(project.siteFile, live, Number(asked.get('line'))))
      else if (what === '/section' && request.method === 'GET') {
        const html = await sectionPreview(server, live, asked.get('type') ?? '')
        const elsewhere = live.site && elsewhereOf(live.site)
        response.writeHead(html === undefined ? 404 : 200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          ...devHeaders(html ?? '', true, elsewhere),
        })
        response.end(html)
      } else if (what === '/pictures' && request.method === 'GET') {
        const pictures = picturesIn(project.publicDir, live)
        send(response, 200, { pictures, mostBytes: MOST_PICTURE_BYTES })
      } else if (request.method === 'POST' && WRITES.includes(what)) {
        if (!mayWrite(request, token))
          return send(response, 403, { message: 'This is not the window of the studio.' })
        const most = what === '/upload' ? MOST_UPLOAD_BYTES : MOST_BYTES
        if (Number(request.headers['content-length'] ?? 0) > most)
          return send(response, 413, { message: 'This is too large.' })
        const asked = await jsonIn(request, most)
        if (what === '/wish' && isWish(asked) && (isOpen || asked.do === 'fix'))
          send(response, 200, desk.grant(asked, written))
        else if (what === '/upload' && isUpload(asked)) {
          const grant = (wish: PictureWish) => desk.grant(wish, written)
          send(response, 200, await takeIn(asked, project, live, grant))
        } else if (what === '/check' && isDraft(asked))
          send(response, 200, checkedDraft(project.siteFile, live, asked) ?? null)
        else send(response, 400, { message: 'Nobody can read this.' })
      } else send(response, 404, { message: 'There is nothing here.' })
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

/** @returns undefined for what is too long, or no JSON */
async function jsonIn(request: IncomingMessage, most: number): Promise<unknown> {
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

/** What needs the token: who may not write has no answer about a draft either. */
const WRITES = ['/wish', '/upload', '/check']

const ACTS = ['up', 'down', 'copy', 'remove']
const PAGE_CHANGES = ['renamePage', 'removePage']

const isDraft = (value: unknown): value is FileDraft =>
  isMap(value) && isEdits(value.edits) && typeof value.version === 'string'

function isWish(value: unknown): value is Wish {
  if (!isMap(value)) return false
  const isPath = isPathOfFile(value.at)
  if (value.do === 'picture') return isPictureWish(value)
  if (value.do === 'text') return isDraft(value)
  if (value.do === 'undo' || value.do === 'redo') return true
  if (value.do === 'fix') return Array.isArray(value.edits) && typeof value.version === 'string'
  if (value.do === 'write') return isPath && value.value !== undefined && isOnlyHere(value.here)
  if (value.do === 'change') return isPartChange(value.change)
  if (value.do === 'addPage') return isNewPage(value.page)
  if (value.do !== 'page') return ACTS.includes(String(value.do)) && isPath
  const { change } = value
  if (!isMap(change) || !PAGE_CHANGES.includes(String(change.do))) return false
  const words = change.do === 'renamePage' ? [change.from, change.to] : [change.path]
  const { redirect } = change
  const isRedirect =
    change.do === 'renamePage' ? typeof redirect === 'boolean' : typeof redirect === 'string'
  return words.every((word) => typeof word === 'string') && (redirect === undefined || isRedirect)
}
