import { tryDecode } from '../contract/routes.ts'

/** Path and query of a request target, both still percent-encoded. */
export const splitTarget = (target: string): { path: string; query: string } => {
  // Clients may send the absolute form, as they do to proxies (RFC 9112, section 3.2.2).
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = local.indexOf('?')
  if (end === -1) return { path: local || '/', query: '' }
  return { path: local.slice(0, end) || '/', query: local.slice(end + 1) }
}

/** Paths that need no decoding: the fast path for almost every request. */
const PLAIN = /^\/[\w./-]*$/

/** Undefined for invalid percent-encoding, and for encoded characters that would change the structure of the path. */
export const decodeRequestPath = (path: string): string | undefined => {
  if (PLAIN.test(path)) return path
  if (!path.startsWith('/')) return undefined
  const segments = path.split('/').map(tryDecode)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  const isUnsafe = (text = '\0') => /[/\\\u0000-\u001f\u007f]/.test(text)
  return segments.some(isUnsafe) ? undefined : segments.join('/').normalize('NFC')
}
