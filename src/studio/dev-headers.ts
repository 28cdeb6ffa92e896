import {
  type ExternalSources,
  NO_EXTERNAL_SOURCES,
  pagePolicy,
  securityHeaders,
} from '../contract/headers.ts'
import { hashSource } from '../publish/policy.ts'

const INLINE = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/g

/** Headers of a published page plus the requirements of Vite's client. @param elsewhere external sources */
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
