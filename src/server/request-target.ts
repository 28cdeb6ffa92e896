/** Reads request targets. Addresses are only ever looked up, never joined to the file system. */

/** Path and query of a request target, both as they were sent. */
export const splitTarget = (target: string): { path: string; query: string } => {
  // A client may name the whole address, as it would to a proxy.
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const end = local.indexOf('?')
  if (end === -1) return { path: local || '/', query: '' }
  return { path: local.slice(0, end) || '/', query: local.slice(end + 1) }
}

/** Nothing is encoded, nothing is forbidden: the path of nearly every request. */
const PLAIN = /^\/[\w./-]*$/

/**
 * The address that a path spells, or undefined if it spells none: wrong percent-encoding, or an
 * encoded character that would change the path's structure.
 */
export const decodeRequestPath = (path: string): string | undefined => {
  if (PLAIN.test(path)) return path
  if (!path.startsWith('/')) return undefined
  try {
    const segments = path.split('/').map(decodeURIComponent)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return segments.some((text) => /[/\\\u0000-\u001f\u007f]/.test(text))
      ? undefined
      : segments.join('/').normalize('NFC')
  } catch {
    return undefined
  }
}
