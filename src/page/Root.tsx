import type { EmotionCache } from '@emotion/cache'
import { Router } from 'wouter'
import type { Shell } from '../model.ts'
import { StyleProvider } from '../style/css.ts'
import { App } from './App.tsx'
import { aroundNavigation } from './aroundNavigation.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { Suggestion } from './NotFound.tsx'
import type { PageSource } from './source.ts'

interface Props {
  readonly shell: Shell
  readonly source: PageSource
  readonly styles: EmotionCache
  /** The address to render on the server; in the browser it is the address of the document. */
  readonly ssrPath?: string
  readonly suggestions?: readonly Suggestion[]
}

/** The same tree for the server and the browser: what one renders, the other hydrates. */
export function Root({ shell, source, styles, ssrPath, suggestions }: Props) {
  return (
    <StyleProvider value={styles}>
      <ErrorBoundary shell={shell}>
        <Router
          aroundNav={aroundNavigation(source)}
          {...(ssrPath === undefined ? {} : { ssrPath })}
        >
          <App shell={shell} source={source} {...(suggestions ? { suggestions } : {})} />
        </Router>
      </ErrorBoundary>
    </StyleProvider>
  )
}
