import { withoutBase } from '../../contract/base.ts'
import { tryDecode } from '../../contract/routes.ts'
import { type DocumentLinks, extractDocumentLinks } from './extract-document-links.ts'
import type { ExtractedLink } from './extract-links.ts'
import { type EmittedFile, extractMetadataLinks } from './metadata-links.ts'

export interface EmittedSite {
  readonly origin: string
  readonly base: string
  readonly pages: readonly EmittedPage[]
  /** Documents without a URL, such as the not-found page; `path` is their name. */
  readonly others: readonly { readonly path: string; readonly html: string }[]
  readonly files: readonly EmittedFile[]
  /** Broken link targets that the site file permits. */
  readonly flagged: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
}

export type EmittedPage =
  | { readonly path: string; readonly html: string }
  | { readonly path: string; readonly links: DocumentLinks }

export interface BrokenLink {
  /** Path of a page, name of another document, or address of a file. */
  readonly document: string
  readonly place: string
  readonly address: string
  readonly reason: string
}

/** Broken links and duplicate ids, in site order. */
export function findBrokenLinks(site: EmittedSite): BrokenLink[] {
  const pages = site.pages.map(({ path, ...page }) => ({
    path,
    links: 'links' in page ? page.links : extractDocumentLinks(page.html),
  }))
  const others = site.others.map(({ path, html }) => ({ path, links: extractDocumentLinks(html) }))
  const { origin, base, flagged, scripts } = site
  const places: Places = {
    ...{ origin, base, flagged, scripts },
    idsByPage: new Map(pages.map(({ path, links }) => [path, new Set(links.ids)])),
    files: new Set(site.files.map(({ address }) => address)),
  }
  const findReason = memoizeReasons(places)
  const documents = [...pages, ...others].flatMap(({ path: document, links }): BrokenLink[] => {
    const ids = new Set(links.ids)
    return [
      ...links.duplicateIds.map((id) => ({ document, place: 'id', address: id, reason: TWICE })),
      ...links.groups.flatMap(({ kind, place, addresses }) =>
        addresses.flatMap((address) => {
          const reason = findReason({ kind, place, address }, ids)
          return reason === undefined ? [] : [{ document, place, address, reason }]
        }),
      ),
    ]
  })
  const machines = site.files.flatMap((file) =>
    extractMetadataLinks(file, base).flatMap(({ kind, place, address }) => {
      const reason = findReason({ kind, place, address }, new Set())
      return reason === undefined ? [] : [{ document: file.address, place, address, reason }]
    }),
  )
  return [...documents, ...machines]
}

interface Places extends Pick<EmittedSite, 'origin' | 'base' | 'flagged' | 'scripts'> {
  readonly idsByPage: ReadonlyMap<string, ReadonlySet<string>>
  readonly files: ReadonlySet<string>
}

type FindReason = (link: ExtractedLink, ids: ReadonlySet<string>) => string | undefined

/** Pages share most of their links. Only links inside a document depend on its ids. */
function memoizeReasons(places: Places): FindReason {
  const known = new Map<string, Map<string, string | undefined>>()
  return (link, ids) => {
    const { kind, place, address } = link
    if (kind === 'id' || address.startsWith('#')) return whyDead(link, places, ids)
    const name = `${kind} ${place}`
    const reasons = known.get(name) ?? new Map<string, string | undefined>()
    known.set(name, reasons)
    if (!reasons.has(address)) reasons.set(address, whyDead(link, places, ids))
    return reasons.get(address)
  }
}

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
function whyMissing(address: string, { idsByPage, files }: Places): string | undefined {
  const [place = '', fragment] = address.split('#', 2)
  const [path = ''] = place.split('?', 1)
  if (files.has(path) || files.has(decode(path))) return undefined
  const ids = idsByPage.get(path) ?? idsByPage.get(decode(path))
  if (!ids) return NO_ADDRESS
  return fragment === undefined || ids.has(decode(fragment)) ? undefined : NO_PLACE
}

const decode = (address: string): string => tryDecode(address) ?? address
