import { z } from 'zod'
import type { Pair } from './contrast.ts'
import type { CreateDefaults } from './defaults.ts'
import { createSectionTypeSchema, createWrittenSectionSchema, type SectionKind } from './section.ts'
import { createSiteSchema, type SectionSource, type Site } from './site.ts'

/** The part of a theme that the compiler needs. */
export interface Vocabulary<S extends SectionSource = SectionSource> {
  readonly kinds: ReadonlyMap<string, SectionKind>
  /** Kinds by other words for them, for suggestions. */
  readonly aliases?: ReadonlyMap<string, string>
  /** The schema of a site after section type defaults are applied. */
  readonly site: z.ZodType<Site<S>>
  /** Color pairs that appear on pages, with the contrast they need. */
  readonly contrastPairs: readonly Pair[]
  readonly createDefaults: CreateDefaults
}

/**
 * @param kinds schemas with distinct values of `kind`
 * @returns `site` checks a site with the defaults of section types applied, `written` the site file
 */
export function createVocabulary<K extends SectionKind>(kinds: readonly K[]) {
  const [first, ...rest] = kinds
  if (!first) throw new Error('A vocabulary has one kind of section at least.')
  const sectionType = z.discriminatedUnion('kind', [
    createSectionTypeSchema(first),
    ...rest.map((kind) => createSectionTypeSchema(kind)),
  ])
  const written = z.union([
    createWrittenSectionSchema(first),
    ...rest.map((kind) => createWrittenSectionSchema(kind)),
  ])
  return {
    kinds: new Map<string, SectionKind>(kinds.map((kind) => [kind.shape.kind.value, kind])),
    site: createSiteSchema(z.discriminatedUnion('kind', [first, ...rest]), sectionType),
    written: createSiteSchema(written, sectionType),
  }
}
