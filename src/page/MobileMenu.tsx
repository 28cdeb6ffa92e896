import { useEffect, useRef } from 'react'
import { css, wide } from '../style/css.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { PanelGroup } from './NavPanel.tsx'
import { barEntry, caret } from './navigationLook.ts'
import { useChange } from './useChange.ts'
import { useDismiss } from './useDismiss.ts'

const menuOnly = css`
  ${wide} {
    display: none;
  }
`

const button = css`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--space-4);
  border: 1px solid currentColor;
  border-radius: var(--radius);
  font-weight: 600;
`

const sheet = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: calc(100dvh - var(--bar-height));
  overflow: auto;
  padding: var(--space-4) var(--gutter) var(--space-8);
  border-block: 1px solid var(--colour-rule);
  background-color: var(--colour-raised);
  & > li + li {
    border-block-start: 1px solid var(--colour-rule);
  }
`

const entry = css`
  justify-content: space-between;
`

const groups = css`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-4);
`

/** The menu of narrow windows. Any number of its sections may be open at once. */
export function MobileMenu() {
  const { shell, path, panel: asked, setPanel } = useSite()
  const { navigation, words, behaviour } = shell
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  useDismiss(menu, close)
  useChange(path, close)

  const wideWindow = `(min-width: ${behaviour.mobileBelowPx}px)`

  useEffect(() => {
    const query = matchMedia(wideWindow)
    const closeOnceWide = () => {
      if (query.matches && menu.current) menu.current.open = false
    }
    query.addEventListener('change', closeOnceWide)
    return () => query.removeEventListener('change', closeOnceWide)
  }, [wideWindow])

  // A panel asked for in a narrow window is a section of this menu.
  useEffect(() => {
    if (asked === null || !menu.current || matchMedia(wideWindow).matches) return
    menu.current.open = true
    const section = menu.current.querySelector<HTMLDetailsElement>(`[data-panel="${asked}"]`)
    if (section) section.open = true
    setPanel(null)
  }, [asked, setPanel, wideWindow])

  return (
    <details ref={menu} css={menuOnly} suppressHydrationWarning>
      <summary css={button}>{words.openMenu}</summary>
      <ul css={sheet}>
        {navigation.bar.map((item) =>
          'panel' in item ? (
            <MenuSection key={item.panel} name={item.panel} />
          ) : (
            <li key={item.label}>
              <SiteLink to={item.to} css={barEntry}>
                {item.label}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

function MenuSection({ name }: { readonly name: string }) {
  const panel = useSite().shell.navigation.panels[name]
  if (panel === undefined) return null
  return (
    <li>
      <details data-panel={name} suppressHydrationWarning>
        <summary css={[barEntry, entry]}>
          {panel.label}
          <span css={caret} aria-hidden="true" />
        </summary>
        <div css={groups}>
          {panel.groups.map((group) => (
            <PanelGroup key={group.title} group={group} />
          ))}
        </div>
      </details>
    </li>
  )
}
