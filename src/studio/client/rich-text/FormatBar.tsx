import { Bold, Italic, Link, type LucideIcon, Unlink } from 'lucide-react'
import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react'
import { isComposing, keepFocus } from '../keys.ts'
import type { RichEditor } from './rich-editor.ts'
import type { SpanLink } from './spans.ts'

export interface LinkTarget {
  readonly path: string
  readonly title: string
}

interface Props {
  readonly editor: RichEditor
  readonly targets: readonly LinkTarget[]
  readonly isLinkOpen: boolean
  readonly onLinkOpen: (isOpen: boolean) => void
}

/** Buttons for bold, italic and links. */
export function FormatBar({ editor, targets, isLinkOpen, onLinkOpen }: Props) {
  const subscribe = (listener: () => void) => editor.subscribe(listener)
  const { isBold, isItalic, link } = useSyncExternalStore(subscribe, () => editor.marks)
  return (
    <div className="format-bar" role="toolbar" aria-label="Formatting">
      <Tool
        icon={Bold}
        name="Bold"
        letter="B"
        isOn={isBold}
        onPress={() => editor.toggle('bold')}
      />
      <Tool
        icon={Italic}
        name="Italic"
        letter="I"
        isOn={isItalic}
        onPress={() => editor.toggle('italic')}
      />
      <Tool
        icon={Link}
        name="Link"
        letter="K"
        isOn={link !== undefined}
        onPress={() => onLinkOpen(!isLinkOpen)}
      />
      {link && <Tool icon={Unlink} name="Remove link" onPress={() => editor.removeLink()} />}
      {isLinkOpen && (
        <LinkForm
          key={link?.target}
          link={link}
          targets={targets}
          onApply={(changed) => {
            onLinkOpen(false)
            if (changed.target === '') editor.removeLink()
            else editor.setLink(changed)
          }}
          onCancel={() => {
            onLinkOpen(false)
            editor.refocus()
          }}
        />
      )}
    </div>
  )
}

interface ToolProps {
  readonly icon: LucideIcon
  readonly name: string
  /** Of the shortcut. */
  readonly letter?: string
  readonly isOn?: boolean
  readonly onPress: () => void
}

const MODIFIER = /Mac|iP(hone|ad)/.test(navigator.userAgent)
  ? ({ key: 'Meta', sign: '⌘' } as const)
  : ({ key: 'Control', sign: 'Ctrl+' } as const)

/** Not a Tab stop: the field has the same shortcuts. */
function Tool({ icon: Icon, name, letter, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      title={letter ? `${name} (${MODIFIER.sign}${letter})` : name}
      aria-keyshortcuts={letter && `${MODIFIER.key}+${letter}`}
      aria-pressed={isOn}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  )
}

export const isLinkKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey

interface LinkFormProps {
  readonly link: SpanLink | undefined
  readonly targets: readonly LinkTarget[]
  readonly onApply: (link: SpanLink) => void
  readonly onCancel: () => void
}

/** Links that do not work yet have a reason. */
const FLAGGED = 'flagged:'

function LinkForm({ link, targets, onApply, onCancel }: LinkFormProps) {
  const id = useId()
  const [target, setTarget] = useState(link?.target ?? '')
  const [reason, setReason] = useState(link?.title ?? '')
  const isFlagged = target.startsWith(FLAGGED)
  const apply = () =>
    onApply({ target: target.trim(), title: (isFlagged && reason.trim()) || undefined })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') onCancel()
    // Not a form: it may be inside of one.
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: opened by a button or a key for this field
        autoFocus
        aria-label="Page or address"
        placeholder="/page or https://…"
        list={`${id}-targets`}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={`${id}-targets`}>
        {targets.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {isFlagged && (
        <input
          aria-label="Reason"
          placeholder="Why it does not work yet"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <button type="button" className="apply" onClick={apply}>
        Apply
      </button>
    </>
  )
}
