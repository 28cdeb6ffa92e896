/** Where a link leads, as people say it, and as the file does. */

export type Destination =
  | {
      readonly kind: 'page'
      /** Empty for a place on the page where the link stands. */
      readonly page: string
      /** With its question mark; empty if there is none. */
      readonly query: string
      /** The name of a place on the page; empty for its beginning. */
      readonly place: string
    }
  | { readonly kind: Written; readonly words: string }
  | { readonly kind: 'menu'; readonly panel: string }
  | {
      readonly kind: 'nowhere'
      /** The address that is known not to work. */
      readonly target: string
      readonly reason: string
    }

/** What is written as one word. */
type Written = 'web' | 'mail' | 'phone' | 'file'

export type Kind = Destination['kind']

/** The word of the file for what leads nowhere at all. */
const NOTHING = 'nothing'

/** What a kind begins with, as long as nothing is said. */
export function emptyOf(kind: Kind): Destination {
  if (kind === 'page') return { kind, page: '', query: '', place: '' }
  if (kind === 'menu') return { kind, panel: '' }
  if (kind === 'nowhere') return { kind, target: NOTHING, reason: '' }
  return { kind, words: '' }
}

/**
 * Reads a target of the file.
 * @param isFile whether an address is that of a public file
 */
export function destinationOf(value: unknown, isFile: (address: string) => boolean): Destination {
  if (value !== null && typeof value === 'object') {
    if ('open' in value) return { kind: 'menu', panel: String(value.open) }
    if ('flagged' in value && 'reason' in value)
      return { kind: 'nowhere', target: String(value.flagged), reason: String(value.reason) }
  }
  const written = typeof value === 'string' ? value : ''
  if (isFile(written)) return { kind: 'file', words: written }
  const scheme = /^(mailto|tel):/.exec(written)
  if (scheme)
    return {
      kind: scheme[1] === 'tel' ? 'phone' : 'mail',
      words: written.slice(scheme[0].length),
    }
  if (!/^($|[/#])/.test(written)) return { kind: 'web', words: written }
  const [, page = '', query = '', place = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?/.exec(written) ?? []
  return { kind: 'page', page, query, place }
}

/** The target as the file says it; undefined as long as something is missing. */
export function targetOf(to: Destination): unknown {
  switch (to.kind) {
    case 'page':
      return `${to.page.trim()}${to.query}${to.place && `#${to.place}`}` || undefined
    case 'menu':
      return to.panel === '' ? undefined : { open: to.panel }
    case 'nowhere': {
      const reason = to.reason.trim()
      return reason === '' ? undefined : { flagged: to.target, reason }
    }
    default: {
      const words = to.words.trim()
      return words === '' ? undefined : SPELT[to.kind](words)
    }
  }
}

/** What people leave out, the file says. */
const SPELT: Readonly<Record<Written, (words: string) => string>> = {
  // What begins with a variable says the rest itself.
  web: (words) => (/^([a-z][a-z\d+.-]*:|[{/#])/i.test(words) ? words : `https://${words}`),
  mail: (words) => `mailto:${words.replace(/^mailto:/i, '')}`,
  phone: (words) => `tel:${words.replace(/^tel:/i, '').replace(/[\s/]+/g, '')}`,
  file: (words) => words,
}
