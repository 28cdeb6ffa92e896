/** The contracts between the compiler, the build and the page. Types only. */
import type { z } from 'zod'
import type { Outline } from '../../schemas/outline.ts'
import type { Image, Resolved } from '../../schemas/resolved.ts'
import type { Site } from '../../schemas/site.ts'
import type { DiagnosticCode } from './diagnostics/catalogue.ts'

export type { Action, Figure, Image, Link, Resolved } from '../../schemas/resolved.ts'

/** A place in a file: line and column, both counted from 1, columns in UTF-16 units. */
export interface Point {
  readonly line: number
  readonly column: number
}

export interface Range {
  readonly start: Point
  readonly end: Point
}

/** Where a value stands in the file: the keys and list positions that lead to it. */
export type Path = readonly (string | number)[]

/** What takes the place of a part of a file; offsets in UTF-16 units of its text. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** One diagnostic about a site file, for people who do not program. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning'
  /** What is wrong, a plain sentence without a position. */
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
  /** What does it without asking, where that is certain: in order, without overlaps. */
  readonly fix?: readonly Edit[]
  readonly file: string
  readonly range: Range
  readonly path: Path
}

/** A section of a page, ready to show: its kind, and the fields of that kind, which the compiler does not know. */
export interface Section {
  readonly kind: string
  /** Where links reach it, as `#id`. */
  readonly id?: string | undefined
  readonly [field: string]: unknown
}

/**
 * The props of a view.
 * `level` is the level of the section's own heading: 1 for the first section of a page, else 2.
 */
export type ViewProps<Schema extends z.ZodType> = Resolved<z.output<Schema>> & {
  readonly level: 1 | 2
}

/** A step of the trail that leads to a page; without an address where there is no page, or it is this one. */
export interface Crumb {
  readonly label: string
  /** Canonical path with the anchor, if any. */
  readonly href?: string
}

/** What stands above the first section of a page. */
export interface TitleBlock {
  /** Letter of the set and number, at least two digits: `S 04`. Only for a page that belongs to a set. */
  readonly code?: string
  /** How many sheets the set has. */
  readonly of?: number
  /** From the home page to this one; only this one on the home page. */
  readonly trail: readonly Crumb[]
}

/** The page that another one leads to at its end. */
export interface NextSheet {
  /** What stands over the link: the word of the set. */
  readonly label: string
  readonly name: string
  /** Canonical path. */
  readonly href: string
  readonly code: string
  /** The picture that the page begins with. */
  readonly image?: Image
}

/** Where a page stands among the others: its number in its drawing set. */
export interface Sheet extends TitleBlock {
  /** From 1, in the order of the file. */
  readonly number?: number
  /** Name of the set, if it belongs to one. */
  readonly set?: string
  /** Where the page does not show where it stands. */
  readonly hidden?: true
  /** The one after it, where its set leads on; the first one after the last. */
  readonly next?: NextSheet
}

/** One page: what its chunk carries. */
export interface PageData<S extends Section = Section> {
  /** Name of the page's module, unique in the site. */
  readonly id: string
  /** Canonical path on the host, spelt as in the file. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Canonical address with its origin. */
  readonly canonical: string
  readonly sheet: Sheet
  readonly sections: readonly S[]
}

/** A shape of a drawing, or a group of them; attributes as React calls them. */
export interface Drawing {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Drawing[]
}

/** Reads the drawing at an address, whatever lies there. */
export type ReadDrawing = (address: string) => Drawing | FileFault

export interface Logo {
  readonly drawing: Drawing
  /** What it says, where it stands in the place of the name. */
  readonly alt: string
}

/** What all pages share: everything around the content, and the constants. */
export interface Shell {
  /** Language of the site (BCP 47), for numbers. */
  readonly language: string
  /** The drawing beside the name of the site, or in its place. */
  readonly logo?: Logo
  readonly company: Resolved<Site['company']>
  readonly behaviour: Site['behaviour']
  readonly words: Resolved<Site['words']>
  readonly navigation: Resolved<Site['navigation']>
  readonly footer: Resolved<Site['footer']>
  readonly notFound: Omit<Resolved<Site['notFound']>, 'number'> & {
    /** Where the page has a number. */
    readonly sheet?: TitleBlock
  }
  readonly errorScreen: Resolved<Site['errorScreen']>
}

/** Where and in which language the site is published; becomes part of every document. */
export interface Publication extends Resolved<Site['publication']> {
  /** Without the path under which the site lies. */
  readonly origin: string
  /** That path, without a slash at its end; empty at the root of the host. */
  readonly base: string
}

/** The look in numbers; becomes CSS variables in the document. */
export type Theme = Site['theme']

/** Where addresses from before lead. */
export interface Moves {
  /** From an address, as it was spelt, to the canonical path of a page. */
  readonly redirects: ReadonlyMap<string, string>
  /** Addresses that lead nowhere any more, on purpose. */
  readonly gone: readonly string[]
}

/** The drawing sets by name. */
export type Sets = Resolved<Site['sets']>

/** The pages on which the contact form lands without JavaScript; no script may know them. */
export type RequestPages = Resolved<Site['requestPages']>

/** A link that does not lead anywhere, kept with a reason. */
export interface Flag {
  readonly target: string
  readonly reason: string
  readonly range: Range
  readonly path: Path
  /** How many links of the site carry this flag: one in a section type counts once a section. */
  readonly uses: number
}

/** Where a value of the compiled site is written. */
export interface Origin {
  readonly path: Path
  readonly range: Range
  /** Whether it stands there. Else the schema gives it, and this is the nearest thing around its place. */
  readonly isExplicit: boolean
  /** What else it is made from: definitions of variables that are filled in, the name by which a figure is called. */
  readonly parts: readonly Origin[]
}

/**
 * Where a value of the compiled site is written, also through the defaults of section types, variables and figures.
 * It takes a path in the compiled site, such as `['pages', 3, 'sections', 0, 'headline']`, and gives undefined for what
 * nobody has written, such as the number of a sheet.
 */
export type FindOrigin = (path: Path) => Origin | undefined

/** What the link check counted. */
export interface LinkReport {
  readonly resolved: number
  readonly flagged: number
  readonly flags: readonly Flag[]
}

/** What a site holds, in numbers. */
export interface Inventory {
  readonly routes: number
  readonly sections: number
  /** Figures that something shows. */
  readonly figures: number
  /** Picture files, each once however often it shows. */
  readonly images: number
}

/** A site ready to be rendered. */
export interface CompiledSite<S extends Section = Section> {
  readonly publication: Publication
  readonly shell: Shell
  readonly theme: Theme
  readonly requestPages: RequestPages
  readonly sets: Sets
  readonly pages: readonly PageData<S>[]
  /** What the sections of each page tell of it, by its path. */
  readonly outlines: ReadonlyMap<string, Outline>
  readonly links: LinkReport
  readonly moves: Moves
}

/** Size of a picture in px. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Why a file is not published: the end of a sentence that begins with the file. */
export interface FileFault {
  readonly fault: string
}

/** What a font has: the code points of its characters. */
export interface FontLetters {
  readonly characters: ReadonlySet<number>
}

/** What is known of a file: the size of a picture, the letters of a font, or what is wrong; null for all others. */
export type PublicFile = ImageSize | FontLetters | FileFault | null

/** What the compiler is told about `public/`: every file by its address, decoded, in the Unicode form NFC. */
export type PublicFiles = ReadonlyMap<string, PublicFile>

/** What a compiler step gives: its value if there is one, and everything it found. */
export interface Result<T> {
  readonly value?: T
  readonly diagnostics: readonly Diagnostic[]
}
