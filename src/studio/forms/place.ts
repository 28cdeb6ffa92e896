import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import type { Field } from './model.ts'
import { refOf } from './schemas.ts'
import type { Source } from './source.ts'

/** What a field is made from. */
export interface FieldSource {
  readonly source: Source
  readonly at: Path
  readonly schema: z.core.$ZodType
  readonly value: unknown
  /** What the schema around it refers to, such as a picture. */
  readonly within?: 'image' | undefined
  /** Another name than that of its schema. */
  readonly title?: string | undefined
  readonly isOptional?: boolean
}

/** Makes the field of a place. @param isWhole whether it is the form itself, not a field of one */
export type Make = (place: FieldSource, isWhole?: boolean) => Field

/** What a schema refers to, as far as the fields in it need to know. */
export const withinOf = (schema: z.core.$ZodType): FieldSource['within'] =>
  refOf(schema) === 'image' ? 'image' : undefined
