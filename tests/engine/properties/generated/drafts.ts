/** References as they are generated: what they refer to is decided once the whole site is there. Numbers pick from that. */
import type { Kind } from '../../../../src/theme/sections/schemas.ts'

type Fields = Readonly<Record<string, unknown>>

/** Words, or a number that picks a variable. */
export type TextPiece = string | number

/** The forms that a link can be written in. */
export type LinkForm = 'address' | 'flagged' | 'open'

interface Drafts {
  /** Pieces in a row, of at most so many characters. */
  readonly text: { readonly pieces: readonly TextPiece[]; readonly longest: number }
  /** The other fields of a picture; the file is picked. */
  readonly image: { readonly fields: Fields; readonly pick: number }
  readonly figure: { readonly pick: number }
  readonly link: {
    readonly form: LinkForm
    readonly pick: number
    readonly anchor: number
    readonly reason: string
  }
  /** Picked are its type, and what it leaves to the defaults of that. */
  readonly section: { readonly kind: Kind; readonly fields: Fields; readonly pick: number }
}

type Name = keyof Drafts

export type Draft<Of extends Name> = Drafts[Of] & { readonly draft: Of }

/** A draft of a sort. */
export const draft = <Of extends Name>(of: Of, held: Drafts[Of]): Draft<Of> => ({
  ...held,
  draft: of,
})

export const isDraft = <Of extends Name>(value: unknown, of: Of): value is Draft<Of> =>
  Object(value).draft === of
