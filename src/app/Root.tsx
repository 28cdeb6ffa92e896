import type { EmotionCache } from '@emotion/cache'
import { StyleProvider } from '../theme/style/css.ts'
import { App, type AppProps } from './App.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface Props extends AppProps {
  readonly styles: EmotionCache
}

export const Root = ({ styles, ...site }: Props) => (
  <StyleProvider value={styles}>
    <ErrorBoundary source={site.source}>
      <App {...site} />
    </ErrorBoundary>
  </StyleProvider>
)
