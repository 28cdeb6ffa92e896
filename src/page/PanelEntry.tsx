import type { PanelEntryProps } from './BarEntries.tsx'
import { NavPanel } from './NavPanel.tsx'
import { opens } from './navigationLook.ts'
import { useMenu } from './useMenu.ts'

/** An entry of the bar that opens a panel; one at a time is open. Works without JavaScript too. */
export function PanelEntry({ name, panel }: PanelEntryProps) {
  return (
    <details ref={useMenu()} name="panel" data-panel={name} suppressHydrationWarning>
      <summary css={opens}>{panel.label}</summary>
      <NavPanel panel={panel} />
    </details>
  )
}
