/** Forms as the window shows them: plain data, made from the schema and from what stands in the file. */
import type { Path } from '../../content/model.ts'
import type { ImageValue } from '../server/protocol.ts'

/** A value that can be put in, with its name for people. */
export interface Offer {
  readonly title: string
  readonly description: string
  /** The smallest valid one, or one like another that is in use. */
  readonly value: unknown
  /** Of a section its type: the studio can show how it looks. */
  readonly sectionType?: string
}

/** A part that a group does not have and may have. */
export interface MissingPart {
  /** Empty as long as nobody has typed anything; a group or list is put in as it is offered. */
  readonly field: Field
  readonly offer: Offer | undefined
}

/** What a word of the file can be chosen from. */
export type SuggestionSource = 'pictures' | 'files' | 'figures'

/** A word, and how it reads for people. */
export interface Choice {
  readonly value: string
  readonly title: string
}

export type Control =
  | {
      readonly kind: 'text'
      readonly value: string
      /** Most characters as written. */
      readonly max: number | undefined
      readonly suggestions?: SuggestionSource
    }
  | {
      readonly kind: 'number'
      readonly value: number | undefined
      readonly min: number | undefined
      readonly max: number | undefined
      readonly isInteger: boolean
    }
  | { readonly kind: 'colour'; readonly value: string }
  /** Where a link leads, as it stands in the file. */
  | { readonly kind: 'link'; readonly value: unknown }
  /** A picture with what it tells. */
  | {
      readonly kind: 'picture'
      readonly value: ImageValue
      /** Most characters of its alternative text. */
      readonly max: number | undefined
    }
  | {
      readonly kind: 'choice'
      /** Empty where nothing is said. */
      readonly value: string
      readonly choices: readonly Choice[]
      /** How it is where nothing is said; undefined where something has to be. */
      readonly defaultTitle: string | undefined
    }
  | {
      readonly kind: 'checkbox'
      readonly value: boolean
      /** Whether "no" is said by saying nothing. */
      readonly omitsFalse: boolean
    }
  | {
      readonly kind: 'list'
      readonly entries: readonly Field[]
      readonly offers: readonly Offer[]
      readonly min: number
      /** Null where there may be any number. */
      readonly max: number | null
    }
  | {
      readonly kind: 'group'
      readonly fields: readonly Field[]
      readonly missing: readonly MissingPart[]
      /** What can be added under a name that is free to choose. */
      readonly namedEntry?: Offer
    }
  | {
      readonly kind: 'union'
      readonly offers: readonly Offer[]
      readonly chosen: number
      readonly field: Field
    }
  /** What has a form of its own. */
  | { readonly kind: 'form' }
  /** What a default says as long as nothing is written here; it can be written here as a whole. */
  | { readonly kind: 'inherited'; readonly value: unknown }
  /** What no control is for: it is changed in the file itself. */
  | { readonly kind: 'sourceOnly' }

/** One field of a form, or the form itself. */
export interface Field {
  /** Where it stands in the file, or would stand. */
  readonly at: Path
  readonly title: string
  readonly description: string
  /** The first words of what is in it, to tell it from others. */
  readonly summary: string
  /** Whether it stands at its place; else a default is shown. */
  readonly isInFile: boolean
  /** Who gives the default, in words; empty where nobody does. */
  readonly inheritedFrom: string
  /** Where else it is shown, in words; empty for what stands where it is. */
  readonly shared: string
  /** Whether it can be taken out. */
  readonly isOptional: boolean
  readonly control: Control
}

/** What fields choose from, once for a whole form. */
export type Suggestions = Readonly<Record<SuggestionSource, readonly Choice[]>>

/** A form, and what it is for. */
export interface Form {
  readonly field: Field
  /** What it is a part of and has a form, too: from the site down. */
  readonly within: readonly Pick<Field, 'at' | 'title'>[]
  readonly suggestions: Suggestions
}
