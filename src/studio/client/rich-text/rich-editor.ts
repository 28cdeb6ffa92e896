import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $isLinkNode, $toggleLink, LinkNode } from '@lexical/link'
import { registerRichText } from '@lexical/rich-text'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $parseSerializedNode,
  CLEAR_HISTORY_COMMAND,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  IS_BOLD,
  IS_ITALIC,
  type LexicalCommand,
  type LexicalEditor,
  PASTE_COMMAND,
  TextNode,
} from 'lexical'
import { formatSpans } from './format.ts'
import { createState, readSpans, spansToJson } from './lexical-state.ts'
import { getOffsets, type Offsets, setOffsets } from './offsets.ts'
import { $readClipboard } from './read-clipboard.ts'
import { parseSpans, type Span, type SpanLink, sliceSpans } from './spans.ts'

export interface RichHandlers {
  /** Markdown. */
  readonly onType: (value: string) => void
  /** Several paragraphs as Markdown; undefined if the text is not an entry of a list. */
  readonly onEntries?: ((texts: readonly string[]) => void) | undefined
}

export interface MarksAtCaret {
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly link: SpanLink | undefined
}

const HISTORY_DELAY_MS = 300
/** Class of text that is bold and italic, which has one element only. */
export const ITALIC_CLASS = 'studio-italic'
const WEB_ADDRESS = /^(https?:\/\/|mailto:)\S+$/

/** Edits Markdown of the subset of `rich-text/parse.ts` as formatted text. */
export class RichEditor {
  readonly #root: HTMLElement
  readonly #editor: LexicalEditor
  readonly #listeners = new Set<() => void>()
  readonly #unregister: () => void
  /** The text of the file, and how the editor writes it: an unchanged text keeps its bytes. */
  #written = ''
  #canonical = ''
  #value = ''
  /** Values that were reported, but did not come back with `setValue`. */
  #pending: string[] = []
  #marks: MarksAtCaret = { isBold: false, isItalic: false, link: undefined }

  constructor(root: HTMLElement, value: string, handlers: () => RichHandlers) {
    this.#root = root
    root.contentEditable = 'true'
    this.#editor = createEditor({
      namespace: 'studio',
      nodes: [LinkNode],
      theme: { text: { italic: ITALIC_CLASS } },
      onError: (error) => {
        throw error
      },
    })
    this.#load(value)
    this.#editor.setRootElement(root)
    const unregister = [
      registerRichText(this.#editor),
      registerHistory(this.#editor, createEmptyHistoryState(), HISTORY_DELAY_MS),
      this.#editor.registerNodeTransform(TextNode, keepMarks),
      this.#register(INSERT_PARAGRAPH_COMMAND, () =>
        this.#editor.dispatchCommand(INSERT_LINE_BREAK_COMMAND, false),
      ),
      this.#register(PASTE_COMMAND, (event) => this.#paste(event, handlers().onEntries)),
      this.#editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) this.#report(handlers().onType)
        this.#readMarks()
      }),
    ]
    this.#unregister = () => {
      for (const end of unregister) end()
    }
  }

  get value(): string {
    return this.#value
  }

  /** Ignores values that come back after they were reported. */
  setValue(value: string): void {
    const reported = this.#pending.lastIndexOf(value)
    if (reported !== -1) this.#pending = this.#pending.slice(reported + 1)
    else if (value !== this.#value) this.#load(value)
  }

  get offsets(): Offsets | undefined {
    return getOffsets(this.#root)
  }

  /** Also sets the focus. */
  select(offsets: Offsets): void {
    this.#root.focus({ preventScroll: true })
    setOffsets(this.#root, offsets)
  }

  focus(): void {
    this.#root.focus({ preventScroll: true })
  }

  /** Also restores the selection. */
  refocus(): void {
    this.#editor.focus()
  }

  get marks(): MarksAtCaret {
    return this.#marks
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  toggle(mark: 'bold' | 'italic'): void {
    this.#editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)
  }

  /** Links the selected text, or changes the link at the caret. Without both, inserts the target. */
  setLink({ target, title }: SpanLink): void {
    this.#editor.update(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return
      const { link } = this.#marks
      if (selection.isCollapsed() && !link) {
        $insert([{ text: target, isBold: false, isItalic: false, link: { target, title } }])
        return
      }
      $toggleLink({ url: target, title: title ?? null, rel: null, target: null })
    })
    this.refocus()
  }

  removeLink(): void {
    this.#editor.update(() => $toggleLink(null))
    this.refocus()
  }

  destroy(): void {
    this.#unregister()
    this.#editor.setRootElement(null)
  }

  #register<T>(command: LexicalCommand<T>, run: (payload: T) => boolean): () => void {
    return this.#editor.registerCommand(command, run, COMMAND_PRIORITY_HIGH)
  }

  #load(value: string): void {
    this.#written = value
    this.#value = value
    this.#pending = []
    const state = createState(this.#editor, parseSpans(value))
    this.#canonical = this.#format(readSpans(state))
    this.#editor.setEditorState(state)
    this.#editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  }

  #format(spans: readonly Span[]): string {
    return formatSpans(spans, this.#written.includes('\\*'))
  }

  #report(onType: (value: string) => void): void {
    const formatted = this.#format(readSpans(this.#editor.getEditorState()))
    const value = formatted === this.#canonical ? this.#written : formatted
    if (value === this.#value) return
    this.#value = value
    this.#pending.push(value)
    onType(value)
  }

  #readMarks(): void {
    const marks = this.#editor.read((): MarksAtCaret | undefined => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return undefined
      const node = selection.anchor.getNode()
      const link = [node, ...node.getParents()].find($isLinkNode)
      return {
        isBold: selection.hasFormat('bold'),
        isItalic: selection.hasFormat('italic'),
        link: link && { target: link.getURL(), title: link.getTitle() ?? undefined },
      }
    })
    if (!marks || JSON.stringify(marks) === JSON.stringify(this.#marks)) return
    this.#marks = marks
    for (const listener of this.#listeners) listener()
  }

  #paste(event: unknown, onEntries: RichHandlers['onEntries']): boolean {
    if (!isClipboardEvent(event) || !event.clipboardData) return false
    event.preventDefault()
    const { clipboardData } = event
    const address = clipboardData.getData('text/plain').trim()
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return true
    if (WEB_ADDRESS.test(address) && !selection.isCollapsed()) {
      $toggleLink({ url: address, rel: null, target: null })
      return true
    }
    const paragraphs = $readClipboard(clipboardData, this.#editor)
    const offsets = this.offsets
    if (onEntries && offsets && paragraphs.length > 1) {
      const all = readSpans(this.#editor.getEditorState())
      const last = paragraphs.length - 1
      const entries = paragraphs.map((spans, index) => [
        ...(index === 0 ? sliceSpans(all, 0, offsets[0]) : []),
        ...spans,
        ...(index === last ? sliceSpans(all, offsets[1]) : []),
      ])
      onEntries(entries.map((spans) => formatSpans(spans)))
      return true
    }
    $insert(paragraphs.flatMap((spans, index) => (index === 0 ? spans : [SPACE, ...spans])))
    return true
  }
}

const SPACE: Span = { text: ' ', isBold: false, isItalic: false }

const $insert = (spans: readonly Span[]): void =>
  $insertNodes(spansToJson(spans).map($parseSerializedNode))

/** Events of the frame belong to another realm, so `instanceof` fails. */
const isClipboardEvent = (event: unknown): event is ClipboardEvent =>
  typeof event === 'object' && event !== null && 'clipboardData' in event

function keepMarks(node: TextNode): void {
  const kept = node.getFormat() & (IS_BOLD | IS_ITALIC)
  if (kept !== node.getFormat()) node.setFormat(kept)
  if (node.getStyle() !== '') node.setStyle('')
}
