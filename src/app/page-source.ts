import type { Shell } from '../content/model.ts'
import type { LoadedPage } from './loaded-page.ts'

export interface PageSource {
  /**
   * Returns the canonical path of the page at an address, ignoring case; the address itself while it is not known
   * whether it has a page; undefined if it has none.
   */
  readonly canonicalPath: (address: string) => string | undefined
  readonly peek: (path: string) => LoadedPage | undefined
  /** Loads a page. Returns the same promise for the same page, as `use` requires. */
  readonly load: (path: string) => Promise<LoadedPage>
  /** The shell of a loaded page, or of the not-found document. */
  readonly getShell: (page: LoadedPage | undefined) => Shell
  readonly prefetch: (path: string) => void
  /** Loads the current address as a document: for unknown addresses and failed chunks. Never settles. */
  readonly reloadDocument: () => Promise<never>
}
