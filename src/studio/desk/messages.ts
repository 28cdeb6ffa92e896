/** What the window of the studio and the development server say to each other. */
import type { Path } from '../../content/model.ts'
import type { Change, EditDiagnostic } from '../edit/change.ts'

/** Where the studio is: no route may begin like this, see `schemas/route.ts`. */
export const STUDIO_PATH = '/@studio'

/** The header that every write carries, with the token of this start. */
export const TOKEN_HEADER = 'x-studio-token'

/** The name of the element in the head of the window that has the token. */
export const TOKEN_META = 'studio-token'

/** The site has another state than before, whoever changed it. */
export const CHANGED = 'site:studio-changed'

/** A text of the file that a page shows. */
export interface ShownText {
  readonly at: Path
  /** As it is written in the file, with its variables. */
  readonly template: string
  readonly title: string
  readonly description: string
  /** Most characters as written. */
  readonly most: number | undefined
  /** What else changes with it, in words; empty where nothing does. */
  readonly shared: string
}

/** A text node of a page, in the order of the document. */
export interface ShownNode {
  readonly text: string
  /** Which of the texts it shows; undefined for what nobody has written, such as a number. */
  readonly shows: number | undefined
}

export interface ListedPage {
  readonly path: string
  readonly title: string
}

/** The site as the window needs it. */
export interface StudioState {
  readonly pages: readonly ListedPage[]
  readonly path: string
  readonly texts: readonly ShownText[]
  readonly nodes: readonly ShownNode[]
  /** How many edits can be taken back, and how many made again. */
  readonly undo: number
  readonly redo: number
  /** What is wrong with the file as others have left it. */
  readonly diagnostics: readonly EditDiagnostic[]
}

/** A wish of the window. `was` is what stood there when it was made: if another value does now, nothing is changed. */
export type Wish =
  | { readonly do: 'edit'; readonly change: Change; readonly was: unknown }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }

export type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly diagnostics: readonly Pick<EditDiagnostic, 'message' | 'hint'>[]
    }
