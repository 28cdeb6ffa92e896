const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const HYPHENS = /[\u2010-\u2012\u2212]/g
const DASHES = /[\u2013\u2014]/g

/** Removes invisible characters, typographic hyphens, and punctuation at the end. */
export function cleanAddress(href: string): string {
  const plain = href.replace(INVISIBLE, '').replace(HYPHENS, '-')
  if (/^mailto:/i.test(plain)) {
    const [, address = '', query = ''] = /^mailto:([^?]*)(.*)$/i.exec(plain) ?? []
    const bare = address.replace(/^<+|[>.,;:)]+$/g, '').replace(DASHES, '-')
    return `mailto:${bare}${query}`
  }
  const [, scheme, host = '', rest = ''] = /^(https:\/\/)([^/?#]*)(.*)$/i.exec(plain) ?? []
  return scheme ? trimEnd(scheme + host.replace(DASHES, '-') + rest) : plain
}

/** A dash may be intended. */
export const hasDash = (href: string): boolean => /[\u2013\u2014]/.test(href)

function trimEnd(href: string): string {
  const trimmed = href.replace(/[.,;:!]+$/, '')
  const isUnbalanced =
    trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length
  return isUnbalanced ? trimEnd(trimmed.slice(0, -1)) : trimmed
}
