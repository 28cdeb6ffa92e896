import { z } from 'zod'
import type { Pair } from './contrast.ts'
import type { DefaultsOf } from './defaults.ts'
import { type SectionKind, sectionTypeOf, writtenSectionOf } from './section.ts'
import { type SectionSource, type Site, siteOf } from './site.ts'

/** What the compiler has to know of a theme: which kinds there are, and which colours meet. */
export interface Vocabulary<S extends SectionSource = SectionSource> {
  /** The schema of each kind by name. */
  readonly kinds: ReadonlyMap<string, SectionKind>
  /** The schema of a site whose sections have been completed from their types. */
  readonly site: z.ZodType<Site<S>>
  /** Colours that meet on a page, and the contrast that they need. */
  readonly contrastPairs: readonly Pair[]
  /** What a site has where its file says nothing. */
  readonly createDefaults: DefaultsOf
}

/**
 * Closes the grammar over a list of section kinds.
 * @param kinds the schemas of the kinds, each with another `kind`
 * @returns `site`, the schema of a site whose sections have been completed from their types;
 *   `written`, the schema of the file as people write it (for completion in editors);
 *   `kinds`, the schema of each kind by name
 */
export function vocabularyOf<K extends SectionKind>(kinds: readonly K[]) {
  const [first, ...rest] = kinds
  if (!first) throw new Error('A vocabulary has one kind of section at least.')
  const sectionType = z.discriminatedUnion('kind', [
    sectionTypeOf(first),
    ...rest.map((kind) => sectionTypeOf(kind)),
  ])
  const written = z.union([writtenSectionOf(first), ...rest.map((kind) => writtenSectionOf(kind))])
  return {
    kinds: new Map<string, SectionKind>(kinds.map((kind) => [kind.shape.kind.value, kind])),
    site: siteOf(z.discriminatedUnion('kind', [first, ...rest]), sectionType),
    written: siteOf(written, sectionType),
  }
}
