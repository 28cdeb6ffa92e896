interface KeyLike {
  readonly key: string
  readonly isComposing: boolean
  readonly keyCode: number
}

/** The code of keys that belong to an input method. Safari sends it for the Enter that ends a composition. */
const IME_KEY_CODE = 229

/** Keys of an input method end the composition and do nothing else. */
export const isComposing = ({ isComposing, keyCode }: KeyLike): boolean =>
  isComposing || keyCode === IME_KEY_CODE

interface FieldKeys {
  readonly save: () => void
  readonly discard: () => void
}

/** Enter saves, Escape discards. */
export function handleFieldKey(
  event: KeyLike & Pick<Event, 'preventDefault'>,
  { save, discard }: FieldKeys,
): void {
  if (isComposing(event)) return
  if (event.key === 'Enter') {
    event.preventDefault()
    save()
  } else if (event.key === 'Escape') discard()
}

/** The same for React. */
export const fieldKeys =
  (keys: FieldKeys) =>
  ({ nativeEvent }: { readonly nativeEvent: KeyboardEvent }): void =>
    handleFieldKey(nativeEvent, keys)

const LINE_ENDS = /\s*[\r\n\u2028\u2029]+\s*/g

export const toSingleLine = (text: string): string => text.replace(LINE_ENDS, ' ')

/** Pastes text as a single line. The browser's own undo and the caret stay intact. */
export function pasteAsLine(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const line = toSingleLine(text.trim())
  if (line === text) return
  event.preventDefault()
  const { target } = event
  const page = target !== null && 'ownerDocument' in target ? target.ownerDocument : document
  // Deprecated, but there is no other way to change a field as typing does.
  ;(page as Document).execCommand('insertText', false, line)
  // Moving the caret ends the step of the browser's undo.
  const field = event.currentTarget ?? target
  if (field === null || !('setSelectionRange' in field)) return
  const { selectionEnd } = field as HTMLTextAreaElement
  ;(field as HTMLTextAreaElement).setSelectionRange(0, 0)
  ;(field as HTMLTextAreaElement).setSelectionRange(selectionEnd, selectionEnd)
}

export const pasteIntoField = ({ nativeEvent }: { readonly nativeEvent: ClipboardEvent }): void =>
  pasteAsLine(nativeEvent)

/** Pressing a button with this handler leaves the focus in the field. */
export const keepFocus = (event: { readonly preventDefault: () => void }): void =>
  event.preventDefault()

/** The focused element, also inside the frame. It does not change when the user switches windows. */
export function getFocused(): Element | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLIFrameElement)) return activeElement
  return activeElement.contentDocument?.activeElement ?? activeElement
}

/** Calls back if the focus moved to another element, and not only to another window. */
export function onLeave(field: Element | null, leave: () => void): void {
  setTimeout(() => {
    if (!field || getFocused() !== field) leave()
  })
}
