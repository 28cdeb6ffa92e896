import { memo, use, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Shell } from '../content/model.ts'
import { Layout } from '../theme/shell/Layout.tsx'
import { LoadingIndicator } from '../theme/shell/LoadingIndicator.tsx'
import { NotFound, type Suggestion } from '../theme/shell/NotFound.tsx'
import { useReveal } from '../theme/shell/useReveal.ts'
import { SiteProvider } from '../theme/ui/SiteContext.tsx'
import { useCurrentAddress, useRequestedPanel } from './address.ts'
import type { LoadedPage } from './loaded-page.ts'
import { createNavigate } from './navigation.ts'
import { Page } from './Page.tsx'
import type { PageSource } from './page-source.ts'
import { useRouteChange } from './useRouteChange.ts'

export interface AppProps {
  readonly shell: Shell
  readonly source: PageSource
  /** The address to render on the server. */
  readonly ssrPath?: string | undefined
  /** Suggestions of the not-found document. Only the server has them. */
  readonly suggestions?: readonly Suggestion[] | undefined
}

export function App({ shell, source, ssrPath, suggestions }: AppProps) {
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

interface RoutePageProps {
  readonly path: string
  /** Undefined while it is not loaded. */
  readonly page: LoadedPage | undefined
  readonly source: PageSource
  readonly shell: Shell
}

const RoutePage = memo(({ path, page, source, shell }: RoutePageProps) => {
  // Do not call hooks after a conditional `use`: when it is skipped on the second attempt, React 19.3 treats them as
  // hooks of an update (error 467).
  return <CurrentPage page={page ?? use(source.load(path))} shell={shell} />
})

interface CurrentPageProps {
  readonly page: LoadedPage
  readonly shell: Shell
}

function CurrentPage({ page, shell }: CurrentPageProps) {
  useRouteChange(page.data, shell.behaviour)
  useReveal(page.data.path, shell.behaviour.revealAtPercent)
  return <Page page={page} />
}

interface UnknownPageProps {
  /** Undefined for an address that is not the one of the document. */
  readonly suggestions: readonly Suggestion[] | undefined
  readonly source: PageSource
  readonly shell: Shell
}

/** Reloads the document where it has no suggestions: they and the status 404 come from the server. */
function UnknownPage({ suggestions, source, shell }: UnknownPageProps) {
  const available = suggestions ?? use(source.reloadDocument())
  const { title, text } = shell.notFound
  useRouteChange({ title, description: text, canonical: undefined }, shell.behaviour)
  return <NotFound suggestions={available} />
}
