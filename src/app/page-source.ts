import type { LoadedPage } from './loaded-page.ts'

/**
 * Where the application gets its pages from: one rendering on the server, chunks in the browser.
 * Pages go by their canonical path.
 */
export interface PageSource {
  /**
   * The canonical path of the page at an address, whatever its capitals; the address itself while it is
   * not known whether it has a page; undefined if it has none.
   */
  readonly canonicalPath: (address: string) => string | undefined
  /** The page if it is loaded. */
  readonly peek: (path: string) => LoadedPage | undefined
  /** Loads a page; the same promise for the same page while it is wanted. */
  readonly load: (path: string) => Promise<LoadedPage>
  /** Begins to load a page that may be wanted soon. */
  readonly prefetch: (path: string) => void
  /**
   * Lets the browser load the current address as a document, which always works as long as the server
   * does: for addresses without a page, and when a chunk cannot be had. Never settles.
   */
  readonly reloadDocument: () => Promise<never>
}
