import { useId } from 'react'
import { useSite } from '../ui/SiteContext.tsx'
import type { PanelEntryProps } from './BarEntries.tsx'
import { NavPanel } from './NavPanel.tsx'
import { expandable } from './navigationStyles.ts'
import { useOpenOnHover } from './useOpenOnHover.ts'
import { usePopover } from './usePopover.ts'

/** A disclosure button with its panel (ARIA Authoring Practices). It works without JavaScript. */
export function PanelEntry({ name, panel }: PanelEntryProps) {
  const id = useId()
  const { ref, open } = usePopover()
  const { container, click } = useOpenOnHover(ref, useSite().shell.behaviour.panelCloseDelayMs)
  return (
    <div {...container}>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        data-panel={name}
        onClick={click}
        css={expandable}
      >
        {panel.label}
      </button>
      <NavPanel id={id} ref={ref} panel={panel} />
    </div>
  )
}
