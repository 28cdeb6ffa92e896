import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import type { FormSource } from './form-source.ts'
import type { Field } from './model.ts'
import { getReferenceKind } from './schema-queries.ts'

/** What a field is made from. */
export interface FieldInput {
  readonly source: FormSource
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
export type CreateField = (place: FieldInput, isWhole?: boolean) => Field

/** What a schema refers to, as far as the fields in it need to know. */
export const getWithin = (schema: z.core.$ZodType): FieldInput['within'] =>
  getReferenceKind(schema) === 'image' ? 'image' : undefined
