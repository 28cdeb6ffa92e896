import { type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '../ui/SiteContext.tsx'
import { NavPanel } from './NavPanel.tsx'
import { barEntry, caret } from './navigationLook.ts'
import { useDismiss } from './useDismiss.ts'

/** An entry of the bar that opens a panel. Without JavaScript the browser opens and closes it. */
export function PanelEntry({ name }: { readonly name: string }) {
  const { shell, panel: shown, setPanel } = useSite()
  const menu = useRef<HTMLDetailsElement>(null)
  const panel = shell.navigation.panels[name]

  // It may have been opened before this ran.
  const adopt = useEffectEvent(() => {
    if (menu.current?.open) setPanel(name)
  })
  useEffect(() => adopt(), [])
  useDismiss(menu, () => setPanel(null))

  const click = (event: MouseEvent) => {
    event.preventDefault()
    setPanel(shown === name ? null : name)
  }
  // Searching in the page opens it without a click. Closing needs no such care: what else closes it
  // is the opening of another panel.
  const toggled = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && shown !== name) setPanel(name)
  }

  if (panel === undefined) return null
  return (
    <li>
      <details
        ref={menu}
        name="panel"
        open={shown === name}
        onToggle={toggled}
        suppressHydrationWarning
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
        <summary css={barEntry} onClick={click}>
          {panel.label}
          <span css={caret} aria-hidden="true" />
        </summary>
        <NavPanel panel={panel} />
      </details>
    </li>
  )
}
