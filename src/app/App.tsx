import { memo, use, useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
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
  readonly shell: Shell
  readonly source: PageSource
  readonly ssrPath?: string | undefined
  /** Of the not-found document. Only the server has them. */
  readonly suggestions?: readonly Suggestion[] | undefined
  /** Only in the browser. Returns a function that stops observing. */
  readonly revealSections?: (() => () => void) | undefined
}

export function App({ shell, source, ssrPath, suggestions, revealSections }: AppProps) {
  const location = useCurrentAddress(ssrPath)
  // The previous page stays while the next one is loading.
  const deferred = useDeferredValue(location)
  const rendered = source.peek(source.canonicalPath(location) ?? '') ? location : deferred
  const path = source.canonicalPath(rendered)
  const [initial] = useState(location)
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
  const current = useMemo(() => ({ path: path ?? '', panel }), [path, panel])
  return (
    <SiteProvider site={site} current={current}>
      <Layout>
        {path !== undefined ? (
          <RoutePage
            key={path}
            path={path}
            page={source.peek(path)}
            source={source}
            shell={shell}
            revealSections={revealSections}
          />
        ) : (
          <UnknownPage
            suggestions={rendered === initial ? suggestions : undefined}
            source={source}
            shell={shell}
          />
        )}
      </Layout>
      <LoadingIndicator
        pendingAddress={rendered === location ? undefined : location}
        reloadDocument={source.reloadDocument}
      />
    </SiteProvider>
  )
}

interface RoutePageProps extends Pick<AppProps, 'shell' | 'source' | 'revealSections'> {
  readonly path: string
  readonly page: LoadedPage | undefined
}

const RoutePage = memo(({ path, page, source, ...site }: RoutePageProps) => {
  // Do not call hooks after a conditional `use`: when it is skipped on the second attempt, React 19.3 treats them as
  // hooks of an update (error 467).
  return <CurrentPage page={page ?? use(source.load(path))} {...site} />
})

interface CurrentPageProps extends Pick<AppProps, 'shell' | 'revealSections'> {
  readonly page: LoadedPage
}

function CurrentPage({ page, shell, revealSections }: CurrentPageProps) {
  useRouteChange(page.data, shell.behaviour)
  // The start script reveals the sections of the first page.
  useLayoutEffect(() => (store.isFirstPage ? undefined : revealSections?.()), [revealSections])
  return <Page page={page} />
}

interface UnknownPageProps extends Pick<AppProps, 'shell' | 'source'> {
  readonly suggestions: readonly Suggestion[] | undefined
}

/** Reloads the document where it has no suggestions: they and the status 404 come from the server. */
function UnknownPage({ suggestions, source, shell }: UnknownPageProps) {
  const available = suggestions ?? use(source.reloadDocument())
  const { title, text } = shell.notFound
  useRouteChange({ title, description: toPlainText(text), canonical: undefined }, shell.behaviour)
  return <NotFound suggestions={available} />
}
