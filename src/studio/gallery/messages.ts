/** What the development server and the gallery say to each other. */

import type { PageData } from '../../content/model.ts'
import type { ShownDiagnostic } from '../live-site.ts'

/** A gallery has connected and asks for the examples. */
export const GALLERY_HELLO = 'site:gallery-hello'

/** The examples as they are now: a `GalleryState`. */
export const GALLERY = 'site:gallery'

/** An example of a section kind. */
export interface ShownExample {
  readonly kind: string
  /** How it is called in its file: smallest, usual, extreme. */
  readonly name: string
  /** Its last good state as a page with nothing else on it; undefined while there has been none. */
  readonly page: PageData | undefined
  /** Whether its newest text has errors. */
  readonly isFaulty: boolean
}

export interface GalleryState {
  readonly examples: readonly ShownExample[]
  /** What is wrong with the newest texts, by their own files and lines. */
  readonly diagnostics: readonly ShownDiagnostic[]
}

/** Where the gallery is: no route may begin like this, see `schemas/route.ts`. */
export const GALLERY_PATH = '/@gallery'

/** The colours of a frame, whatever the visitor prefers. */
export type Scheme = 'light' | 'dark'
