/** What the link check needs of a document. */
import { z } from 'zod'
import { type ExtractedLink, extractLinks, LINK_KINDS } from './extract-links.ts'
import { forEachTag } from './parse-tags.ts'

export const documentLinksSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      kind: z.enum(LINK_KINDS),
      /** For example `a href`. */
      place: z.string(),
      addresses: z.array(z.string()),
    }),
  ),
  ids: z.array(z.string()),
  duplicateIds: z.array(z.string()),
})

export type DocumentLinks = z.infer<typeof documentLinksSchema>

interface PartLinks {
  readonly html: string
  readonly links: readonly ExtractedLink[]
  readonly ids: readonly string[]
}

/** Where header, content and footer begin. Elsewhere in a document, `<` is escaped. */
const PART_STARTS = ['<body>', '<main ', '</main>']

/** The parts of the previous document: most documents share their header and footer with it. */
let previous: readonly PartLinks[] = []

export function extractDocumentLinks(html: string): DocumentLinks {
  const parts = splitParts(html).map(
    (part) => previous.find((known) => known.html === part) ?? extractPart(part),
  )
  previous = parts
  const groups = new Map<
    string,
    { kind: (typeof LINK_KINDS)[number]; place: string; addresses: Set<string> }
  >()
  for (const { kind, place, address } of parts.flatMap(({ links }) => links)) {
    const name = `${kind} ${place}`
    const group = groups.get(name)
    if (group) group.addresses.add(address)
    else groups.set(name, { kind, place, addresses: new Set([address]) })
  }
  const ids = new Set<string>()
  const duplicateIds: string[] = []
  for (const id of parts.flatMap((part) => part.ids)) {
    if (ids.has(id)) duplicateIds.push(id)
    ids.add(id)
  }
  // Substrings keep the whole document in memory, so copy them.
  return structuredClone({
    groups: [...groups.values()].map((group) => ({ ...group, addresses: [...group.addresses] })),
    ids: [...ids],
    duplicateIds,
  })
}

function splitParts(html: string): string[] {
  const starts = PART_STARTS.map((text) => html.indexOf(text)).filter((start) => start > 0)
  return [0, ...starts].map((start, index) => html.slice(start, starts[index]))
}

function extractPart(html: string): PartLinks {
  const links: ExtractedLink[] = []
  const ids: string[] = []
  forEachTag(html, (tag) => {
    links.push(...extractLinks(tag))
    const { id } = tag.attributes
    if (id !== undefined) ids.push(id)
  })
  return { html, links, ids }
}
