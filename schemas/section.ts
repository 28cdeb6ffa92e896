import { z } from 'zod'
import type { Outline, ResolvedSection } from './outline.ts'
import type { Resolved } from './resolved.ts'
import { slug } from './text.ts'

/** Where other links can point to: `#id` on the page. */
export const anchor = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, {
    error:
      'An id must start with a letter and may contain only letters, digits, hyphens and underscores.',
  })
  .optional()
  .meta({
    title: 'Anchor',
    description: 'A name for this place on the page; links reach it as #name.',
  })

/** What others need to know of a kind; the kind says it itself. */
interface KindTraits<Section> {
  /** Anchors that its sections have of themselves where they open a page: no other section of it can have them. */
  readonly anchors?: readonly string[]
  /** What a section tells of the page that it stands on. */
  readonly outline?: (section: Section) => Outline
}

/** The traits of every kind, by its schema. */
export const kindTraits = z.registry<KindTraits<ResolvedSection>>()

/**
 * The schema of one section kind.
 * @param kind the word by which section types name this kind
 * @param about what the kind shows, for the completion in editors
 * @param fields the fields of the kind, each with a title and a description
 * @param traits what others need to know of the kind
 */
export function sectionKind<const K extends string, S extends z.core.$ZodLooseShape>(
  kind: K,
  about: string,
  fields: S,
  traits: KindTraits<Resolved<z.output<z.ZodObject<S, z.core.$strict>>>> = {},
) {
  return (
    z
      .strictObject({ kind: z.literal(kind), id: anchor, ...fields })
      .meta({ title: kind, description: about })
      // The compiler asks with sections of this kind only, and they have been checked by this schema.
      .register(kindTraits, traits as KindTraits<ResolvedSection>)
  )
}

/** What every section kind's schema is, whatever its fields. */
export type SectionKind = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$strict>

const count = z.int().min(0).max(1000)

/** How many items a list must have: exactly, one of several counts, or between two. */
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
      from: count.meta({ title: 'From', description: 'The fewest.' }),
      to: count.meta({ title: 'To', description: 'The most.' }),
    })
    .meta({ title: 'Between', description: 'Between two counts, both included.' }),
])

export type ItemCount = z.output<typeof itemCount>

/** The fields of a kind that are lists, which a section type may count. */
export const listFields = (kind: SectionKind): string[] =>
  Object.entries(kind.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field
    return inner instanceof z.ZodArray ? [name] : []
  })

/**
 * The schema of a section type: a kind with defaults and counts.
 * @param kind the schema of the kind
 */
export function sectionTypeOf(kind: SectionKind) {
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
      defaults: defaultsOf(kind).optional().meta({
        title: 'Defaults',
        description: 'Content that every section of this type has unless it says otherwise.',
      }),
      counts: z.strictObject(counts).optional().meta({
        title: 'Counts',
        description: 'How many items the lists of such a section have.',
      }),
    })
    .meta({
      title: kind.meta()?.title ?? 'Section type',
      description: kind.meta()?.description ?? 'A section type.',
    })
}

const defaultsOf = (kind: SectionKind) => {
  const { kind: _kind, id: _id, ...fields } = kind.shape as Record<string, z.ZodType>
  return z.strictObject(fields).partial()
}

/** A section as it is written in the file: its type, and any field that the type's defaults leave open. */
export const writtenSectionOf = (kind: SectionKind) =>
  defaultsOf(kind)
    .extend({
      type: slug.meta({
        title: 'Section type',
        description: 'One of the names under sectionTypes.',
      }),
      id: anchor,
    })
    .meta({
      title: kind.meta()?.title ?? 'Section',
      description: kind.meta()?.description ?? 'A section.',
    })
