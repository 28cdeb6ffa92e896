/** Finds broken links in the emitted files. */
import { withoutBase } from '../../contract/base.ts'
import { tryDecode } from '../../contract/routes.ts'
import { type ExtractedLink, extractLinks } from './extract-links.ts'
import { type EmittedFile, extractMetadataLinks } from './metadata-links.ts'
import { parseTags } from './parse-tags.ts'

export interface EmittedSite {
  /** Without a path. */
  readonly origin: string
  /** Base path. */
  readonly base: string
  readonly pages: readonly EmittedPage[]
  /** Documents without a URL, such as the not-found page; `path` is their name. */
  readonly others: readonly { readonly path: string; readonly html: string }[]
  readonly files: readonly EmittedFile[]
  /** Broken link targets that the site file permits. */
  readonly flagged: ReadonlySet<string>
  /** External scripts from the site file. */
  readonly scripts: ReadonlySet<string>
}

/** A page, or its links if they were extracted earlier. */
export type EmittedPage =
  | { readonly path: string; readonly html: string }
  | { readonly path: string; readonly links: DocumentLinks }

export interface BrokenLink {
  /** Path of a page, name of another document, or address of a file. */
  readonly document: string
  /** For example `a href`. */
  readonly place: string
  readonly address: string
  readonly reason: string
}

/** What the link check needs of a document. */
export interface DocumentLinks {
  readonly mentions: readonly ExtractedLink[]
  readonly ids: ReadonlySet<string>
  readonly twice: readonly string[]
}

/** Broken links and duplicate ids, in site order. */
export function findBrokenLinks(site: EmittedSite): BrokenLink[] {
  const extract = createLinkExtractor()
  const pages = new Map(
    site.pages.map((page) => [page.path, 'links' in page ? page.links : extract(page.html)]),
  )
  const others = site.others.map(({ path, html }) => [path, extract(html)] as const)
  const files = new Set(site.files.map(({ address }) => address))
  const { origin, base, flagged, scripts } = site
  const places: Places = { origin, base, flagged, scripts, pages, files }
  const documents = [...pages, ...others].flatMap(([document, one]): BrokenLink[] => [
    ...one.twice.map((id) => ({ document, place: 'id', address: id, reason: TWICE })),
    ...deadAddressesIn(document, one.mentions, places, one.ids),
  ])
  const machines = site.files.flatMap((file) =>
    deadAddressesIn(file.address, extractMetadataLinks(file, base), places, new Set()),
  )
  return [...documents, ...machines]
}

interface Places extends Pick<EmittedSite, 'origin' | 'base' | 'flagged' | 'scripts'> {
  readonly pages: ReadonlyMap<string, DocumentLinks>
  readonly files: ReadonlySet<string>
}

/** @returns a function whose results share equal links */
export function createLinkExtractor(): (html: string) => DocumentLinks {
  const single = singles()
  return (html) => {
    const mentions: ExtractedLink[] = []
    const ids = new Set<string>()
    const twice: string[] = []
    for (const tag of parseTags(html)) {
      for (const mention of extractLinks(tag)) mentions.push(single(mention))
      const id = tag.attributes.get('id')
      if (id === undefined) continue
      if (ids.has(id)) twice.push(id)
      ids.add(id)
    }
    return { mentions, ...copied({ ids, twice }) }
  }
}

/** Interns equal links: thousands of pages share most of their links. */
function singles(): (mention: ExtractedLink) => ExtractedLink {
  const known = new Map<string, ExtractedLink>()
  return (mention) => {
    const name = `${mention.kind} ${mention.place} ${mention.address}`
    const before = known.get(name)
    if (before) return before
    const kept = copied({ name, mention })
    known.set(kept.name, kept.mention)
    return kept.mention
  }
}

/** Substrings keep the whole document in memory, so copy them. */
const copied = <T>(parts: T): T => structuredClone(parts)

const deadAddressesIn = (
  document: string,
  mentions: readonly ExtractedLink[],
  places: Places,
  ids: ReadonlySet<string>,
): BrokenLink[] =>
  mentions.flatMap((mention) => {
    const reason = whyDead(mention, places, ids)
    const { place, address } = mention
    return reason === undefined ? [] : [{ document, place, address, reason }]
  })

const TWICE = 'Two elements have this id.'
const NO_ID = 'No element of the document has this id.'
const NO_ADDRESS = 'There is no such page or file.'
const NO_PLACE = 'The page has no element with this id.'
const NOT_OWN = 'It is no whole address of this site.'
const FOREIGN = 'Nothing may be loaded from there.'
const NO_CALL = 'It is no call of the server.'
const NO_FORM = 'It is neither an address of this site nor an https:, mailto: or tel: address.'

/** @returns the reason if the link is broken */
function whyDead(
  { kind, address, place }: ExtractedLink,
  places: Places,
  ids: ReadonlySet<string>,
): string | undefined {
  const { origin, base, flagged, scripts } = places
  if (kind === 'id') return ids.has(address) ? undefined : NO_ID
  // The server defines its endpoints; check only that the path is below `/api/`.
  if (kind === 'call')
    return /^\/api\/./.test(withoutBase(base, address) ?? '') ? undefined : NO_CALL
  if (kind === 'own' || kind === 'name') {
    if (address !== origin && !address.startsWith(`${origin}/`)) return NOT_OWN
    const local = address.slice(origin.length) || '/'
    return whyMissing(kind === 'name' ? local.replace(/#.*/, '') : local, places)
  }
  if (address.startsWith('/') && !address.startsWith('//')) {
    const reason = whyMissing(address, places)
    return reason && kind === 'link' && flagged.has(address) ? undefined : reason
  }
  if (kind === 'part') return place === 'script src' && scripts.has(address) ? undefined : FOREIGN
  if (flagged.has(address)) return undefined
  if (address.startsWith('#')) return ids.has(decode(address.slice(1))) ? undefined : NO_PLACE
  return /^(https:\/\/|mailto:|tel:)./i.test(address) ? undefined : NO_FORM
}

/** Fragments are checked for pages only. */
function whyMissing(address: string, { pages, files }: Places): string | undefined {
  const [place = '', fragment] = address.split('#', 2)
  const [path = ''] = place.split('?', 1)
  if (files.has(path) || files.has(decode(path))) return undefined
  const page = pages.get(path) ?? pages.get(decode(path))
  if (!page) return NO_ADDRESS
  return fragment === undefined || page.ids.has(decode(fragment)) ? undefined : NO_PLACE
}

const decode = (address: string): string => tryDecode(address) ?? address
