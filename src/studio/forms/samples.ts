import { z } from 'zod'
import type { Data } from '../../content/tree.ts'
import { unwrapSchema } from '../../content/validate/schema-walk.ts'
import type { Suggestions } from '../protocol/form.ts'
import {
  accepts,
  getControlName,
  getCountLimits,
  getExamples,
  getFieldDescription,
  getFieldTitle,
  isOptional,
  unwrapOptional,
} from './schema-queries.ts'
import { createPlaceholder } from './titles.ts'

type Schema = z.core.$ZodType

const SAMPLE_TEXTS = [
  'name@example.com',
  'https://www.example.com',
  'https://www.example.com/script.js',
  '#808080',
  '/old-name',
  'name',
  'A',
  'en',
]

/** Guards against recursive schemas. */
const MAX_DEPTH = 12

export class Samples {
  readonly #suggestions: Suggestions
  readonly #page: string | undefined
  readonly #findInUse: (schema: Schema) => unknown

  /** @param page address for sample links @param inUse finds an existing value of the site for a schema */
  constructor(
    suggestions: Suggestions,
    page: string | undefined,
    inUse: (schema: Schema) => unknown,
  ) {
    this.#suggestions = suggestions
    this.#page = page
    this.#findInUse = inUse
  }

  /** Falls back to a copy of a value in use. @param title used if the schema has no title */
  create(schema: Schema, title = getFieldTitle(schema) ?? '', depth = 0): unknown {
    const here = unwrapOptional(schema)
    const made = depth > MAX_DEPTH ? undefined : this.#build(here, title, depth)
    if (made !== undefined && accepts(here, made)) return made
    return this.#findInUse(here)
  }

  /** @param given inherited fields to leave out */
  createFields(object: z.ZodObject, given: Data = {}, depth = 0): Data {
    const needed = Object.entries(object.shape).filter(
      ([key, field]) => given[key] === undefined && !isOptional(field),
    )
    return Object.fromEntries(
      needed.map(([key, field]) => [
        key,
        this.create(field, getFieldTitle(field) ?? key, depth + 1),
      ]),
    )
  }

  #build(schema: Schema, title: string, depth: number): unknown {
    const control = getControlName(schema)
    const { pictures, figures, collections } = this.#suggestions
    if (control === 'image' || control === 'captionedImage')
      return pictures[0] && { src: pictures[0].value, decorative: true }
    if (control === 'figure') return figures[0]?.value
    if (control === 'collection') return collections[0]?.value
    const here = unwrapSchema(schema)
    if (control === 'link') return this.#page
    if (here instanceof z.ZodString) return this.#findText(schema, title)
    if (here instanceof z.ZodNumber)
      return [0, here.minValue, 1].find((one) => accepts(schema, one))
    if (here instanceof z.ZodEnum) return here.options[0]
    if (here instanceof z.ZodLiteral) return [...here.values][0]
    if (here instanceof z.ZodBoolean) return false
    if (here instanceof z.ZodRecord) return {}
    if (here instanceof z.ZodObject) return this.createFields(here, {}, depth)
    if (here instanceof z.ZodArray) {
      const { min } = getCountLimits(here)
      return Array.from({ length: min }, () => this.create(here.element, undefined, depth + 1))
    }
    if (!(here instanceof z.ZodUnion)) return undefined
    for (const option of here.options) {
      const made = this.create(option, title, depth + 1)
      if (made !== undefined) return made
    }
    return undefined
  }

  #findText(schema: Schema, title: string): string | undefined {
    const isName = getControlName(schema) === undefined
    const used = isName ? this.#findInUse(schema) : undefined
    const { files } = this.#suggestions
    const all = [
      used,
      ...getExamples(schema),
      createPlaceholder(schema, title),
      getFieldDescription(schema),
      ...SAMPLE_TEXTS,
      ...files.map((one) => one.value),
    ]
    return all.find((one): one is string => typeof one === 'string' && accepts(schema, one))
  }
}
