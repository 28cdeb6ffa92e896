import { createContext, type ReactNode, useContext } from 'react'
import type { Shell } from '../../content/model.ts'

/** What every part of the page may know about the site: it stays the same from page to page. */
export interface SiteContextValue {
  readonly shell: Shell
  /** Shows another page in place. */
  readonly navigate: (href: string, way: NavigateOptions) => void
  /** Loads what a page needs before it is asked for. */
  readonly prefetch: (href: string) => void
}

/** How a page comes to be shown. */
export interface NavigateOptions {
  /** Whether it stands in the history instead of the page shown, not after it. */
  readonly replace: boolean
  /** Name of the navigation panel that is to open once it has arrived. */
  readonly panel: string | undefined
}

/** The page that the visitor sees. What asks for it is shown anew with every change of pages. */
export interface CurrentPage {
  /** Canonical path of the page shown; empty on the page for unknown addresses. */
  readonly path: string
  /** Name of the navigation panel that the visitor has asked for with it, until that has opened. */
  readonly panel: string | undefined
}

// There is no value outside of the application: reading it there fails at once, as a mistake in code should.
const SiteContext = createContext(undefined as unknown as SiteContextValue)
const CurrentPageContext = createContext(undefined as unknown as CurrentPage)

interface Props {
  readonly site: SiteContextValue
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
export const useSite = (): SiteContextValue => useContext(SiteContext)

/** The page shown. */
export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext)
