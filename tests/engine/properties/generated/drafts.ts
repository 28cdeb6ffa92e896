/** References as they are generated: what they refer to is decided once the whole site is there. */
import type { Kind } from '../../../../src/theme/sections/schemas.ts'

/** A text: pieces in a row, some of which become variables. */
export class TextDraft {
  readonly pieces: readonly TextPiece[]
  readonly longest: number

  constructor(pieces: readonly TextPiece[], longest: number) {
    this.pieces = pieces
    this.longest = longest
  }
}

/** Words, or a number that picks a variable. */
export type TextPiece = string | number

/** A picture: its other fields, and a number that picks the file. */
export class ImageDraft {
  readonly fields: Readonly<Record<string, unknown>>
  readonly pick: number

  constructor(fields: Readonly<Record<string, unknown>>, pick: number) {
    this.fields = fields
    this.pick = pick
  }
}

/** A figure by a number that picks it. */
export class FigureDraft {
  readonly pick: number

  constructor(pick: number) {
    this.pick = pick
  }
}

/** The forms that a link can be written in. */
export type LinkForm = 'address' | 'flagged' | 'open'

/** A link: in which form it is written, and numbers that pick where it leads. */
export class LinkDraft {
  readonly form: LinkForm
  readonly pick: number
  readonly anchor: number
  readonly reason: string

  constructor(form: LinkForm, pick: number, anchor: number, reason: string) {
    this.form = form
    this.pick = pick
    this.anchor = anchor
    this.reason = reason
  }
}

/** A whole section of a kind, and numbers that pick its type and what it leaves to the defaults of that. */
export class SectionDraft {
  readonly kind: Kind
  readonly fields: Readonly<Record<string, unknown>>
  readonly pick: number

  constructor(kind: Kind, fields: Readonly<Record<string, unknown>>, pick: number) {
    this.kind = kind
    this.fields = fields
    this.pick = pick
  }
}
