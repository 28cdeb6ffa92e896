import { z } from 'zod'
import { type Fault, reportFaults } from './fault.ts'
import type { FormSource, Outline, ResolvedSection } from './outline.ts'
import type { Link, Resolved, RichText } from './resolved.ts'
import type { SectionGroup } from './section-groups.ts'
import { slug } from './text.ts'

export const anchor = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, {
    error:
      'An id must start with a letter and may contain only letters, digits, hyphens and underscores.',
  })
  .optional()
  .meta({
    title: 'Anchor',
    description: 'A name that links can use to point to this section, as #name.',
  })

export const draft = (what: string) =>
  z
    .literal(true)
    .optional()
    .meta({
      title: 'Draft',
      description: `Set to true while ${what} is not ready. Drafts are visible in development and in the studio only.`,
    })

/** The pages that a section lists. */
export interface EntrySource {
  /** Name of their collection. */
  readonly from: string
  readonly limit?: number | undefined
  /** Number of entries on one page; further pages are generated. */
  readonly perPage?: number | undefined
  readonly hasPictures?: boolean
}

/** The events that a section lists. */
export interface EventSource {
  /** Name of the collection of their pages. */
  readonly from?: string | undefined
  readonly events?:
    | readonly {
        readonly title: string
        readonly start: string
        readonly end?: string | undefined
        readonly place?: string | undefined
        readonly to?: Link | undefined
        readonly note?: RichText | undefined
      }[]
    | undefined
  readonly past: 'hide' | 'below'
}

/** Properties of a kind for code that does not depend on section kinds. */
interface KindTraits<Section> {
  readonly group: SectionGroup
  /** Anchors that a section of this kind creates when it is the first on its page. Other sections cannot use them. */
  readonly anchors?: readonly string[]
  readonly outline?: (section: Section) => Outline
  /**
   * Texts in the language of the page, added as fields. They are formatted while compiling, because servers and browsers
   * format some languages differently.
   */
  readonly formatTexts?: (section: Section, language: string) => Readonly<Record<string, unknown>>
  /** Fields in which numbers are shown as written: 4.80, not 4.8. */
  readonly writtenNumbers?: readonly string[]
  /** Sections of such a kind get the field `entries`. */
  readonly entries?: (section: Section) => EntrySource
  /** Sections of such a kind get the field `listed` in place of `events`. */
  readonly events?: (section: Section) => EventSource
  /** What the contact service needs to receive a form. Sections of such a kind get an id and an address. */
  readonly form?: (section: Section) => FormSource
}

export const kindTraits = z.registry<KindTraits<ResolvedSection>>()

type Fields<S extends z.core.$ZodLooseShape> = z.output<z.ZodObject<S, z.core.$strict>>

/**
 * Creates the schema of a section kind.
 * @param about shown by completion in editors
 * @param fields each with a title and a description
 */
export function sectionKind<const K extends string, S extends z.core.$ZodLooseShape>(
  kind: K,
  about: string,
  fields: S,
  {
    findFaults,
    ...traits
  }: KindTraits<Resolved<Fields<S>>> & {
    /** Finds what the schemas of single fields cannot express. */
    readonly findFaults?: (section: Fields<S>) => readonly Fault[]
  },
) {
  const schema = z.strictObject({
    kind: z.literal(kind),
    id: anchor,
    ...fields,
    draft: draft('this section'),
  })
  const checked = findFaults
    ? // Safe: the schema adds only kind and id to the fields.
      schema.check(({ value, issues }) =>
        reportFaults(findFaults(value as Fields<S>), value, issues),
      )
    : schema
  return (
    checked
      .meta({ title: kind, description: about })
      // Safe: the compiler passes only sections of this kind that this schema has validated.
      .register(kindTraits, traits as KindTraits<ResolvedSection>)
  )
}

export type SectionKind = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$strict>

const count = z.int().min(0).max(1000)

export const itemCount = z.union([
  count.meta({ title: 'Exactly', description: 'Exactly this many.' }),
  z
    .strictObject({
      oneOf: z
        .array(count.meta({ title: 'Count', description: 'One of the possible counts.' }))
        .min(1)
        .meta({ title: 'One of', description: 'Any of these counts.' }),
    })
    .meta({ title: 'One of', description: 'One of several counts.' }),
  z
    .strictObject({
      from: count.meta({ title: 'From', description: 'Minimum.' }),
      to: count.meta({ title: 'To', description: 'Maximum.' }),
    })
    .meta({ title: 'Between', description: 'From a minimum to a maximum, inclusive.' }),
])

export type ItemCount = z.output<typeof itemCount>

export const listFields = (kind: SectionKind): string[] =>
  Object.entries(kind.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field
    return inner instanceof z.ZodArray ? [name] : []
  })

export function createSectionTypeSchema(kind: SectionKind) {
  const counts = Object.fromEntries(
    listFields(kind).map((name) => [
      name,
      itemCount.optional().meta({
        title: `Number of ${name}`,
        description: `How many ${name} a section of this type has.`,
      }),
    ]),
  )
  return z
    .strictObject({
      kind: kind.shape.kind.meta({
        title: 'Kind',
        description: kind.meta()?.description ?? 'The kind of section.',
      }),
      about: z
        .string()
        .max(300)
        .optional()
        .meta({ title: 'About', description: 'A note for editors: what this type is for.' }),
      defaults: createDefaultsSchema(kind).optional().meta({
        title: 'Defaults',
        description: 'Content of every section of this type, unless the section overrides it.',
      }),
      counts: z.strictObject(counts).optional().meta({
        title: 'Counts',
        description: 'How many items the lists of a section of this type have.',
      }),
    })
    .meta({
      title: kind.meta()?.title ?? 'Section type',
      description: kind.meta()?.description ?? 'A section type.',
    })
}

const createDefaultsSchema = (kind: SectionKind) => {
  const { kind: _kind, id: _id, draft: _draft, ...fields } = kind.shape as Record<string, z.ZodType>
  return z.strictObject(fields).partial()
}

/** A section before the defaults of its type are applied. */
export const createWrittenSectionSchema = (kind: SectionKind) =>
  createDefaultsSchema(kind)
    .extend({
      type: slug.meta({
        title: 'Section type',
        description: 'One of the names under sectionTypes.',
      }),
      id: anchor,
      draft: draft('this section'),
    })
    .meta({
      title: kind.meta()?.title ?? 'Section',
      description: kind.meta()?.description ?? 'A section.',
    })
