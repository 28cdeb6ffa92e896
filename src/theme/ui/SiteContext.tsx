import { createContext, type ReactNode, useContext } from 'react'
import type { Shell } from '../../content/model.ts'

/** What every part of the page may know about the site: it stays the same from page to page. */
export interface Site {
  readonly shell: Shell
  /** Shows another page in place; in the history it stands instead of the page shown, or comes after it. */
  readonly go: (href: string, replace: boolean) => void
  /** Loads what a page needs before it is asked for. */
  readonly prefetch: (href: string) => void
  /** Names the navigation panel that is to open once the page asked for has arrived, or none. */
  readonly setPanel: (panel: string | null) => void
}

/** The page that the visitor sees. What asks for it is shown anew with every change of pages. */
export interface CurrentPage {
  /** Canonical path of the page shown; empty on the page for unknown addresses. */
  readonly path: string
  /** Name of the navigation panel that is to open once the page asked for has arrived. */
  readonly panel: string | null
}

// There is no value outside of the application: reading it there fails at once, as a mistake in code should.
const SiteContext = createContext(undefined as unknown as Site)
const CurrentPageContext = createContext(undefined as unknown as CurrentPage)

interface Props {
  readonly site: Site
  readonly current: CurrentPage
  readonly children: ReactNode
}

/** Tells all parts in it about the site and the page shown. */
export const SiteProvider = ({ site, current, children }: Props) => (
  <SiteContext value={site}>
    <CurrentPageContext value={current}>{children}</CurrentPageContext>
  </SiteContext>
)

/** The site. */
export const useSite = (): Site => useContext(SiteContext)

/** The page shown. */
export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext)
