import { memo, useRef } from 'react'
import { css, narrow, wide } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { BarEntries } from './BarEntries.tsx'
import { BarTools } from './BarTools.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { compactBar } from './navigationStyles.ts'
import { PanelEntry } from './PanelEntry.tsx'
import { useBarHeight } from './useBarHeight.ts'
import { useScrolled } from './useScrolled.ts'

const bar = css`
  container-type: inline-size;
  anchor-name: --bar;
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  view-transition-name: bar;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: var(--bar-min-height);
  padding-inline: var(--edge);
  border-block-end: 1px solid transparent;
  background: var(--color-background);
  &[data-scrolled] {
    border-color: var(--color-border);
    background: var(--color-bar-background);
  }
  & > nav {
    flex: none;
    max-inline-size: 75%;
  }
  ${wide} {
    flex-direction: var(--bar-direction);
    padding-block: var(--bar-space);
  }
  & > nav > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: var(--bar-justify);
    column-gap: clamp(var(--space-3), 2vw, var(--space-8));
    font-size: clamp(0.875rem, 1.6vw, var(--step-0));
    ${narrow} {
      display: none;
    }
    ${compactBar} {
      display: none;
    }
  }
`

const withLanguages = css`
  & > nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: var(--bar-justify);
    column-gap: clamp(var(--space-4), 3vw, var(--space-12));
  }
`

export const TopBar = memo(() => {
  const { shell } = useSite()
  const ref = useRef<HTMLElement>(null)
  useBarHeight(ref)
  const scrolled = useScrolled(shell.behaviour.scrolledAfterPx)
  return (
    <header
      ref={ref}
      css={shell.languages ? [bar, withLanguages] : bar}
      data-scrolled={scrolled || undefined}
    >
      <Logo />
      <nav aria-label={shell.words.mainNavigation}>
        <BarEntries panelEntry={PanelEntry} />
        <BarTools />
        <MobileMenu />
      </nav>
    </header>
  )
})
