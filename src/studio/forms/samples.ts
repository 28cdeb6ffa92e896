import { z } from 'zod'
import type { Data } from '../../content/tree.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { Suggestions } from './model.ts'
import { accepts, bare, bounds, helpOf, mayLack, nameOf, refOf } from './schemas.ts'
import { markFor } from './words.ts'

type Schema = z.core.$ZodType

/** Words of common forms, for texts that are none to read. */
const WORDS = [
  'name@example.com',
  'https://www.example.com',
  'https://www.example.com/script.js',
  '#808080',
  '/old-name',
  'name',
  'A',
  'en',
]

/** A site has few levels: a schema that contains itself has no smallest value below these. */
const DEEPEST = 12

/** Makes the smallest valid values of schemas, from what the site has. */
export class Samples {
  readonly #suggestions: Suggestions
  readonly #page: string | undefined
  readonly #inUse: (schema: Schema) => unknown

  /**
   * @param page where a link can lead
   * @param inUse gives what the site has already at a schema: a name that has to exist is one of those
   */
  constructor(
    suggestions: Suggestions,
    page: string | undefined,
    inUse: (schema: Schema) => unknown,
  ) {
    this.#suggestions = suggestions
    this.#page = page
    this.#inUse = inUse
  }

  /**
   * The smallest value that a schema accepts.
   * @param title what the value is called, if its schema does not say
   * @returns undefined where nobody can make one up: then one in use is copied, if there is one
   */
  of(schema: Schema, title = nameOf(schema) ?? '', depth = 0): unknown {
    const here = bare(schema)
    const made = depth > DEEPEST ? undefined : this.#made(here, title, depth)
    if (made !== undefined && accepts(here, made)) return made
    return this.#inUse(here)
  }

  /** The smallest fields of an object. @param given fields that need not be said */
  fields(object: z.ZodObject, given: Data = {}, depth = 0): Data {
    const needed = Object.entries(object.shape).filter(
      ([key, field]) => given[key] === undefined && !mayLack(field),
    )
    return Object.fromEntries(
      needed.map(([key, field]) => [key, this.of(field, nameOf(field) ?? key, depth + 1)]),
    )
  }

  #made(schema: Schema, title: string, depth: number): unknown {
    const ref = refOf(schema)
    const { pictures, figures } = this.#suggestions
    if (ref === 'image') return pictures[0] && { src: pictures[0].value, decorative: true }
    if (ref === 'figure') return figures[0]?.value
    const here = unwrapSchema(schema)
    if (ref === 'link' && !(here instanceof z.ZodString)) return this.#page
    if (here instanceof z.ZodString) return this.#word(schema, title)
    if (here instanceof z.ZodNumber)
      return [0, here.minValue, 1].find((one) => accepts(schema, one))
    if (here instanceof z.ZodEnum) return here.options[0]
    if (here instanceof z.ZodLiteral) return [...here.values][0]
    if (here instanceof z.ZodBoolean) return false
    if (here instanceof z.ZodRecord) return {}
    if (here instanceof z.ZodObject) return this.fields(here, {}, depth)
    if (here instanceof z.ZodArray) {
      const { least } = bounds(here)
      return Array.from({ length: least }, () => this.of(here.element, undefined, depth + 1))
    }
    if (!(here instanceof z.ZodUnion)) return undefined
    for (const option of here.options) {
      const made = this.of(option, title, depth + 1)
      if (made !== undefined) return made
    }
    return undefined
  }

  #word(schema: Schema, title: string): string | undefined {
    const isName = refOf(schema) === undefined
    const used = isName ? this.#inUse(schema) : undefined
    const { files } = this.#suggestions
    const all = [
      used,
      markFor(schema, title),
      helpOf(schema),
      ...WORDS,
      ...files.map((one) => one.value),
    ]
    return all.find((one): one is string => typeof one === 'string' && accepts(schema, one))
  }
}
