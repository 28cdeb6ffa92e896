import parsePhoneNumber from 'libphonenumber-js/min'

export type Destination =
  | {
      readonly kind: 'page'
      /** Empty for an anchor on the current page. */
      readonly page: string
      /** Includes the question mark. */
      readonly query: string
      /** Empty for the top of the page. */
      readonly place: string
    }
  | { readonly kind: Written; readonly words: string }
  | { readonly kind: 'menu'; readonly panel: string }
  | {
      readonly kind: 'nowhere'
      readonly target: string
      readonly reason: string
    }

type Written = 'web' | 'mail' | 'phone' | 'file'

export type Kind = Destination['kind']

const NOTHING = 'nothing'

export function createEmpty(kind: Kind): Destination {
  if (kind === 'page') return { kind, page: '', query: '', place: '' }
  if (kind === 'menu') return { kind, panel: '' }
  if (kind === 'nowhere') return { kind, target: NOTHING, reason: '' }
  return { kind, words: '' }
}

export function getDestination(value: unknown, isFile: (address: string) => boolean): Destination {
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

export function summarizeDestination(to: Destination): string {
  if (to.kind === 'page') return to.page + to.query + (to.place && `#${to.place}`)
  if (to.kind === 'menu') return to.panel
  return to.kind === 'nowhere' ? to.reason : to.words
}

/** Undefined while incomplete. */
export function getTarget(to: Destination): unknown {
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

/** Formats as `+4930123456`; keeps an incomplete number, for the compiler to report. */
function cleanPhone(words: string): string {
  if (/^\+\d+$/.test(words)) return words
  const number = parsePhoneNumber(words.replace(/^00/, '+'))?.number
  return number ?? words.replace(/[\s/]+/g, '')
}

/** Adds omitted schemes. */
const SPELT: Readonly<Record<Written, (words: string) => string>> = {
  // A leading variable provides the scheme.
  web: (words) => (/^([a-z][a-z\d+.-]*:|[{/#])/i.test(words) ? words : `https://${words}`),
  mail: (words) => `mailto:${words.replace(/^mailto:/i, '')}`,
  phone: (words) => `tel:${cleanPhone(words.replace(/^tel:/i, ''))}`,
  file: (words) => words,
}
