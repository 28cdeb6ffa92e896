import type { z } from 'zod'
import type { Path } from '../../content/model.ts'
import type { Field } from '../protocol/form.ts'
import type { FormSource } from './form-source.ts'

export interface FieldInput {
  readonly source: FormSource
  readonly at: Path
  readonly schema: z.core.$ZodType
  readonly value: unknown
  readonly title?: string | undefined
  readonly isOptional?: boolean
}

/** @param isWhole whether the field is the form itself */
export type CreateField = (place: FieldInput, isWhole?: boolean) => Field
