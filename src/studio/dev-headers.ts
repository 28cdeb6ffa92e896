import {
  type ExternalSources,
  NO_EXTERNAL_SOURCES,
  pagePolicy,
  securityHeaders,
} from '../contract/headers.ts'
import { hashSource } from '../publish/policy.ts'

const INLINE = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/g

/**
 * Headers of a page in development: those of a published page, plus what Vite's client needs (an inline script
 * allowed by hash, a WebSocket, inline styles).
 * @param elsewhere external sources of the site
 * @param isFramed whether pages of this server may frame it, as the studio does
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
