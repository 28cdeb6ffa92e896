import type { ComponentProps } from 'react'
import { Pages } from '../Pages.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { ChangesPanel } from './ChangesPanel.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { SearchPanel } from './SearchPanel.tsx'

export type PanelName = 'pages' | 'changes' | 'search' | 'report'

export interface PanelProps {
  readonly onClose: () => void
  /** Called before a place is shown. */
  readonly onShow: () => void
}

const PANELS = {
  changes: { title: 'Changes', Content: ChangesPanel },
  report: { title: 'Site report', Content: ReportPanel },
  search: { title: 'Search and replace', Content: SearchPanel },
}

interface Props extends Omit<ComponentProps<typeof Pages>, 'onShow'> {
  readonly panel: PanelName
  /** Whether the panel is a drawer over the page. */
  readonly isDrawer: boolean
  readonly onClose: () => void
}

const ignore = () => {}

/** The page tree, or another list about the whole site in its place. */
export function SideColumn({ panel, isDrawer, onClose, onOpen, ...list }: Props) {
  const tool = panel === 'pages' ? undefined : PANELS[panel]
  const open = (path: string) => {
    if (isDrawer) onClose()
    onOpen(path)
  }
  const show = isDrawer ? onClose : ignore
  const content = tool ? (
    <tool.Content onClose={onClose} onShow={show} />
  ) : (
    <Pages {...list} onOpen={open} onShow={show} />
  )
  if (!isDrawer) return content
  return (
    <ModalDialog title={tool?.title ?? 'Pages'} size="drawer" onClose={onClose}>
      {content}
    </ModalDialog>
  )
}
