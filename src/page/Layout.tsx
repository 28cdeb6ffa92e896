import type { ReactNode } from 'react'
import { css } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'

const MAIN = 'main'

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100svh;
`

const content = css`
  flex: 1;
  &:focus {
    outline: none;
  }
`

const skip = css`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 20;
  padding: var(--space-3) var(--space-4);
  background-color: var(--colour-ink);
  color: var(--colour-paper);
  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`

/** What every page has around its content: skip link, top bar, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { words } = useSite().shell
  return (
    <div css={frame}>
      <a href={`#${MAIN}`} css={skip}>
        {words.skipToContent}
      </a>
      <TopBar />
      <main id={MAIN} tabIndex={-1} css={content}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
