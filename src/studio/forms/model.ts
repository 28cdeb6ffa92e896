import type { Path } from '../../content/model.ts'
import type { ImageValue } from '../server/protocol.ts'
import type { ContrastProblem } from './contrast.ts'

export interface Offer {
  readonly title: string
  readonly description: string
  /** Minimal valid value, or a copy of one in use. */
  readonly value: unknown
  readonly sectionType?: string
  /** Title of the group of the section type. */
  readonly group?: string
  /** Whether only the first section of a page can have the type. */
  readonly isHeader?: boolean
}

export interface MissingPart {
  /** Empty until text is entered; groups and lists start with the offer. */
  readonly field: Field
  readonly offer: Offer | undefined
}

export type SuggestionSource = 'pictures' | 'files' | 'figures' | 'collections'

export interface Choice {
  readonly value: string
  readonly title: string
}

export type Control =
  | {
      readonly kind: 'text'
      readonly value: string
      readonly max: number | undefined
      readonly suggestions?: SuggestionSource
      readonly isRich?: boolean
    }
  | {
      readonly kind: 'number'
      readonly value: number | undefined
      readonly min: number | undefined
      readonly max: number | undefined
      readonly isInteger: boolean
    }
  | {
      readonly kind: 'color'
      readonly value: string
      readonly contrast?: ContrastProblem
    }
  | { readonly kind: 'link'; readonly value: unknown }
  | {
      readonly kind: 'picture'
      readonly value: ImageValue
      readonly max: number | undefined
    }
  | {
      readonly kind: 'choice'
      /** Empty if not set. */
      readonly value: string
      readonly choices: readonly Choice[]
      /** Title of the default; undefined if a value is required. */
      readonly defaultTitle: string | undefined
    }
  | {
      readonly kind: 'checkbox'
      readonly value: boolean
      readonly omitsFalse: boolean
    }
  | {
      readonly kind: 'list'
      readonly entries: readonly Field[]
      readonly offers: readonly Offer[]
      readonly min: number
      readonly max: number | null
    }
  | {
      readonly kind: 'group'
      readonly fields: readonly Field[]
      readonly missing: readonly MissingPart[]
      readonly namedEntry?: Offer
    }
  | {
      readonly kind: 'union'
      readonly offers: readonly Offer[]
      readonly chosen: number
      readonly field: Field
    }
  | { readonly kind: 'form' }
  /** An inherited value that can be overridden as a whole. */
  | { readonly kind: 'inherited'; readonly value: unknown }
  /** No control: edited in the source. */
  | { readonly kind: 'sourceOnly' }

export interface Field {
  /** Path in the file, also if not written yet. */
  readonly at: Path
  readonly title: string
  readonly description: string
  readonly summary: string
  readonly isInFile: boolean
  /** Describes where a default comes from; empty if none. */
  readonly inheritedFrom: string
  /** Note about other places that show the value; empty if none. */
  readonly shared: string
  readonly isOptional: boolean
  readonly control: Control
}

export type Suggestions = Readonly<Record<SuggestionSource, readonly Choice[]>>

export interface Form {
  readonly field: Field
  /** Ancestors with a form, outermost first. */
  readonly within: readonly Pick<Field, 'at' | 'title'>[]
  readonly suggestions: Suggestions
}
