import type { EmotionCache } from '@emotion/cache'
import type { LoadedPage } from '../../app/loaded-page.ts'
import type { Shell, Theme } from '../../content/model.ts'
import { StyleProvider } from '../../theme/style/css.ts'
import { SiteProvider } from '../../theme/ui/SiteContext.tsx'
import { Examples } from './Examples.tsx'
import type { ShownExample } from './messages.ts'
import { Parts } from './Parts.tsx'
import { Tokens } from './Tokens.tsx'

export interface LoadedExample extends Omit<ShownExample, 'page'> {
  readonly page: LoadedPage | undefined
}

interface GalleryProps {
  readonly shell: Shell
  readonly theme: Theme
  readonly examples: readonly LoadedExample[]
  readonly styles: EmotionCache
}

const nothing = () => undefined

export function Gallery({ shell, theme, examples, styles }: GalleryProps) {
  const site = { shell, navigate: nothing, prefetch: nothing }
  const kinds = [...new Set(examples.map(({ kind }) => kind))]
  return (
    <StyleProvider value={styles}>
      <SiteProvider site={site} current={{ path: '', panel: undefined }}>
        <main>
          <Tokens theme={theme} />
          <Parts theme={theme} examples={examples} />
          {kinds.map((kind) => (
            <Examples
              key={kind}
              kind={kind}
              examples={examples.filter((example) => example.kind === kind)}
            />
          ))}
        </main>
      </SiteProvider>
    </StyleProvider>
  )
}
