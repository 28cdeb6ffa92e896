/** What sections tell of their page, for whatever speaks of a page without knowing the kinds. Types only. */
import type { Image } from './resolved.ts'

/** What one section tells of its page. */
export interface Outline {
  /** What the page is about, in a few words. */
  readonly title?: string | undefined
  /** Says it in a sentence or two. */
  readonly summary?: string | undefined
  /** What kind of work the page describes. */
  readonly genre?: string | undefined
  /** The picture of the subject. */
  readonly image?: Image | undefined
  /** Where the organization has offices. */
  readonly offices?: readonly { readonly city: string; readonly country: string }[]
  /** Addresses of pages elsewhere that can be shown in frames. */
  readonly frames?: readonly string[]
  /** Whether visitors can send a contact request here. */
  readonly hasForm?: boolean
}

/** A section whose kind is not known here. */
export interface ResolvedSection {
  readonly kind: string
  readonly [field: string]: unknown
}
