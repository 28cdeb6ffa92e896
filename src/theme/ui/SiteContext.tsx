import { createContext, type ReactNode, useContext } from 'react'
import type { Shell } from '../../content/model.ts'

/** Values that do not change from page to page. */
export interface SiteContextValue {
  readonly shell: Shell
  readonly navigate: (href: string, way: NavigateOptions) => void
  /** Loads a page in advance. */
  readonly prefetch: (href: string) => void
}

export interface NavigateOptions {
  /** Whether to replace the current history entry. */
  readonly replace: boolean
  /** The navigation panel to open after navigation. */
  readonly panel: string | undefined
}

/** Components that use it render again on every route change. */
export interface CurrentPage {
  /** Canonical path; empty on the not-found page. */
  readonly path: string
  /** The requested navigation panel, until it is open. */
  readonly panel: string | undefined
}

// Using a context without its provider is a bug and fails at once.
const SiteContext = createContext(undefined as unknown as SiteContextValue)
const CurrentPageContext = createContext(undefined as unknown as CurrentPage)

interface Props {
  readonly site: SiteContextValue
  readonly current: CurrentPage
  readonly children: ReactNode
}

export const SiteProvider = ({ site, current, children }: Props) => (
  <SiteContext value={site}>
    <CurrentPageContext value={current}>{children}</CurrentPageContext>
  </SiteContext>
)

export const useSite = (): SiteContextValue => useContext(SiteContext)

export const useCurrentPage = (): CurrentPage => useContext(CurrentPageContext)
