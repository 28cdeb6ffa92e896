interface KeyLike {
  readonly key: string
  readonly isComposing: boolean
  readonly keyCode: number
  readonly shiftKey?: boolean
}

/** The code of keys that belong to an input method. Safari sends it for the Enter that ends a composition. */
const IME_KEY_CODE = 229

/** Keys of an input method end the composition and do nothing else. */
export const isComposing = ({ isComposing, keyCode }: KeyLike): boolean =>
  isComposing || keyCode === IME_KEY_CODE

interface FieldKeys {
  readonly save: () => void
  readonly discard: () => void
  /** Whether the text may have line breaks. */
  readonly isRich?: boolean | undefined
}

/** Enter saves, Escape discards. In a rich text, Shift and Enter begin a new line. */
export function handleFieldKey(
  event: KeyLike & Pick<Event, 'preventDefault'>,
  { save, discard, isRich }: FieldKeys,
): void {
  if (isComposing(event) || (isRich && event.key === 'Enter' && event.shiftKey)) return
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

/** The text of a field without line breaks that it cannot have. */
export const readLines = (text: string, isRich: boolean | undefined): string =>
  isRich ? text : toSingleLine(text)

/** Paragraphs are separated by empty lines. */
const PARAGRAPH_ENDS = /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)\s*/

/** Receives the texts of the field if several paragraphs were pasted into it. */
export type PasteEntries = (texts: readonly string[]) => void

/** Pastes text as a single line. The browser's own undo and the caret stay intact. */
export function pasteAsLine(event: ClipboardEvent, onEntries?: PasteEntries): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const parts = text
    .replace(/^\s*[\r\n]+|[\r\n]+\s*$/g, '')
    .split(PARAGRAPH_ENDS)
    .map(toSingleLine)
  const into = event.target
  if (onEntries && parts.length > 1 && into !== null && 'selectionStart' in into) {
    event.preventDefault()
    // Only text fields have this property.
    const { value, selectionStart, selectionEnd } = into as HTMLTextAreaElement
    const all = [...parts]
    all[0] = value.slice(0, selectionStart) + all[0]
    all.push(all.pop() + value.slice(selectionEnd))
    onEntries(all)
    return
  }
  const line = toSingleLine(text.trim())
  if (line === text) return
  event.preventDefault()
  const { target } = event
  const page = target !== null && 'ownerDocument' in target ? target.ownerDocument : document
  // Deprecated, but there is no other way to change a field as typing does.
  ;(page as Document).execCommand('insertText', false, line)
  // Moving the caret ends the step of the browser's undo.
  if (target === null || !('setSelectionRange' in target)) return
  // Only text fields have this method.
  const field = target as HTMLTextAreaElement
  const { selectionEnd } = field
  field.setSelectionRange(0, 0)
  field.setSelectionRange(selectionEnd, selectionEnd)
}

export const pasteIntoField =
  (onEntries?: PasteEntries) =>
  ({ nativeEvent }: { readonly nativeEvent: ClipboardEvent }): void =>
    pasteAsLine(nativeEvent, onEntries)

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
