import type { FormField, FormMessages } from '../src/contract/forms.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { Image, RichText } from './resolved.ts'

/** Page metadata that a section contributes, for code that does not depend on section kinds. */
export interface Outline {
  readonly title?: string | undefined
  readonly summary?: RichText | undefined
  /** The kind of work that the page describes. */
  readonly genre?: string | undefined
  readonly image?: Image | undefined
  readonly offices?: readonly { readonly city: string; readonly country: string }[]
  readonly hours?: OpeningHours | undefined
  /** Addresses of embedded pages. */
  readonly frames?: readonly string[]
  readonly hasForm?: boolean
}

export interface FormSource {
  readonly fields: readonly (Omit<FormField, 'name' | 'required'> & {
    readonly name?: string | undefined
    readonly required?: boolean | undefined
  })[]
  readonly messages: FormMessages
}

export interface ResolvedSection {
  readonly kind: string
  readonly [field: string]: unknown
}
