/** Attributes that contain URLs and ids (HTML, section 4, tables of attributes). */
import type { StartTag } from './parse-tags.ts'

/**
 * Required target: `link` a page, an anchor, a file or an external URL; `part` a file of this site; `own` a page
 * or file by its absolute URL; `name` the same, with a fragment that is no anchor; `call` an API endpoint; `id` an
 * element of the document.
 */
export const LINK_KINDS = ['link', 'part', 'own', 'name', 'call', 'id'] as const

export type LinkKind = (typeof LINK_KINDS)[number]

export interface ExtractedLink {
  readonly kind: LinkKind
  readonly address: string
  readonly place: string
}

const ADDRESSES: Readonly<Record<string, Readonly<Record<string, LinkKind>>>> = {
  a: { href: 'link' },
  area: { href: 'link' },
  blockquote: { cite: 'link' },
  q: { cite: 'link' },
  link: { href: 'part' },
  script: { src: 'part' },
  img: { src: 'part' },
  input: { src: 'part', formaction: 'call' },
  source: { src: 'part' },
  track: { src: 'part' },
  audio: { src: 'part' },
  video: { src: 'part', poster: 'part' },
  iframe: { src: 'part' },
  embed: { src: 'part' },
  object: { data: 'part' },
  use: { href: 'part' },
  image: { href: 'part' },
  form: { action: 'call' },
  button: { formaction: 'call' },
}

/** Attributes with several URLs, and what separates them. */
const LISTS: ReadonlyMap<string, RegExp> = new Map([
  ['srcset', /\s*,\s+|,$/],
  ['imagesrcset', /\s*,\s+|,$/],
  ['data-application', /\s+/],
  ['data-modules', /\s+/],
])

/** Attributes with ids of the same document. */
const IDS: ReadonlySet<string> = new Set([
  ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor', 'aria-activedescendant'],
  ...['aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage', 'aria-flowto'],
  ...['aria-labelledby', 'aria-owns'],
])

/** Meta tags with URLs of the site (ogp.me). */
const META = /^(og:(url|image|audio|video)(:(secure_)?url)?|twitter:image)$/

/** JSON-LD properties with URLs; all others are texts (schema.org). */
const DATA: Readonly<Record<string, LinkKind>> = {
  '@id': 'name',
  url: 'own',
  item: 'own',
  logo: 'own',
  image: 'own',
}

/** Most attributes contain no links. */
const NAMING: ReadonlySet<string> = new Set([
  ...Object.values(ADDRESSES).flatMap((kinds) => Object.keys(kinds)),
  ...LISTS.keys(),
  ...IDS,
  'content',
])

export function extractLinks(tag: StartTag): ExtractedLink[] {
  const { name, attributes, text } = tag
  const links: ExtractedLink[] = name === 'style' ? urlsIn(text) : []
  for (const attribute in attributes) {
    const value = attributes[attribute]
    if (value !== undefined && NAMING.has(attribute)) {
      links.push(...linksIn(tag, attribute, value))
    }
  }
  if (attributes.type === 'application/ld+json') links.push(...dataIn(JSON.parse(text)))
  return links
}

function linksIn({ name, attributes }: StartTag, attribute: string, value: string) {
  const place = `${name} ${attribute}`
  const toLink = (kind: LinkKind) => (address: string) => ({ kind, address, place })
  const separator = LISTS.get(attribute)
  if (separator) return listWords(value, separator).map(toLink('part'))
  if (IDS.has(attribute)) return value.split(/\s+/).filter(Boolean).map(toLink('id'))
  if (attribute === 'content') return isLinkMeta(name, attributes) ? [toLink('own')(value)] : []
  const kind = isCanonical(name, attributes) ? 'own' : ADDRESSES[name]?.[attribute]
  return kind ? [toLink(kind)(value)] : []
}

const isCanonical = (name: string, attributes: StartTag['attributes']): boolean =>
  name === 'link' && (attributes.rel === 'canonical' || 'hreflang' in attributes)

const isLinkMeta = (name: string, { property, name: metaName }: StartTag['attributes']): boolean =>
  name === 'meta' && META.test(property ?? metaName ?? '')

const listWords = (list: string, between: RegExp): string[] =>
  list.split(between).flatMap((entry) => entry.trim().split(/\s+/, 1).filter(Boolean))

export const urlsIn = (css: string): ExtractedLink[] =>
  [...css.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g)].flatMap(
    ([, double, single, bare]): ExtractedLink[] => {
      const address = double ?? single ?? bare ?? ''
      return address.startsWith('#') ? [] : [{ kind: 'part', address, place: 'style url()' }]
    },
  )

function dataIn(value: unknown, key = ''): ExtractedLink[] {
  const kind = Object.hasOwn(DATA, key) ? DATA[key] : undefined
  if (typeof value === 'string')
    return kind ? [{ kind, address: value, place: `JSON-LD ${key}` }] : []
  if (Array.isArray(value)) return value.flatMap((entry) => dataIn(entry, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, entry]) => dataIn(entry, inner))
}
