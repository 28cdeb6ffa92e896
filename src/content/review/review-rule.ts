import type { TextCache } from '../cache.ts'
import type { Context } from '../context.ts'
import type { DiagnosticCode } from '../diagnostics/catalog.ts'
import type { Span } from '../diagnostics/position.ts'
import type { Message, SpanEdit } from '../diagnostics/span-diagnostic.ts'
import type { CompiledSite, Path } from '../model.ts'
import type { Found } from '../resolve/references.ts'

/** The site may have errors. */
export interface ReviewInput extends Context {
  readonly references: readonly Found[]
  readonly figures: ReadonlySet<string>
  readonly published: readonly string[]
  /** Undefined for a site with errors. */
  readonly compiled: CompiledSite | undefined
  readonly textCache: TextCache
}

export interface LabeledLink {
  readonly label: string
  readonly labelPath: Path
  readonly targetPath: Path
  /** Undefined for flagged targets and panels. */
  readonly to: string | undefined
  readonly page: Path[number] | undefined
  /** For a link in a rich text, where both paths are that of the text. */
  readonly within?: Found['within'] | undefined
}

export interface ReviewedText {
  /** Without the targets of links, which are no text. */
  readonly text: string
  /** As in the file. */
  readonly template: string
  readonly isRich: boolean
  /** In the file. */
  readonly path: Path
}

export interface ReviewedSite extends ReviewInput {
  /** Without those in which nothing was found before. */
  readonly texts: readonly ReviewedText[]
  readonly links: readonly LabeledLink[]
}

export interface Warning extends Message {
  readonly path: Path
  /** The span of the value by default. */
  readonly span?: Span | undefined
  readonly edits?: readonly SpanEdit[]
}

/** Finds one kind of probable mistake in valid content. */
export interface ReviewRule {
  readonly code: DiagnosticCode
  readonly check: (site: ReviewedSite) => readonly Warning[]
}
