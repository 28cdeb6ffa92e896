/** Drafts of references: their targets are chosen by number once the whole site is generated. */
import type { Kind } from '../../../../src/theme/sections/schemas.ts'

type Fields = Readonly<Record<string, unknown>>

export type TextPiece = string | number

export type LinkForm = 'address' | 'flagged' | 'open'

interface Drafts {
  /** Consecutive pieces up to a maximum length. */
  readonly text: { readonly pieces: readonly TextPiece[]; readonly longest: number }
  /** The fields of a picture except the file, which is picked. */
  readonly image: { readonly fields: Fields; readonly pick: number }
  readonly figure: { readonly pick: number }
  readonly collection: { readonly pick: number }
  readonly link: {
    readonly form: LinkForm
    readonly pick: number
    readonly anchor: number
    readonly reason: string
  }
  /** The picks choose its type and which values it leaves to the defaults. */
  readonly section: { readonly kind: Kind; readonly fields: Fields; readonly pick: number }
}

type Name = keyof Drafts

export type Draft<Of extends Name> = Drafts[Of] & { readonly draft: Of }

export const draft = <Of extends Name>(of: Of, held: Drafts[Of]): Draft<Of> => ({
  ...held,
  draft: of,
})

export const isDraft = <Of extends Name>(value: unknown, of: Of): value is Draft<Of> =>
  Object(value).draft === of
