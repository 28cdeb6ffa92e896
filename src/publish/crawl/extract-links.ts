/** Attributes that contain URLs and ids (HTML, section 4, tables of attributes). */
import type { StartTag } from './parse-tags.ts'

/**
 * Required target: `link` a page, an anchor, a file or an external URL; `part` a file of this site; `own` a page
 * or file by its absolute URL; `name` the same, with a fragment that is no anchor; `call` an API endpoint; `id` an
 * element of the document.
 */
export type LinkKind = 'link' | 'part' | 'own' | 'name' | 'call' | 'id'

export interface ExtractedLink {
  readonly kind: LinkKind
  readonly address: string
  /** For example `a href`. */
  readonly place: string
}

const ADDRESSES: Readonly<
  Record<string, readonly (readonly [attribute: string, kind: LinkKind])[]>
> = {
  a: [['href', 'link']],
  area: [['href', 'link']],
  blockquote: [['cite', 'link']],
  q: [['cite', 'link']],
  link: [['href', 'part']],
  script: [['src', 'part']],
  img: [['src', 'part']],
  input: [
    ['src', 'part'],
    ['formaction', 'call'],
  ],
  source: [['src', 'part']],
  track: [['src', 'part']],
  audio: [['src', 'part']],
  video: [
    ['src', 'part'],
    ['poster', 'part'],
  ],
  iframe: [['src', 'part']],
  embed: [['src', 'part']],
  object: [['data', 'part']],
  use: [['href', 'part']],
  image: [['href', 'part']],
  form: [['action', 'call']],
  button: [['formaction', 'call']],
}

/** Attributes with several URLs, separated by commas or spaces. */
const LISTS: readonly (readonly [attribute: string, between: RegExp])[] = [
  ['srcset', /\s*,\s+|,$/],
  ['imagesrcset', /\s*,\s+|,$/],
  ['data-application', /\s+/],
  ['data-modules', /\s+/],
]

/** Attributes with ids of the same document. */
const IDS: readonly string[] = [
  ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor', 'aria-activedescendant'],
  ...['aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage', 'aria-flowto'],
  ...['aria-labelledby', 'aria-owns'],
]

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

/** Fast path: most tags have none of these attributes. */
const NAMING: ReadonlySet<string> = new Set([
  ...Object.values(ADDRESSES).flatMap((all) => all.map(([attribute]) => attribute)),
  ...LISTS.map(([attribute]) => attribute),
  ...IDS,
  'content',
])

function namesNothing({ name, attributes }: StartTag): boolean {
  if (name === 'style' || name === 'script') return false
  for (const attribute of attributes.keys()) if (NAMING.has(attribute)) return false
  return true
}

export function extractLinks(tag: StartTag): ExtractedLink[] {
  if (namesNothing(tag)) return []
  const { name, attributes, text } = tag
  const own = (attribute: string, kind: LinkKind): ExtractedLink[] => {
    const address = attributes.get(attribute)
    return address === undefined ? [] : [{ kind, address, place: `${name} ${attribute}` }]
  }
  return [
    ...(isCanonical(name, attributes)
      ? own('href', 'own')
      : (ADDRESSES[name] ?? []).flatMap(([attribute, kind]) => own(attribute, kind))),
    ...LISTS.flatMap(([list, between]) =>
      own(list, 'part').flatMap((one) => each(one, listWords(one.address, between))),
    ),
    ...IDS.flatMap((ids) =>
      own(ids, 'id').flatMap((one) => each(one, one.address.split(/\s+/).filter(Boolean))),
    ),
    ...(name === 'meta' && META.test(metaName(attributes)) ? own('content', 'own') : []),
    ...(name === 'style' ? urlsIn(text) : []),
    ...(attributes.get('type') === 'application/ld+json' ? dataIn(JSON.parse(text)) : []),
  ]
}

const isCanonical = (name: string, attributes: StartTag['attributes']): boolean =>
  name === 'link' && attributes.get('rel') === 'canonical'

const metaName = (attributes: StartTag['attributes']): string =>
  attributes.get('property') ?? attributes.get('name') ?? ''

const each = (mention: ExtractedLink, addresses: readonly string[]): ExtractedLink[] =>
  addresses.map((address) => ({ ...mention, address }))

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
