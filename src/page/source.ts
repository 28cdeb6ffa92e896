import type { LoadedPage } from './loaded.ts'

/** Where the application gets its pages from: one rendering on the server, chunks in the browser. */
export interface PageSource {
  /** The page if it is loaded. */
  readonly peek: (id: string) => LoadedPage | undefined
  /** Loads a page; the same promise for the same page while it is wanted. */
  readonly load: (id: string) => Promise<LoadedPage>
  /** Begins to load a page that may be wanted soon. */
  readonly prefetch: (id: string) => void
}
