import { use, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { RouteEntry, Shell } from '../model.ts'
import { nearest } from '../nearest.ts'
import { findRoute } from '../routes.ts'
import { SiteContext } from '../ui/SiteContext.tsx'
import { Layout } from './Layout.tsx'
import { NotFound, type Suggestion } from './NotFound.tsx'
import { Page } from './Page.tsx'
import type { PageSource } from './source.ts'
import { useArrival } from './useArrival.ts'

interface Props {
  readonly shell: Shell
  readonly source: PageSource
  /** The suggestions of the not-found page, where they are not to be worked out from the address. */
  readonly suggestions?: readonly Suggestion[]
}

/** The whole site: the page of the current address between top bar and footer. */
export function App({ shell, source, suggestions }: Props) {
  const [location] = useLocation()
  // While the next page is loading, the one before it stays.
  const shown = useDeferredValue(location)
  const route = findRoute(shell.routes, shown)
  const [panel, setPanel] = useState<string | null>(null)
  const prefetch = useCallback(
    (href: string) => {
      const target = findRoute(shell.routes, href.split('#', 1)[0] ?? href)
      if (target) source.prefetch(target.id)
    },
    [shell, source],
  )
  const path = route?.path ?? ''
  const site = useMemo(() => ({ shell, path, prefetch, panel, setPanel }), [shell, path, prefetch, panel])
  return (
    <SiteContext value={site}>
      <Layout>
        {route ? (
          <RoutePage key={route.id} route={route} source={source} shell={shell} />
        ) : (
          <UnknownPage suggestions={suggestions ?? nearest(shown, shell.routes)} shell={shell} />
        )}
      </Layout>
    </SiteContext>
  )
}

interface RoutePageProps {
  readonly route: RouteEntry
  readonly source: PageSource
  readonly shell: Shell
}

function RoutePage({ route, source, shell }: RoutePageProps) {
  const page = source.peek(route.id) ?? use(source.load(route.id))
  useArrival(page.data, shell.behaviour.routeChangeScroll)
  return <Page page={page} />
}

function UnknownPage({ suggestions, shell }: { readonly suggestions: readonly Suggestion[]; readonly shell: Shell }) {
  const { title, text } = shell.notFound
  useArrival({ title, description: text, canonical: undefined }, shell.behaviour.routeChangeScroll)
  return <NotFound nearest={suggestions} />
}
