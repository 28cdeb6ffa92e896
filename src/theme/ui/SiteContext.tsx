import { type Context, createContext, type ReactNode, useContext } from 'react'
import type { PageData, Shell } from '../../content/model.ts'

export interface SiteContextValue {
  readonly shell: Shell
  readonly navigate: (href: string, options: NavigateOptions) => void
  readonly prefetch: (href: string) => void
}

export interface NavigateOptions {
  readonly replace: boolean
  readonly panel: string | undefined
}

/** Components that use it render again on every route change. */
export interface CurrentPage {
  /** Canonical path; empty on the not-found page. */
  readonly path: string
  /** Paths of the translations of the page, by language. */
  readonly translations?: PageData['translations']
  /** The requested navigation panel, until it is open. */
  readonly panel: string | undefined
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined)
const CurrentPageContext = createContext<CurrentPage | undefined>(undefined)

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

export const useSite = (): SiteContextValue => useProvided(SiteContext)

export const useCurrentPage = (): CurrentPage => useProvided(CurrentPageContext)

function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context)
  if (value === undefined) throw new Error('This component needs a SiteProvider.')
  return value
}
