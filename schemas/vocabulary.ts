import { z } from 'zod'
import type { Pair } from './contrast.ts'
import type { DefaultsOf } from './defaults.ts'
import { type SectionKind, sectionTypeOf, writtenSectionOf } from './section.ts'
import { type SectionSource, type Site, siteOf } from './site.ts'

/** The part of a theme that the compiler needs. */
export interface Vocabulary<S extends SectionSource = SectionSource> {
  /** Schemas by name of the kind. */
  readonly kinds: ReadonlyMap<string, SectionKind>
  /** The schema of a site after section type defaults are applied. */
  readonly site: z.ZodType<Site<S>>
  /** Color pairs that appear on pages, with the contrast they need. */
  readonly contrastPairs: readonly Pair[]
  readonly createDefaults: DefaultsOf
}

/**
 * Creates the schemas of a site from its section kinds.
 * @param kinds schemas with distinct values of `kind`
 * @returns `site`, the schema of a site after section type defaults are applied;
 *   `written`, the schema of the site file, for completion in editors;
 *   `kinds`, schemas by name of the kind
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
