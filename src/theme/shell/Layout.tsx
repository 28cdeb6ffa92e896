import type { ReactNode } from 'react'
import { css } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { Footer } from './Footer.tsx'
import { Notice } from './Notice.tsx'
import { TopBar } from './TopBar.tsx'
import { useOpenRequestedPanel } from './useOpenRequestedPanel.ts'

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100svh;
  & > main {
    &:focus {
      outline: 0;
    }
  }
  & > a {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 20;
    padding: var(--space-4);
    background: var(--color-text);
    color: var(--color-background);
    &:not(:focus) {
      translate: 0 -200%;
    }
  }
`

export function Layout({ children }: { readonly children: ReactNode }) {
  useOpenRequestedPanel()
  const { words, behaviour } = useSite().shell
  return (
    <div css={frame}>
      <a href="#main">{words.skipToContent}</a>
      <Notice />
      <TopBar />
      <main id="main" tabIndex={-1} data-reveal-at={behaviour.revealAtPercent}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
