import { z } from 'zod'
import { image, list, path } from './values.ts'

const offer = z.object({
  title: z.string(),
  description: z.string(),
  /** Minimal valid value, or a copy of one in use. */
  value: z.unknown(),
  sectionType: z.string().exactOptional(),
  /** Title of the group of the section type. */
  group: z.string().exactOptional(),
  /** Whether only the first section of a page can have the type. */
  isHeader: z.boolean().exactOptional(),
})

const missingPart = z.object({
  /** Empty until text is entered; groups and lists start with the offer. */
  get field() {
    return field
  },
  offer: offer.optional(),
})

const suggestionSource = z.enum(['pictures', 'files', 'figures', 'collections'])

export const choice = z.object({ value: z.string(), title: z.string() })

/** `suggestions` are the nearest colors with enough contrast. */
const contrastProblem = z.object({ message: z.string(), suggestions: list(z.string()) })

/** `max` is null if unlimited. */
export const countLimits = z.object({ min: z.number(), max: z.number().nullable() })

const control = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    value: z.string(),
    max: z.number().optional(),
    suggestions: suggestionSource.exactOptional(),
    isRich: z.boolean().exactOptional(),
  }),
  z.object({
    kind: z.literal('number'),
    value: z.number().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    isInteger: z.boolean(),
  }),
  z.object({
    kind: z.literal('color'),
    value: z.string(),
    contrast: contrastProblem.exactOptional(),
  }),
  /** `hasTime`: the value may be a day and a time. */
  z.object({ kind: z.literal('date'), value: z.string(), hasTime: z.boolean() }),
  z.object({ kind: z.literal('link'), value: z.unknown() }),
  z.object({ kind: z.literal('picture'), value: image, max: z.number().optional() }),
  z.object({
    kind: z.literal('choice'),
    /** Empty if not set. */
    value: z.string(),
    choices: list(choice),
    /** Title of the default; undefined if a value is required. */
    defaultTitle: z.string().optional(),
  }),
  z.object({ kind: z.literal('checkbox'), value: z.boolean(), omitsFalse: z.boolean() }),
  z.object({
    kind: z.literal('list'),
    get entries() {
      return list(field)
    },
    offers: list(offer),
    ...countLimits.shape,
  }),
  z.object({
    kind: z.literal('group'),
    get fields() {
      return list(field)
    },
    missing: list(missingPart),
    namedEntry: offer.exactOptional(),
  }),
  z.object({
    kind: z.literal('union'),
    offers: list(offer),
    chosen: z.number(),
    get field() {
      return field
    },
  }),
  z.object({ kind: z.literal('form') }),
  /** An inherited value that can be overridden as a whole. */
  z.object({ kind: z.literal('inherited'), value: z.unknown() }),
  /** No control: edited in the source. */
  z.object({ kind: z.literal('sourceOnly') }),
])

export const field = z.object({
  /** Path in the file, also if not written yet. */
  at: path,
  title: z.string(),
  description: z.string(),
  summary: z.string(),
  isInFile: z.boolean(),
  /** Describes where a default comes from; empty if none. */
  inheritedFrom: z.string(),
  /** Note about other places that show the value; empty if none. */
  shared: z.string(),
  isOptional: z.boolean(),
  get control() {
    return control
  },
})

export const form = z.object({
  field,
  /** Ancestors with a form, outermost first. */
  within: list(z.object({ at: path, title: z.string() })),
  suggestions: z.record(suggestionSource, list(choice)),
})

export type Offer = z.infer<typeof offer>
export type MissingPart = z.infer<typeof missingPart>
export type SuggestionSource = z.infer<typeof suggestionSource>
export type Choice = z.infer<typeof choice>
export type Control = z.infer<typeof control>
export type Field = z.infer<typeof field>
export type Form = z.infer<typeof form>
export type Suggestions = Form['suggestions']
