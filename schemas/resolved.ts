/** What references become once they are resolved. Types only. */
import type { CallRef } from './call.ts'
import type { FigureRef } from './figure.ts'
import type { ImageRef } from './image.ts'
import type { LinkRef } from './link.ts'
import type { TextRef } from './text.ts'

/** A link whose target is known: every state that a view can meet. */
export type Link =
  /** A page of this site; `href` is its canonical address with the anchor, if any. */
  | { readonly kind: 'route'; readonly href: string }
  /** A place on the page it stands on. */
  | { readonly kind: 'anchor'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  /** Goes to the home page, then opens a navigation panel. */
  | { readonly kind: 'panel'; readonly href: string; readonly panel: string }
  /** Known not to resolve, kept on purpose. */
  | { readonly kind: 'dead'; readonly href: string }
  /** A control that does nothing, kept on purpose. */
  | { readonly kind: 'nothing' }

/** A picture from `public/`; width and height are its own, in px, so that nothing shifts. */
export interface Image {
  /** As it stands in documents: percent-encoded. */
  readonly src: string
  /** Empty for a decorative picture. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The point that cropping keeps visible, in percent from the left and from the top. */
  readonly focus?: readonly number[]
  /** The same picture in several sizes, as HTML writes it; only of large ones, and only in what is built. */
  readonly srcSet?: string
}

export interface Figure {
  readonly value: string
  readonly label: string
}

/** What resolving makes of a validated value: references become what they refer to. */
export type Resolved<T> = T extends TextRef | CallRef
  ? string
  : T extends LinkRef
    ? Link
    : T extends ImageRef
      ? Image
      : T extends FigureRef
        ? Figure
        : T extends readonly (infer Item)[]
          ? readonly Resolved<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Resolved<T[Key]> }
            : T

/** A link or button, ready to show. */
export interface Action {
  readonly label: string
  readonly to: Link
}
