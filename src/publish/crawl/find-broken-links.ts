/** Finds every address in a built site that leads nowhere: in what is emitted, whatever made it. */
import { withoutBase } from '../../contract/base.ts'
import { type ExtractedLink, extractLinks } from './extract-links.ts'
import { type EmittedFile, extractMetadataLinks } from './metadata-links.ts'
import { parseTags } from './parse-tags.ts'

/** A built site as text. */
export interface EmittedSite {
  /** Where it is published, without a path. */
  readonly origin: string
  /** The path under which it lies there. */
  readonly base: string
  /** Documents with an address of their own. */
  readonly pages: readonly { readonly path: string; readonly html: string }[]
  /** Documents without one, such as that for unknown addresses; `path` is what they are called. */
  readonly others: readonly { readonly path: string; readonly html: string }[]
  readonly files: readonly EmittedFile[]
  /** Targets that the site file keeps although they are known not to work. */
  readonly flagged: ReadonlySet<string>
  /** Scripts of other websites that the owner wants on every page. */
  readonly scripts: ReadonlySet<string>
}

/** An address that leads nowhere, and where it stands. */
export interface BrokenLink {
  /** The path of a page, the name of another document, or the address of a file. */
  readonly document: string
  /** What names the address: `a href`. */
  readonly place: string
  readonly address: string
  readonly reason: string
}

interface Read {
  readonly mentions: readonly ExtractedLink[]
  readonly ids: ReadonlySet<string>
  readonly twice: readonly string[]
}

/** Every mention of something that is not there, and every id that two elements have; in the order of the site. */
export function findBrokenLinks(site: EmittedSite): BrokenLink[] {
  const single = singles()
  const pages = new Map(site.pages.map(({ path, html }) => [path, read(html, single)]))
  const others = site.others.map(({ path, html }) => [path, read(html, single)] as const)
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
  readonly pages: ReadonlyMap<string, Read>
  readonly files: ReadonlySet<string>
}

function read(html: string, single: (mention: ExtractedLink) => ExtractedLink): Read {
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

/**
 * Keeps one of all mentions that are equal: thousands of pages name much the same.
 * @returns the one that is kept
 */
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

/** Parts of a text keep all of it in memory. */
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

/** Why a mention is dead; undefined if it is not. */
function whyDead(
  { kind, address, place }: ExtractedLink,
  places: Places,
  ids: ReadonlySet<string>,
): string | undefined {
  const { origin, base, flagged, scripts } = places
  if (kind === 'id') return ids.has(address) ? undefined : NO_ID
  // Which calls there are, the server knows; all of them have addresses of their own.
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
  if (address.startsWith('#')) return ids.has(decoded(address.slice(1))) ? undefined : NO_PLACE
  return /^(https:\/\/|mailto:|tel:)./i.test(address) ? undefined : NO_FORM
}

/** Why there is nothing at an address from the root; what a fragment means in a file, only the file knows. */
function whyMissing(address: string, { pages, files }: Places): string | undefined {
  const [place = '', fragment] = address.split('#', 2)
  const [path = ''] = place.split('?', 1)
  if (files.has(path) || files.has(decoded(path))) return undefined
  const page = pages.get(path) ?? pages.get(decoded(path))
  if (!page) return NO_ADDRESS
  return fragment === undefined || page.ids.has(decoded(fragment)) ? undefined : NO_PLACE
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
