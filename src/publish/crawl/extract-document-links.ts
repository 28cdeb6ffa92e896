/** What the link check needs of a document. */
import { z } from 'zod'
import { extractLinks, LINK_KINDS } from './extract-links.ts'
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

export function extractDocumentLinks(html: string): DocumentLinks {
  const groups = new Map<
    string,
    { kind: (typeof LINK_KINDS)[number]; place: string; addresses: Set<string> }
  >()
  const ids = new Set<string>()
  const duplicateIds: string[] = []
  forEachTag(html, (tag) => {
    for (const { kind, place, address } of extractLinks(tag)) {
      const name = `${kind} ${place}`
      const group = groups.get(name)
      if (group) group.addresses.add(address)
      else groups.set(name, { kind, place, addresses: new Set([address]) })
    }
    const { id } = tag.attributes
    if (id === undefined) return
    if (ids.has(id)) duplicateIds.push(id)
    ids.add(id)
  })
  // Substrings keep the whole document in memory, so copy them.
  return structuredClone({
    groups: [...groups.values()].map((group) => ({ ...group, addresses: [...group.addresses] })),
    ids: [...ids],
    duplicateIds,
  })
}
