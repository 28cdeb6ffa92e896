/** Derives arbitrary valid values from a Zod schema, without knowledge of the keys of a site. */
import fc from 'fast-check'
import { z } from 'zod'
import { isReference } from '../../../../src/content/resolve/references.ts'
import { type Draft, draft, type LinkForm } from './drafts.ts'
import { publicFiles } from './ground.ts'
import { draftText, plainText } from './words.ts'

type Any = fc.Arbitrary<unknown>

/** Overrides the walk for some schemas; undefined continues the walk. */
export type Special = (schema: z.core.$ZodType, usual: () => Any) => Any | undefined

/** Extra list entries beyond the minimum of the schema, at the top level and below. */
const MORE_PAGES = 7
const MORE = 2

/**
 * Arbitrary values of a schema as written in a file; references are drafts.
 * @throws on an unknown Zod construct
 */
export function arbitraryOf(schema: z.core.$ZodType, special: Special = () => undefined): Any {
  return new Walk(special).of(schema, 0)
}

class Walk {
  readonly #special: Special

  constructor(special: Special) {
    this.#special = special
  }

  of(schema: z.core.$ZodType, depth: number): Any {
    const usual = () => this.#usual(schema, depth)
    return this.#special(schema, usual) ?? usual()
  }

  #usual(schema: z.core.$ZodType, depth: number): Any {
    const { examples } = z.globalRegistry.get(schema) ?? {}
    if (Array.isArray(examples)) return fc.constantFrom(...examples)
    if (schema instanceof z.ZodPipe) return this.#reference(schema)
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
      return fc.option(this.of(schema.def.innerType, depth), { nil: undefined, freq: 1 })
    if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
    if (schema instanceof z.ZodString) return stringOf(schema)
    if (schema instanceof z.ZodNumber) return numberOf(schema)
    if (schema instanceof z.ZodBoolean) return fc.boolean()
    if (schema instanceof z.ZodUnion)
      return fc.oneof(...schema.options.map((option) => this.of(option, depth)))
    if (schema instanceof z.ZodArray) {
      const { least = 0, most = Infinity } = askedBy(schema)
      const more = depth <= 1 ? MORE_PAGES : MORE
      const lengths = { minLength: least, maxLength: Math.min(most, least + more) }
      return fc.array(this.of(schema.element, depth + 1), lengths)
    }
    if (schema instanceof z.ZodRecord) {
      const key = this.of(schema.keyType, depth + 1) as fc.Arbitrary<string>
      const entry = fc.tuple(key, this.of(schema.valueType, depth + 1))
      const selector = ([name]: [string, unknown]) => name
      return fc
        .uniqueArray(entry, { selector, minLength: 1, maxLength: 1 + MORE })
        .map((entries) => Object.fromEntries(entries))
    }
    if (schema instanceof z.ZodObject) return this.fields(schema, depth)
    throw new Error(`The generator does not know what zod calls "${schema._zod.def.type}".`)
  }

  fields(schema: z.ZodObject, depth: number): fc.Arbitrary<Record<string, unknown>> {
    const { catchall } = schema.def
    if (catchall instanceof z.ZodUnknown)
      throw new Error('The generator knows objects whose further keys have a schema.')
    // Optional keys are omitted.
    const isOpen = !(catchall instanceof z.ZodNever)
    const entries = Object.entries(schema.shape)
    const record = fc.record(
      Object.fromEntries(entries.map(([key, field]) => [key, this.of(field, depth + 1)])),
    )
    // The fields of a kind have examples that follow its rules.
    if ('kind' in schema.shape) return record
    // Drafts are not values yet.
    if (depth === 0) return record
    // Rules between fields are checked by the schema; rejected values are generated again.
    const isWhole = (value: unknown) => z.safeParse(schema, withoutUndefined(value)).success
    return schema.def.checks?.length && !isOpen ? record.filter(isWhole) : record
  }

  /** The output of a transformed schema identifies the kind of reference. */
  #reference(pipe: z.ZodPipe): Any {
    const [written] = fc.sample(rough.of(pipe.def.in, 0), { numRuns: 1, seed: 1 })
    const { data } = z.safeParse(pipe, withoutUndefined(written))
    if (!isReference(data) || pipe.def.in instanceof z.ZodNumber) return this.of(pipe.def.in, 0)
    switch (data.ref) {
      case 'text':
      case 'richText': {
        const { most = 300, patterns } = askedBy(pipe.def.in)
        return patterns.length > ON_ONE_LINE ? formed(pipe.def.in, patterns) : draftText(most)
      }
      case 'figure':
        return fc.nat().map((pick) => draft('figure', { pick }))
      case 'image': {
        if (!(pipe.def.in instanceof z.ZodObject)) throw new Error('Pictures are written as maps.')
        const parts = fc.record({ fields: this.fields(pipe.def.in, 0), pick: fc.nat() })
        return parts.map((own) => draft('image', own))
      }
      case 'link': {
        if (pipe.def.in instanceof z.ZodString) return fileOf(pipe.def.in)
        if (!(pipe.def.in instanceof z.ZodUnion)) throw new Error('Links are written in forms.')
        return linkOf(pipe.def.in.options)
      }
      case 'download':
        return fc.constantFrom(
          ...[...publicFiles.keys()].filter((file) => z.safeParse(pipe, file).success),
        )
      case 'collection':
        return fc.nat().map((pick) => draft('collection', { pick }))
      case 'call':
        return fc.constant(data.path)
    }
  }
}

/** Finds examples only; references inside references are not followed. */
const rough = new Walk((schema) =>
  schema instanceof z.ZodPipe ? rough.of(schema.def.in, 0) : undefined,
)

const withoutUndefined = (value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))
    : value

/** A file for a field with its own format, such as a video. */
const fileOf = (schema: z.ZodString): fc.Arbitrary<string> =>
  fc.constantFrom(...[...publicFiles.keys()].filter((one) => z.safeParse(schema, one).success))

/** The forms of a link with their relative frequency. */
const FORMS: Readonly<Record<string, readonly [LinkForm, weight: number]>> = {
  '': ['address', 8],
  'flagged,reason': ['flagged', 1],
  open: ['open', 1],
}

function linkOf(options: readonly z.core.$ZodType[]): fc.Arbitrary<Draft<'link'>> {
  const forms = options.map((option) => {
    const keys = option instanceof z.ZodObject ? Object.keys(option.shape).sort().join() : ''
    const known = FORMS[keys]
    if (!known) throw new Error(`The generator does not know links with ${keys}.`)
    return { arbitrary: fc.constant(known[0]), weight: known[1] }
  })
  return fc
    .record({
      form: fc.oneof(...forms),
      pick: fc.nat(),
      anchor: fc.nat(),
      reason: plainText(10, 60),
    })
    .map((own) => draft('link', own))
}

/** Limits of a text, list or number, and the patterns of a text, as in JSON Schema. */
function askedBy(schema: z.core.$ZodType) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const { minLength, minItems, minimum, maxLength, maxItems, maximum, type, allOf = [] } = json
  const patterns = [json, ...allOf].flatMap(({ pattern }) => pattern ?? [])
  return {
    least: minLength ?? minItems ?? minimum,
    most: maxLength ?? maxItems ?? maximum,
    patterns: patterns.map((pattern) => new RegExp(pattern)),
    whole: type === 'integer',
  }
}

function stringOf(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { least = 0, most = 300, patterns } = askedBy(schema)
  const [first] = patterns
  if (!first) return plainText(least, most)
  const fits = (text: string) => z.safeParse(schema, text).success
  if (patterns.length > ON_ONE_LINE) return formed(schema, patterns)
  if (first.source === '\\S') return plainText(least, most).filter(fits)
  return fc.stringMatching(first, { size: '-1' }).filter(fits)
}

/** Number of patterns that every single-line text has. */
const ON_ONE_LINE = 2

/** Text that matches additional patterns; without variables, which could form a cycle. */
const formed = (schema: z.core.$ZodType, patterns: readonly RegExp[]): fc.Arbitrary<string> =>
  fc
    .tuple(...patterns.slice(ON_ONE_LINE).map(partLike))
    .map((parts) => parts.join(' '))
    .filter((text) => z.safeParse(schema, text).success)

/** Text that matches one pattern: a placeholder such as `{length}`, or any matching text. */
function partLike(form: RegExp): fc.Arbitrary<string> {
  const place = /^\\\{(\w+)\\\}$/.exec(form.source)?.[1]
  if (place) return fc.constant(`{${place}}`)
  return fc.stringMatching(form, { size: '-1' }).filter((text) => !text.includes('{'))
}

function numberOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const { least = -1000, most = 1000, whole } = askedBy(schema)
  if (whole) return fc.integer({ min: least, max: most })
  // At most two decimals, as people write numbers.
  return fc
    .integer({ min: Math.ceil(least * 100), max: Math.floor(most * 100) })
    .map((n) => n / 100)
}
