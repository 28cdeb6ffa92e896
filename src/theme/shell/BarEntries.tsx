import { type ComponentType, memo } from 'react'
import { renderList } from '../ui/renderList.ts'
import { useSite } from '../ui/SiteContext.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { Panel } from './LinkGroup.tsx'
import { barEntry } from './navigationStyles.ts'

export interface PanelEntryProps {
  readonly name: string
  readonly panel: Panel
}

interface BarEntriesProps {
  readonly panelEntry: ComponentType<PanelEntryProps>
}

export const BarEntries = memo(({ panelEntry: Opening }: BarEntriesProps) => {
  const { bar, panels } = useSite().shell.navigation
  return (
    <ul>
      {renderList(bar, (entry) => {
        const panel = 'panel' in entry && panels[entry.panel]
        return (
          <li>
            {'to' in entry ? (
              <SiteLink to={entry.to} css={barEntry}>
                {entry.label}
              </SiteLink>
            ) : (
              panel && <Opening name={entry.panel} panel={panel} />
            )}
          </li>
        )
      })}
    </ul>
  )
})
