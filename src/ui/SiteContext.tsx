import { createContext, useContext } from 'react'
import type { Shell } from '../model.ts'

/** What every part of the page may know about the site and the page shown. */
export interface SiteContextValue {
  readonly shell: Shell
  /** Canonical path of the page shown; empty on the page for unknown addresses. */
  readonly path: string
  /** Loads what a page needs before it is asked for. */
  readonly prefetch: (href: string) => void
  /** Name of the navigation panel that is to open once the page asked for has arrived. */
  readonly panel: string | null
  readonly setPanel: (panel: string | null) => void
}

// There is no value outside of the application: reading it there fails at once, as a mistake in code should.
export const SiteContext = createContext(undefined as unknown as SiteContextValue)

/** The site and the page shown. */
export const useSite = (): SiteContextValue => useContext(SiteContext)
