/** A page in the search index of its language. */
export interface SearchPage {
  readonly href: string
  readonly title: string
  /** The pages above it. Empty for a page at the top. */
  readonly place: string
  readonly description: string
  readonly headings: string
  readonly text: string
}
