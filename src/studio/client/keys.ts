interface KeyLike {
  readonly key: string
  readonly isComposing: boolean
  readonly keyCode: number
  readonly shiftKey?: boolean
}

/** Safari sends this code for the Enter that ends a composition. */
const IME_KEY_CODE = 229

/** Ignore these keys: they only control the input method. */
export const isComposing = ({ isComposing, keyCode }: KeyLike): boolean =>
  isComposing || keyCode === IME_KEY_CODE

interface FieldKeys {
  readonly save: () => void
  readonly discard: () => void
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

export const fieldKeys =
  (keys: FieldKeys) =>
  ({ nativeEvent }: { readonly nativeEvent: KeyboardEvent }): void =>
    handleFieldKey(nativeEvent, keys)

const LINE_ENDS = /\s*[\r\n\u2028\u2029]+\s*/g

export const toSingleLine = (text: string): string => text.replace(LINE_ENDS, ' ')

const PARAGRAPH_ENDS = /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)\s*/

export type PasteEntries = (texts: readonly string[]) => void

/** Keeps the browser's own undo and the caret intact. */
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

export const keepFocus = (event: { readonly preventDefault: () => void }): void =>
  event.preventDefault()

/** Includes elements inside the frame. Does not change when the user switches windows. */
export function getFocused(): Element | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLIFrameElement)) return activeElement
  return activeElement.contentDocument?.activeElement ?? activeElement
}

/** Ignores a change to another window. */
export function onLeave(field: Element | null, leave: () => void): void {
  setTimeout(() => {
    if (!field || getFocused() !== field) leave()
  })
}
