import { css, narrow } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { barEntry } from './navigationLook.ts'
import { PanelEntry } from './PanelEntry.tsx'
import { useChange } from './useChange.ts'
import { useScrolled } from './useScrolled.ts'

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  border-block-end: 1px solid transparent;
  background-color: var(--colour-paper);
  &[data-scrolled] {
    border-block-end-color: var(--colour-rule);
    background-color: var(--colour-bar);
  }
`

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: var(--bar-height);
  inline-size: min(100% - 2 * var(--gutter), var(--page-width));
  margin-inline: auto;
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  column-gap: clamp(var(--space-3), 2vw, var(--space-8));
  font-size: clamp(0.875rem, 1.6vw, var(--step-0));
  ${narrow} {
    display: none;
  }
`

/** The bar at the top of every page: logo, entries, and the mobile menu in narrow windows. */
export function TopBar() {
  const { shell, path, setPanel } = useSite()
  const { navigation, words, behaviour } = shell
  const scrolled = useScrolled(behaviour.scrolledAfterPx)
  useChange(path, () => setPanel(null))

  return (
    <header css={bar} data-scrolled={scrolled ? '' : undefined}>
      <div css={row}>
        <Logo />
        <nav aria-label={words.mainNavigation}>
          <ul css={list}>
            {navigation.bar.map((entry) =>
              'panel' in entry ? (
                <PanelEntry key={entry.panel} name={entry.panel} />
              ) : (
                <li key={entry.label}>
                  <SiteLink to={entry.to} css={barEntry}>
                    {entry.label}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
          <MobileMenu />
        </nav>
      </div>
    </header>
  )
}
