import {
  type ExternalSources,
  NO_EXTERNAL_SOURCES,
  pagePolicy,
  securityHeaders,
} from '../contract/headers.ts'
import { hashSource } from '../publish/policy.ts'

const INLINE = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/g

/**
 * The headers of a page in development: those of a published page, with one exception for Vite's client. It adds a
 * script to the document (allowed by its hash), speaks over a WebSocket, and its overlay sets styles and markup.
 * @param html the document as it is sent
 * @param elsewhere what the site uses of other websites
 * @param isFramed whether pages of this server may show it in a frame, as the studio does
 */
export function devHeaders(
  html: string,
  isFramed = false,
  elsewhere: ExternalSources = NO_EXTERNAL_SOURCES,
): Record<string, string> {
  const inline = [...html.matchAll(INLINE)].filter(
    ([, attributes = '']) => !/\bsrc=/.test(attributes),
  )
  const scripts = inline.map(([, , text = '']) => `'${hashSource(text)}'`)
  const policy = pagePolicy([], elsewhere)
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`.trim())
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/style-src[^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '')
  if (!isFramed) return securityHeaders(policy)
  return {
    ...securityHeaders(policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")),
    'X-Frame-Options': 'SAMEORIGIN',
  }
}
