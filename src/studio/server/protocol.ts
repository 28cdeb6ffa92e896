import type { Edit, Path } from '../../content/model.ts'
import type { ChangeGroup } from '../../publication/format-changes.ts'
import type { GitState } from '../../publication/git.ts'
import type { StageName } from '../../publication/publish-site.ts'
import type { Baseline } from '../../publication/read-changes.ts'
import type { EditDiagnostic } from '../edit/change.ts'
import type { CountLimits } from '../forms/counts.ts'
import type { Choice, Field, Form } from '../forms/model.ts'
import type { PositionMap } from '../positions/position-map.ts'

/** Reserved address, see `schemas/route.ts`. */
export const STUDIO_PATH = '/@studio'

/** Header with the token, required for every POST. */
export const TOKEN_HEADER = 'x-studio-token'

export const TOKEN_META = 'studio-token'

export const BASE_META = 'site-base'

export const STATE_CHANGED = 'site:studio-changed'

/** Event with a `PublicationRun`. */
export const PUBLICATION_CHANGED = 'site:publication-changed'

export interface ShownText {
  readonly at: Path
  readonly template: string
  readonly isWritten: boolean
  readonly title: string
  readonly description: string
  readonly maxLength: number | undefined
  /** Whether the text may have marks and line breaks. */
  readonly isRich?: boolean
  /** Note about other places that change with it; empty if none. */
  readonly shared: string
  readonly variables: readonly Field[]
  /** Set if the text is a section type default that several sections show. */
  readonly typeDefault: TypeDefault | undefined
  readonly image: ImageValue | undefined
  readonly link: Field | undefined
  /** List entries around the text, innermost first. */
  readonly entries: readonly ListedEntry[]
}

export interface TypeDefault {
  readonly instancePath: Path
  readonly pages: number
}

export interface ImageValue {
  readonly src: string
  readonly alt?: string
  readonly decorative?: true
}

export interface ListedEntry {
  readonly at: Path
  readonly title: string
  readonly index: number
  readonly length: number
  readonly limits: CountLimits
}

/** A text node, image or empty form field of a page, in document order. */
export interface ShownNode {
  /** Visible text or placeholder; for images the address, for inline SVG the view box. */
  readonly text: string
  /** Index into `texts`; undefined for generated text such as numbers. */
  readonly textIndex: number | undefined
}

export interface ListedPage {
  readonly path: string
  readonly title: string
  readonly anchors: readonly Choice[]
  readonly isDraft?: boolean
  /** Only in a site in several languages. */
  readonly language?: PageLanguage
}

export interface PageLanguage {
  /** BCP 47. */
  readonly code: string
  readonly label: string
  readonly translations: readonly { readonly label: string; readonly path: string }[]
}

export interface ListedSection {
  readonly at: Path
  readonly title: string
  /** Its first text; may be empty. */
  readonly summary: string
  readonly isDraft?: boolean
}

export interface PageLink {
  readonly at: Path
  readonly value: unknown
  readonly title: string
  readonly where: string
  /** Whether the link can stay without a target. */
  readonly canBeMarked: boolean
  /** The list entry that consists of the link, such as a menu entry. */
  readonly entry: Path | null
}

export interface StudioState {
  readonly pages: readonly ListedPage[]
  readonly menus: readonly Choice[]
  readonly files: readonly string[]
  readonly path: string
  readonly sections: readonly ListedSection[]
  readonly sectionLimits: CountLimits
  readonly texts: readonly ShownText[]
  readonly nodes: readonly ShownNode[]
  readonly undo: number
  readonly redo: number
  readonly version: string
  /** Maps positions from the version `since` of the request; null if the server does not know it. */
  readonly positions: readonly PositionMap[] | null
  readonly form: Form | undefined
  readonly supportsRedirects: boolean
  readonly diagnostics: readonly FileDiagnostic[]
}

export interface FileDiagnostic extends Pick<EditDiagnostic, 'message' | 'hint' | 'range'> {
  readonly fix?: LabelledFix | undefined
}

export interface Fix {
  readonly edits: readonly Edit[]
  readonly version: string
}

export interface LabelledFix extends Fix {
  readonly label: string
}

/** The site file without byte order mark and with `\n` line ends. Offsets of edits refer to this text. */
export interface SourceState {
  readonly text: string
  readonly version: string
  readonly diagnostics: readonly SourceDiagnostic[]
}

export interface SourceDiagnostic extends Pick<EditDiagnostic, 'severity' | 'message' | 'range'> {
  readonly hint: string
  readonly fix: { readonly edits: readonly Edit[]; readonly label: string } | undefined
}

export interface FormState extends Form {
  readonly version: string
}

export interface ListedImage {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly bytes: number | undefined
}

export interface ImageList {
  readonly images: readonly ListedImage[]
  readonly maxBytes: number
}

/** What differs from the last publication. Paths and reverts refer to `version`. */
export interface ChangesState {
  readonly version: string
  /** Null if there is nothing to compare with. */
  readonly comparedWith: Baseline | null
  /** Why changes cannot be listed; empty if they can. */
  readonly problem: string
  readonly groups: readonly ChangeGroup[]
  /** Proposed commit message. */
  readonly message: string
}

export interface PublicationState {
  /** Null: the folder is replaced. */
  readonly command: readonly string[] | null
  readonly isConfirmed: boolean
  readonly folder: string
  readonly git: GitState
  /** Number of changes; null if it is not known. */
  readonly changes: number | null
  /** Proposed commit message. */
  readonly message: string
  /** The current or last run since the start of the server. */
  readonly run: PublicationRun | null
}

export interface PublicationRun {
  /** Increases with each run. */
  readonly number: number
  readonly status: 'running' | 'published' | 'failed' | 'cancelled'
  readonly stage: StageName
  readonly detail: string
  /** Why it failed; may have several lines. */
  readonly message: string
  /** Last lines of a failed program. */
  readonly output: string
  readonly warnings: readonly string[]
}

export interface FoundText {
  readonly at: Path
  readonly text: string
  /** Offsets in the text, the end exclusive. */
  readonly matches: readonly (readonly [from: number, to: number])[]
  readonly title: string
  /** The section or list entry around it; may be empty. */
  readonly place: string
  /** Null for texts of the whole site. */
  readonly page: { readonly path: string; readonly title: string } | null
}

/** Paths refer to `version`. */
export interface SearchResult {
  readonly version: string
  readonly texts: readonly FoundText[]
  /** Number of all matches, also of those that are not listed. */
  readonly matches: number
  readonly isCut: boolean
}

export interface ReportItem {
  /** Null if the file has no place for it. */
  readonly at: Path | null
  /** Null for parts of the whole site. */
  readonly page: { readonly path: string; readonly title: string } | null
  /** The section or list entry around it; may be empty. */
  readonly place: string
  /** The text that it is about; may be empty. */
  readonly text: string
  readonly message: string
  readonly hint: string
  readonly fix?: LabelledFix
  /** Address of a file that it is about. */
  readonly file?: string
}

export interface ReportGroup {
  readonly title: string
  readonly items: readonly ReportItem[]
}

export interface SiteReport {
  /** Null if the site has errors. */
  readonly groups: readonly ReportGroup[] | null
}
