import { createContext, useContext } from 'react'
import type { Shell } from '../model.ts'

/** What every part of the page may know about the site and the page shown. */
export interface SiteContextValue {
  readonly shell: Shell
  /** Canonical path of the page shown; empty on the page for unknown addresses. */
  readonly path: string
  /** Loads what a page needs before it is asked for. */
  readonly prefetch: (href: string) => void
  /** Name of the open navigation panel. */
  readonly panel: string | null
  readonly setPanel: (panel: string | null) => void
}

export const SiteContext = createContext<SiteContextValue | null>(null)

/** The site and the page shown. Throws outside of a `SiteContext`: a mistake in code, never of content. */
export function useSite(): SiteContextValue {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite needs a <SiteContext> around it')
  return site
}
