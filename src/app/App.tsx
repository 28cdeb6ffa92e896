import {
  memo,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Shell } from '../content/model.ts'
import { toPlainText } from '../contract/rich-text.ts'
import { Layout } from '../theme/shell/Layout.tsx'
import { LoadingIndicator } from '../theme/shell/LoadingIndicator.tsx'
import { NotFound, type Suggestion } from '../theme/shell/NotFound.tsx'
import { SiteProvider } from '../theme/ui/SiteContext.tsx'
import { useCurrentAddress, useRequestedPanel } from './address.ts'
import type { LoadedPage } from './loaded-page.ts'
import { createNavigate } from './navigation.ts'
import { Page } from './Page.tsx'
import type { PageSource } from './page-source.ts'
import { store } from './store.ts'
import { useRouteChange } from './useRouteChange.ts'

export interface AppProps {
  readonly source: PageSource
  readonly ssrPath?: string | undefined
  /** Of the not-found document. Only the server has them. */
  readonly suggestions?: readonly Suggestion[] | undefined
  /** Only in the browser. Returns a function that stops observing. */
  readonly revealSections?: (() => () => void) | undefined
}

export function App({ source, ssrPath, suggestions, revealSections }: AppProps) {
  const location = useCurrentAddress(ssrPath)
  // The previous page stays while the next one is loading.
  const deferred = useDeferredValue(location)
  const rendered = source.peek(source.canonicalPath(location) ?? '') ? location : deferred
  const path = source.canonicalPath(rendered)
  const [initial] = useState(location)
  return (
    <AddressedPage
      path={path}
      page={path === undefined ? undefined : source.peek(path)}
      source={source}
      suggestions={rendered === initial ? suggestions : undefined}
      pendingAddress={rendered === location ? undefined : location}
      revealSections={revealSections}
    />
  )
}

interface AddressedPageProps extends Pick<AppProps, 'source' | 'suggestions' | 'revealSections'> {
  /** Undefined for an unknown address. */
  readonly path: string | undefined
  readonly page: LoadedPage | undefined
  readonly pendingAddress: string | undefined
}

function AddressedPage({ path, page, source, suggestions, ...rest }: AddressedPageProps) {
  // Do not call hooks after a conditional `use`: when it is skipped on the second attempt, React 19.3 treats them as
  // hooks of an update (error 467).
  const loaded = path === undefined ? undefined : (page ?? use(source.load(path)))
  const shell = source.getShell(loaded)
  return (
    <Site shell={shell} page={loaded} source={source} pendingAddress={rest.pendingAddress}>
      {loaded ? (
        <CurrentPage key={path} page={loaded} shell={shell} revealSections={rest.revealSections} />
      ) : (
        <UnknownPage suggestions={suggestions} source={source} shell={shell} />
      )}
    </Site>
  )
}

interface SiteProps extends Pick<AddressedPageProps, 'page' | 'source' | 'pendingAddress'> {
  readonly shell: Shell
  readonly children: ReactNode
}

function Site({ shell, page, source, pendingAddress, children }: SiteProps) {
  const panel = useRequestedPanel()
  const prefetch = useCallback(
    (href: string) => {
      const target = source.canonicalPath(href.split(/[?#]/, 1)[0] ?? href)
      if (target !== undefined) source.prefetch(target)
    },
    [source],
  )
  const navigate = useMemo(() => createNavigate(source), [source])
  const site = useMemo(() => ({ shell, navigate, prefetch }), [shell, navigate, prefetch])
  const { path = '', translations } = page?.data ?? {}
  const current = useMemo(() => ({ path, translations, panel }), [path, translations, panel])
  return (
    <SiteProvider site={site} current={current}>
      <Layout>{children}</Layout>
      <LoadingIndicator pendingAddress={pendingAddress} reloadDocument={source.reloadDocument} />
    </SiteProvider>
  )
}

interface CurrentPageProps extends Pick<AppProps, 'revealSections'> {
  readonly page: LoadedPage
  readonly shell: Shell
}

const CurrentPage = memo(({ page, shell, revealSections }: CurrentPageProps) => {
  useRouteChange(page.data, shell)
  // The start script reveals the sections of the first page.
  useLayoutEffect(() => (store.isFirstPage ? undefined : revealSections?.()), [revealSections])
  return <Page page={page} />
})

interface UnknownPageProps extends Pick<AppProps, 'source'> {
  readonly suggestions: readonly Suggestion[] | undefined
  readonly shell: Shell
}

/** Reloads the document where it has no suggestions: they and the status 404 come from the server. */
function UnknownPage({ suggestions, source, shell }: UnknownPageProps) {
  const available = suggestions ?? use(source.reloadDocument())
  const { title, text } = shell.notFound
  useRouteChange({ title, description: toPlainText(text), canonical: undefined }, shell)
  return <NotFound suggestions={available} />
}
