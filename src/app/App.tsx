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
  /** The address to render on the server; in the browser it is the address of the document. */
  readonly ssrPath?: string | undefined
  /** What the not-found page suggests, if the document is one: only the server knows. */
  readonly suggestions?: readonly Suggestion[] | undefined
}

/** The whole site: the page of the current address between top bar and footer. */
export function App({ shell, source, ssrPath, suggestions }: AppProps) {
  const location = useCurrentAddress(ssrPath)
  // While the next page is loading, the one before it stays.
  const deferred = useDeferredValue(location)
  const shown = source.peek(source.canonicalPath(location) ?? '') ? location : deferred
  const path = source.canonicalPath(shown)
  const [first] = useState(location)
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
            known={shown === first ? suggestions : undefined}
            source={source}
            shell={shell}
          />
        )}
      </Layout>
      <LoadingIndicator
        pendingAddress={shown === location ? undefined : location}
        reloadDocument={source.reloadDocument}
      />
    </SiteProvider>
  )
}

interface RoutePageProps {
  readonly path: string
  /** The page, if it is loaded already. */
  readonly page: LoadedPage | undefined
  readonly source: PageSource
  readonly shell: Shell
}

/** It stays as it is when the application comes to know that nobody waits for it any longer. */
const RoutePage = memo(({ path, page, source, shell }: RoutePageProps) => {
  // No hook may follow here: if the page comes while React waits for it, `use` is skipped the second
  // time, and React 19.3 then takes the hooks after it for those of an update (its error 467).
  const shown = page ?? use(source.load(path))
  return <ShownPage page={shown} shell={shell} />
})

interface ShownPageProps {
  readonly page: LoadedPage
  readonly shell: Shell
}

function ShownPage({ page, shell }: ShownPageProps) {
  useRouteChange(page.data, shell.behaviour)
  useReveal(page.data.path, shell.behaviour.revealAtPercent)
  return <Page page={page} />
}

interface UnknownPageProps {
  readonly known: readonly Suggestion[] | undefined
  readonly source: PageSource
  readonly shell: Shell
}

/** An unknown address gets its suggestions and its status 404 from the server. */
function UnknownPage({ known, source, shell }: UnknownPageProps) {
  const suggestions = known ?? use(source.reloadDocument())
  const { title, text } = shell.notFound
  useRouteChange({ title, description: text, canonical: undefined }, shell.behaviour)
  return <NotFound nearest={suggestions} />
}
