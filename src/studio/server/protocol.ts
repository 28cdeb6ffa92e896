/** What the window of the studio and the development server say to each other. */
import type { Edit, Path } from '../../content/model.ts'
import type { Change, EditDiagnostic } from '../edit/change.ts'
import type { Choice, Field, Form } from '../forms/model.ts'
import type { NewPage } from '../forms/new-page.ts'

/** Where the studio is: no route may begin like this, see `schemas/route.ts`. */
export const STUDIO_PATH = '/@studio'

/** The header that every write carries, with the token of this start. */
export const TOKEN_HEADER = 'x-studio-token'

/** The name of the element in the head of the window that has the token. */
export const TOKEN_META = 'studio-token'

/** The name of the one with the path under which the site lies: the studio has addresses as they are written. */
export const BASE_META = 'site-base'

/** The site has another state than before, whoever changed it. */
export const STATE_CHANGED = 'site:studio-changed'

/** A text of the file that a page shows, or the address of a picture. */
export interface ShownText {
  readonly at: Path
  /** As it is written in the file, with its variables. */
  readonly template: string
  /** Whether it stands there; else it is what the site says as long as its file says nothing. */
  readonly isWritten: boolean
  readonly title: string
  readonly description: string
  /** Most characters as written. */
  readonly maxLength: number | undefined
  /** What else changes with it, in words; empty where nothing does. */
  readonly shared: string
  /** The facts and figures that it names in braces. */
  readonly variables: readonly Field[]
  /** Set if it is what a section shows that says nothing else itself, like others of its type. */
  readonly typeDefault: TypeDefault | undefined
  /** The picture as it stands in the file, if this is the address of one. */
  readonly image: ImageValue | undefined
  /** Where its link leads, if it is the text of one. */
  readonly link: Field | undefined
  /** The entries of lists that it is in, from the inside out. */
  readonly entries: readonly ListedEntry[]
}

/** A default of a section type, in one of the sections that show it. */
export interface TypeDefault {
  /** Where it would stand for this section alone. */
  readonly instancePath: Path
  /** How many pages have sections that show it. */
  readonly pages: number
}

/** For one section alone: where, and the file that this was found in. */
export interface InstanceOverride {
  readonly at: Path
  readonly version: string
}

/** A picture as it stands in the file: with what it tells, or decorative. */
export interface ImageValue {
  readonly src: string
  readonly alt?: string
  readonly decorative?: true
}

/** An entry of a list. */
export interface ListedEntry {
  readonly at: Path
  readonly title: string
  /** From 0. */
  readonly index: number
  readonly length: number
}

/** A text node of a page, a picture, or an empty field, in the order of the document. */
export interface ShownNode {
  /** What people read, also in a field; the address of the picture, or of a drawing in the page its size. */
  readonly text: string
  /** Which of the texts it shows; undefined for what nobody has written, such as a number. */
  readonly textIndex: number | undefined
}

export interface ListedPage {
  readonly path: string
  readonly title: string
  /** What links can lead to on it, by their names. */
  readonly anchors: readonly Choice[]
}

/** The site as the window needs it. */
export interface StudioState {
  readonly pages: readonly ListedPage[]
  /** The menus that a link can open. */
  readonly menus: readonly Choice[]
  /** The addresses of the public files. */
  readonly files: readonly string[]
  readonly path: string
  readonly texts: readonly ShownText[]
  readonly nodes: readonly ShownNode[]
  /** How many edits can be taken back, and how many made again. */
  readonly undo: number
  readonly redo: number
  /** Which text of the file this is about. */
  readonly version: string
  /** Whether the address that a page had before can go on leading to it. */
  readonly supportsRedirects: boolean
  /** What is wrong with the file as others have left it. */
  readonly diagnostics: readonly FileDiagnostic[]
}

/** A mistake of the file, and what mends it. */
export interface FileDiagnostic extends Pick<EditDiagnostic, 'message' | 'hint' | 'range'> {
  readonly fix?: LabelledFix | undefined
}

/** What mends a mistake without asking: these edits of this version of the file. */
export interface Fix {
  readonly edits: readonly Edit[]
  readonly version: string
}

export interface LabelledFix extends Fix {
  /** What it does, in words. */
  readonly label: string
}

/** The site file as a text: without a byte order mark, and with `\n` for every line end. Edits of it count like that. */
export interface SourceState {
  readonly text: string
  readonly version: string
  readonly diagnostics: readonly SourceDiagnostic[]
}

/** Edits of the text of the file, which were made for this version of it. */
export interface SourceEdits {
  readonly edits: readonly Edit[]
  readonly version: string
}

/** Something to be said of a place of that text. */
export interface SourceDiagnostic extends Pick<EditDiagnostic, 'severity' | 'message' | 'range'> {
  readonly hint: string
  /** What mends it: edits of the text that it is about. */
  readonly fix: { readonly edits: readonly Edit[]; readonly label: string } | undefined
}

/** A form, and which text of the file it is about. */
export interface FormState extends Form {
  readonly version: string
}

/** What can be done with an entry of a list. */
export type EntryAction = 'up' | 'down' | 'copy' | 'remove'

/**
 * A wish of the window. `was` is what stood there when it was made, and `version` the file that it was made for: if
 * something else is there now, nothing is changed.
 */
export type EditCommand =
  | {
      readonly do: 'setValue'
      readonly at: Path
      readonly value: unknown
      readonly was?: unknown
      readonly override?: InstanceOverride | undefined
    }
  | ReplaceImageCommand
  | { readonly do: 'change'; readonly change: FormChange; readonly version: string }
  | { readonly do: EntryAction; readonly at: Path; readonly version: string }
  | { readonly do: 'changePage'; readonly change: PageChange; readonly version: string }
  | ({ readonly do: 'fix' } & Fix)
  | ({ readonly do: 'editSource' } & SourceEdits)
  | { readonly do: 'addPage'; readonly page: NewPage; readonly version: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }

/** A change of what a form shows. */
export type FormChange = Extract<Change, { readonly do: 'set' | 'insert' | 'move' | 'remove' }>

/** A wish about a whole picture. `at` is its own place, above that of its address. */
export interface ReplaceImageCommand {
  readonly do: 'replaceImage'
  readonly at: Path
  readonly value: ImageValue
  readonly was: ImageValue
  readonly override?: InstanceOverride | undefined
}

/** A file to be taken into the public folder, for the picture of a wish: its address comes in the place of that in the wish. */
export interface Upload {
  /** What it is called where it comes from. */
  readonly name: string
  /** Its bytes as base64. */
  readonly content: string
  readonly command: ReplaceImageCommand
}

/** A picture of the public folder. */
export interface ListedImage {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly bytes: number | undefined
}

/** What can be chosen from, and how large a new file may be. */
export interface ImageList {
  readonly images: readonly ListedImage[]
  readonly maxBytes: number
}

export type PageChange = Extract<Change, { readonly do: 'renamePage' | 'removePage' }>

export type EditResponse =
  | {
      readonly ok: true
      /** Which text of the file has become which other one. */
      readonly step?: { readonly from: string; readonly to: string }
    }
  | {
      readonly ok: false
      readonly diagnostics: readonly Pick<EditDiagnostic, 'message' | 'hint'>[]
    }
