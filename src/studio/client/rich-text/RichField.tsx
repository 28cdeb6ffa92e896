import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { handleFieldKey, isComposing } from '../keys.ts'
import { FormatBar, isLinkKey, type LinkTarget } from './FormatBar.tsx'
import { RichEditor, type RichHandlers } from './rich-editor.ts'

interface Props extends RichHandlers {
  readonly id?: string | undefined
  readonly name: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  /** Markdown. */
  readonly value: string
  readonly targets: readonly LinkTarget[]
  /** Changes when the field should take the focus. */
  readonly focusKey?: unknown
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onLeave: () => void
}

/** A field for a rich text in a form. */
export function RichField(props: Props) {
  const { id, name, describedBy, isInvalid, value, targets, focusKey } = props
  const { onSave, onDiscard, onLeave } = props
  const container = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const current = useRef(props)
  current.current = props
  const [editor, setEditor] = useState<RichEditor>()
  const [isFocused, setFocused] = useState(false)
  const [isLinkOpen, setLinkOpen] = useState(false)

  useEffect(() => {
    if (!root.current) return
    const created = new RichEditor(root.current, current.current.value, () => current.current)
    setEditor(created)
    return () => created.destroy()
  }, [])
  useEffect(() => editor?.setValue(value), [editor, value])
  useEffect(() => {
    if (focusKey !== undefined) editor?.focus()
  }, [editor, focusKey])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (isLinkKey(event)) {
      event.preventDefault()
      setLinkOpen(true)
    }
    handleFieldKey(event.nativeEvent, { save: onSave, discard: onDiscard, isRich: true })
    // The editor would begin a new line, or give up the focus.
    if (event.nativeEvent.defaultPrevented || event.key === 'Escape') event.stopPropagation()
  }
  const onBlur = () =>
    setTimeout(() => {
      if (container.current?.contains(document.activeElement)) return
      setFocused(false)
      setLinkOpen(false)
      onLeave()
    })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus and blur of the parts inside
    <div className="rich" ref={container} onFocus={() => setFocused(true)} onBlur={onBlur}>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area cannot show formatted text */}
      <div
        ref={root}
        id={id}
        className="rich-text"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onKeyDownCapture={onKeyDown}
      />
      {editor && isFocused && (
        <FormatBar
          editor={editor}
          targets={targets}
          isLinkOpen={isLinkOpen}
          onLinkOpen={setLinkOpen}
        />
      )}
    </div>
  )
}
