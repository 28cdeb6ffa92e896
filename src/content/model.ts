import type { z } from 'zod'
import type { FormSource, Outline } from '../../schemas/outline.ts'
import type { Resolved } from '../../schemas/resolved.ts'
import type { Site } from '../../schemas/site.ts'
import type { Diagnostic, Path, Range } from './diagnostic.ts'
import type { CalendarEvent, PagePlacement, PagePosition } from './placement.ts'
import type { FileFault } from './public-files.ts'

export type {
  Action,
  Download,
  Figure,
  Image,
  Link,
  Resolved,
  RichText,
  RichTextNode,
} from '../../schemas/resolved.ts'
export type { Diagnostic, Edit, Path, Point, Range } from './diagnostic.ts'

export type {
  CalendarEvent,
  Crumb,
  Entry,
  ListedEvent,
  NextPage,
  PageEvent,
  PagePlacement,
  PagePosition,
  Paging,
  ShownDate,
} from './placement.ts'

export type {
  FileFault,
  FileSize,
  FontLetters,
  ImageSize,
  PublicFile,
  PublicFiles,
  StyleSheet,
} from './public-files.ts'

/** A resolved section. Its other fields depend on the kind. */
export interface Section {
  readonly kind: string
  /** Anchor for links, without `#`. */
  readonly id?: string | undefined
  readonly draft?: true | undefined
  readonly [field: string]: unknown
}

/** `level` is the heading level: 1 for the first section of a page, else 2. */
export type ViewProps<Schema extends z.ZodType> = Resolved<z.output<Schema>> & {
  readonly level: 1 | 2
}

export interface PageData<S extends Section = Section> {
  /** Module name, unique in the site. */
  readonly id: string
  /** Canonical path on the host, with the case of the file. */
  readonly path: string
  readonly title: string
  /** The title in the pattern of the site. Omitted if it is the same. */
  readonly documentTitle?: string
  readonly description: string
  readonly canonical: string
  readonly robots?: 'noindex'
  /** Only in development. */
  readonly draft?: true
  /** Of a generated page that continues a list: the path of the first page. */
  readonly partOf?: string
  /** Code of the language. Omitted for the default language. */
  readonly language?: string
  /** Paths of the translations of the page, by language. */
  readonly translations?: Readonly<Record<string, string>>
  readonly placement: PagePlacement
  readonly sections: readonly S[]
}

export interface Drawing {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Drawing[]
}

export type ReadDrawing = (address: string) => Drawing | FileFault

export interface Logo {
  readonly drawing: Drawing
  readonly alt: string
}

/** An entry of the language switch. */
export interface LanguageLink {
  /** BCP 47. */
  readonly code: string
  /** The name of the language in the language itself. */
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  /** Address of its home page. */
  readonly href: string
}

export interface Shell {
  /** BCP 47. */
  readonly language: string
  /** All languages, the default one first. Omitted for a site in one language. */
  readonly languages?: readonly LanguageLink[]
  /** IANA name, such as Europe/Warsaw. */
  readonly timeZone?: string
  readonly logo?: Logo
  readonly company: Resolved<Site['company']>
  readonly behaviour: Site['behaviour']
  readonly words: Resolved<Site['words']>
  /** Only for a site with search. `index` is an address, see `src/contract/search.ts`. */
  readonly search?: { readonly index: string }
  readonly notice?: Resolved<NonNullable<Site['notice']>>
  readonly navigation: Resolved<Site['navigation']>
  readonly footer: Resolved<Site['footer']>
  readonly notFound: Omit<Resolved<Site['notFound']>, 'number'> & {
    readonly placement?: PagePosition
  }
  readonly errorScreen: Resolved<Site['errorScreen']>
}

export interface Publication extends Resolved<Site['publication']> {
  /** Without the base path. */
  readonly origin: string
  /** Path of the site on its host, without trailing slash; '' at the root. */
  readonly base: string
}

export type Theme = Site['theme']

export interface Moves {
  readonly redirects: ReadonlyMap<string, string>
  readonly gone: readonly string[]
}

export type Collections = Resolved<Site['collections']>

/** Pages for the contact form without JavaScript. Never part of a script. */
export type RequestPages = Resolved<Site['requestPages']>

/** What the pages of a further language share. */
export interface SiteLanguage {
  /** Canonical path of its home page. */
  readonly path: string
  readonly shell: Shell
  readonly requestPages: RequestPages
}

export interface Flag {
  readonly target: string
  readonly reason: string
  readonly range: Range
  readonly path: Path
  /** Number of links with this flag. A flag in a section type counts once per section. */
  readonly uses: number
}

export interface Origin {
  readonly path: Path
  readonly range: Range
  /** False for a default; the range is then the nearest existing ancestor. */
  readonly isExplicit: boolean
  /** Definitions of the variables in a text, or the reference to a figure. */
  readonly parts: readonly Origin[]
}

/** Takes a path such as `['pages', 3, 'sections', 0]`; returns undefined for computed values. */
export type FindOrigin = (path: Path) => Origin | undefined

export interface LinkReport {
  readonly resolved: number
  readonly flagged: number
  readonly flags: readonly Flag[]
}

export interface Inventory {
  readonly routes: number
  readonly sections: number
  readonly figures: number
  readonly images: number
}

/** The Atom feed of a collection. */
export interface SiteFeed {
  /** With the base path. */
  readonly address: string
  readonly title: string
  readonly collection: string
  /** The page of the collection, with the base path. */
  readonly page?: string
  /** Of that page, see `PageData`. */
  readonly language?: string
}

/** A section that visitors send to the contact service. */
export interface SiteForm {
  /** With the base path. */
  readonly endpoint: string
  /** Canonical path. */
  readonly page: string
  /** Of the page, see `PageData`. */
  readonly language?: string | undefined
  readonly section: Section
  readonly source: FormSource
}

export interface CompiledSite<S extends Section = Section> {
  readonly publication: Publication
  /** Of the default language. */
  readonly shell: Shell
  /** Further languages by code; empty for a site in one language. */
  readonly languages: Readonly<Record<string, SiteLanguage>>
  readonly theme: Theme
  readonly requestPages: RequestPages
  readonly collections: Collections
  readonly pages: readonly PageData<S>[]
  readonly outlines: ReadonlyMap<string, Outline>
  readonly forms: readonly SiteForm[]
  readonly feeds: readonly SiteFeed[]
  /** By path of the page. */
  readonly calendars: ReadonlyMap<string, readonly CalendarEvent[]>
  readonly links: LinkReport
  readonly moves: Moves
}

export interface Result<T> {
  readonly value?: T
  readonly diagnostics: readonly Diagnostic[]
}
