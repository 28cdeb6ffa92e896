import type { CallRef } from './call.ts'
import type { CollectionRef } from './collections.ts'
import type { FigureRef } from './figure.ts'
import type { ImageRef } from './image.ts'
import type { DownloadRef, LinkRef } from './link.ts'
import type { RichTextRef } from './rich-text.ts'
import type { TextRef } from './text.ts'

export type Link =
  /** A page of this site. `href` is its canonical address with an optional anchor. */
  | { readonly kind: 'route'; readonly href: string }
  | { readonly kind: 'anchor'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  /** Goes to the home page, then opens a navigation panel. */
  | { readonly kind: 'panel'; readonly href: string; readonly panel: string }
  | { readonly kind: 'dead'; readonly href: string }
  /** A control that does nothing and is kept on purpose. */
  | { readonly kind: 'nothing' }

/** A picture from `public/`, with its intrinsic size in px to avoid layout shift. */
export interface Image {
  /** Percent-encoded. */
  readonly src: string
  /** Empty for a decorative picture. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The point to keep visible when cropping, in percent from the left and from the top. */
  readonly focus?: readonly number[]
  readonly caption?: RichText
  /** The HTML `srcset` attribute. Only for large pictures, and only in builds. */
  readonly srcSet?: string
}

/** A file from `public/`. */
export interface Download {
  /** Percent-encoded. */
  readonly href: string
  /** Extension in capitals: PDF. */
  readonly type: string
  readonly bytes?: number
}

export interface Figure {
  readonly value: string
  readonly label: string
}

/** A text with marks. Without marks and line breaks, a string. */
export type RichText = string | readonly RichTextNode[]

export type RichTextNode =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly children: RichText }
  | { readonly type: 'link'; readonly to: Link; readonly children: RichText }
  | { readonly type: 'break' }

/** A validated value in which every reference is replaced by its target. */
export type Resolved<T> = T extends TextRef | CallRef | CollectionRef
  ? string
  : T extends RichTextRef
    ? RichText
    : T extends LinkRef
      ? Link
      : T extends ImageRef
        ? Image
        : T extends DownloadRef
          ? Download
          : T extends FigureRef
            ? Figure
            : T extends readonly (infer Item)[]
              ? readonly Resolved<Item>[]
              : T extends object
                ? { readonly [Key in keyof T]: Resolved<T[Key]> }
                : T

export interface Action {
  readonly label: string
  readonly to: Link
}
