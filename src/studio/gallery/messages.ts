import type { PageData } from '../../content/model.ts'
import type { ShownDiagnostic } from '../live-site.ts'

export const GALLERY_CONNECTED = 'site:gallery-connected'

export const GALLERY = 'site:gallery'

export interface ShownExample {
  readonly kind: string
  /** Key in its file: smallest, usual, extreme. */
  readonly name: string
  /** Last valid state as a page of its own, if there has been one. */
  readonly page: PageData | undefined
  readonly isFaulty: boolean
}

export interface GalleryState {
  readonly examples: readonly ShownExample[]
  readonly diagnostics: readonly ShownDiagnostic[]
}

/** Reserved address, see `schemas/route.ts`. */
export const GALLERY_PATH = '/@gallery'

export type Scheme = 'light' | 'dark'
