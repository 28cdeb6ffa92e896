import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { escapeHtml } from '../../contract/not-found.ts'
import { getSiteBase } from '../../publish/site-modules.ts'
import { devHeaders } from '../dev-headers.ts'
import type { LiveSite } from '../live-site.ts'
import { BASE_META, EDITOR_META, STUDIO_PATH } from '../protocol/addresses.ts'
import { sendHtml } from './responses.ts'

const ENTRY = '/src/studio/client/main.tsx'
const PARTS = [
  'studio',
  'layout',
  'inspector',
  'switches',
  'overlays',
  'file/file',
  'panels/panels',
  'publish/publish',
  'settings/settings',
  'ui/calendar',
]
const STYLES = PARTS.map((name) => `/src/studio/client/${name}.css`)

interface DocumentOptions {
  /** Base path of the site. */
  readonly base: string
  /** Allows scripts to add style sheets. */
  readonly nonce: string
  /** Name of the signed-in editor. */
  readonly editor: string | undefined
}

const createStudioDocument = ({ base, nonce, editor }: DocumentOptions): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="${BASE_META}" content="${base}">
${editor === undefined ? '' : `<meta name="${EDITOR_META}" content="${escapeHtml(editor)}">`}
<meta property="csp-nonce" nonce="${nonce}">
<title>Studio</title>
<link rel="icon" href="/src/studio/client/icon.svg">
${STYLES.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<script type="module" src="${ENTRY}"></script>
</head>
<body><div id="studio"></div></body>
</html>
`

/** Needed by Vite's client in pages. In the studio, Vite uses the nonce instead. */
const UNSAFE = "'unsafe-inline'"

export async function sendStudioDocument(
  { server, live }: { readonly server: ViteDevServer; readonly live: LiveSite },
  editor: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url')
  const page = createStudioDocument({ base: getSiteBase(live), nonce, editor })
  const html = await server.transformIndexHtml(STUDIO_PATH, page)
  const headers = devHeaders(html)
  const policy = headers['Content-Security-Policy']?.replace(UNSAFE, `'nonce-${nonce}'`)
  const contentSecurityPolicy = `${policy}; frame-src 'self'`
  sendHtml(response, 200, html, { ...headers, 'Content-Security-Policy': contentSecurityPolicy })
}
