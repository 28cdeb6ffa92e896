import {
  ClipboardCheck,
  CodeXml,
  Eye,
  FileDiff,
  Files,
  Monitor,
  Moon,
  PenLine,
  Redo2,
  Search,
  Settings,
  Smartphone,
  Sun,
  Tablet,
  Undo2,
} from 'lucide-react'
import type { RefObject } from 'react'
import { useStudio } from './context.ts'
import type { Model } from './model.ts'
import type { PanelName } from './panels/SideColumn.tsx'
import { PublishButton } from './publish/PublishButton.tsx'
import { SignOut } from './SignOut.tsx'
import type { Scheme } from './scheme-in-frame.ts'
import { UnsavedList } from './UnsavedList.tsx'
import { Segments } from './ui/Segments.tsx'
import { ToolButton } from './ui/ToolButton.tsx'

const WIDTHS = [
  { title: 'Phone', value: 390, icon: Smartphone },
  { title: 'Tablet', value: 768, icon: Tablet },
  { title: 'Desktop', value: 1280, icon: Monitor },
]

const SCHEMES: { title: string; value: Scheme; icon: typeof Sun }[] = [
  { title: 'Light', value: 'light', icon: Sun },
  { title: 'Dark', value: 'dark', icon: Moon },
]

const MODES = [
  { title: 'Edit', value: true, icon: PenLine },
  { title: 'Preview', value: false, icon: Eye },
]

const CTRL = /Mac|iPad|iPhone/.test(navigator.platform) ? '⌘' : 'Ctrl+'

export interface ViewOptions {
  readonly width: number
  readonly scheme: Scheme
  readonly isEditing: boolean
  readonly isSource: boolean
  /** Undefined for the page tree, which narrow windows hide. */
  readonly panel: PanelName | undefined
}

interface Props {
  readonly view: ViewOptions
  readonly onChange: (view: Partial<ViewOptions>) => void
  /** Whether the page tree is a drawer. */
  readonly isNarrow: boolean
  readonly sourceButton: RefObject<HTMLButtonElement | null>
}

export function Toolbar({ view, onChange, isNarrow, sourceButton }: Props) {
  const { model, actions } = useStudio()
  const { state, formAt } = model
  const isSettings = formAt?.length === 0 && !view.isSource
  return (
    <header className="toolbar">
      <a className="skip" href="#selected">
        Skip to inspector
      </a>
      <h1>Studio</h1>
      {isNarrow && (
        <ToolButton
          label="Pages"
          icon={<Files aria-hidden />}
          onPress={() => onChange({ panel: 'pages' })}
          showsLabel
        />
      )}
      <Segments
        title="Mode"
        options={MODES}
        value={view.isEditing}
        onChange={(isEditing) => onChange({ isEditing })}
      />
      <Segments
        title="Width"
        options={WIDTHS}
        value={view.width}
        onChange={(width) => onChange({ width })}
      />
      <Segments
        title="Colors"
        options={SCHEMES}
        value={view.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <ConnectionStatus connection={model.connection} />
      <div className="tools">
        <UnsavedList />
        <ToolButton
          label="Undo"
          icon={<Undo2 aria-hidden />}
          shortcut={`${CTRL}Z`}
          reason={state?.undo ? undefined : 'Nothing to undo.'}
          onPress={() => void actions.turn('undo')}
        />
        <ToolButton
          label="Redo"
          icon={<Redo2 aria-hidden />}
          shortcut={`${CTRL}Shift+Z`}
          reason={state?.redo ? undefined : 'Nothing to redo.'}
          onPress={() => void actions.turn('redo')}
        />
        <ToolButton
          ref={sourceButton}
          label="Source"
          icon={<CodeXml aria-hidden />}
          isPressed={view.isSource}
          onPress={() => onChange({ isSource: !view.isSource })}
        />
        <PanelButtons view={view} onChange={onChange} />
        <ToolButton
          label="Settings"
          icon={<Settings aria-hidden />}
          isPressed={isSettings}
          showsLabel={!isNarrow}
          onPress={() => {
            onChange({ isSource: false })
            actions.openForm(isSettings ? undefined : [])
          }}
        />
        <SignOut />
        <PublishButton />
      </div>
    </header>
  )
}

const ConnectionStatus = ({ connection }: Pick<Model, 'connection'>) =>
  connection !== 'open' && (
    <p className="lost" role="alert">
      {connection === 'lost'
        ? 'Connection lost. Reconnecting… Your text is kept.'
        : 'The server is not responding. Waiting… Your text is kept.'}
    </p>
  )

const PANELS: { name: PanelName; label: string; icon: typeof Sun }[] = [
  { name: 'search', label: 'Search and replace', icon: Search },
  { name: 'report', label: 'Site report', icon: ClipboardCheck },
  { name: 'changes', label: 'Changes', icon: FileDiff },
]

const PanelButtons = ({ view, onChange }: Pick<Props, 'view' | 'onChange'>) =>
  PANELS.map(({ name, label, icon: Icon }) => (
    <ToolButton
      key={name}
      label={label}
      icon={<Icon aria-hidden />}
      isPressed={view.panel === name}
      onPress={() => onChange({ panel: view.panel === name ? undefined : name })}
    />
  ))
