import type { Path } from '../../content/model.ts'
import type { EditResponse, SiteChange } from '../server/edit-schema.ts'
import type { LabelledFix } from '../server/protocol.ts'
import { sendEdit, uploadImage } from './api.ts'
import { toTarget } from './read-state.ts'
import { send } from './saving.ts'
import type { Selection } from './selection.ts'
import type { Load } from './state-loader.ts'
import type { Store } from './store.ts'
import { readText } from './text-edit.ts'
import { findUnsaved, type Reasons, type Target, type Unsaved } from './unsaved.ts'

interface EditOptions {
  /** Field that gets the focus afterwards. */
  readonly aim?: Path | undefined
  /** Whether the caller shows why an edit is refused. */
  readonly showsReasons?: boolean
}

interface MovableEntry {
  readonly at: Path
  readonly title: string
}

/** Edits that belong to no text, and undo. */
export function createEdits(store: Store, selection: Selection, load: Load) {
  const { dispatch } = store

  /** @returns reasons for a refusal */
  async function edit(
    changes: readonly SiteChange[],
    done: string,
    { aim, showsReasons = false }: EditOptions = {},
  ): Promise<Reasons> {
    const answer = await send(store, [...changes])
    if (answer.ok || !showsReasons) return report(answer, done, aim)
    if (answer.conflict) await load()
    return answer.diagnostics
  }
  async function report(answer: EditResponse, done: string, aim?: Path): Promise<Reasons> {
    if (!answer.ok) {
      dispatch({ type: 'rejected', reasons: answer.diagnostics })
      if (answer.conflict) await load()
      return answer.diagnostics
    }
    dispatch({ type: 'announced', text: done, canUndo: true })
    await load()
    if (aim) dispatch({ type: 'aimed', aim })
    return []
  }
  const announceProblem = (reasons: Reasons) => {
    const text = reasons.map(({ message, hint }) => `${message} ${hint ?? ''}`.trim()).join(' ')
    dispatch({ type: 'announced', text, isProblem: true })
  }
  const move = ({ at, title }: MovableEntry, to: number): void => {
    const way = to < Number(at.at(-1)) ? 'up' : 'down'
    void edit([{ do: 'move', at, to }], `${title} moved ${way}.`)
  }
  /** Saves the first text at the target, and the others as entries after it. */
  async function pasteEntries(target: Target, texts: readonly string[]): Promise<void> {
    const [first = '', ...rest] = texts
    const { at } = target
    const before = findUnsaved(store.get().unsaved, target)
    selection.discardSelected()
    const list = at.slice(0, -1)
    const next = Number(at.at(-1)) + 1
    const reasons = await edit(
      [
        { do: 'set', at, value: first, was: before?.was ?? target.was },
        ...rest.map((value, index) => ({
          do: 'insert' as const,
          at: [...list, next + index],
          value,
        })),
      ],
      `${texts.length} paragraphs pasted.`,
    )
    if (reasons.length === 0) return
    const joined = texts.join(' ')
    dispatch({ type: 'typed', target, next: { draft: joined, ...readText(joined) } })
  }
  return {
    edit,
    move,
    /** Moves the innermost list entry around the selected text. */
    moveSelected(step: -1 | 1): void {
      const [entry] = selection.selectedText()?.entries ?? []
      if (!entry) return
      const to = entry.index + step
      if (to >= 0 && to < entry.length) move(entry, to)
    },
    /** Writes a text again whose place was deleted. */
    async restore({ id, title, edit: typed, restoreAt: at }: Unsaved): Promise<void> {
      if (!at || typed?.do !== 'set') return
      const { value } = typed
      const isEntry = typeof at.at(-1) === 'number'
      const change = isEntry
        ? ({ do: 'insert', at, value } as const)
        : ({ do: 'set', at, value } as const)
      const reasons = await edit([change], `${title} restored.`)
      if (reasons.length === 0) dispatch({ type: 'discarded', id })
    },
    pasteEntries,
    pasteIntoSelected(texts: readonly string[]): void {
      const text = selection.selectedText()
      if (text) void pasteEntries(toTarget(text), texts)
    },
    async turn(direction: 'undo' | 'redo'): Promise<void> {
      selection.close()
      const answer = await send(store, [{ do: direction }])
      if (answer.ok)
        dispatch({ type: 'announced', text: direction === 'undo' ? 'Undone.' : 'Redone.' })
      else announceProblem(answer.diagnostics)
      await load()
    },
    async fix({ label, version, edits }: LabelledFix): Promise<void> {
      const answer = await sendEdit({ version, changes: [{ do: 'fix', edits }] })
      if (answer.ok) await report(answer, `Fixed: ${label}.`)
      else announceProblem(answer.diagnostics)
    },
    /** @returns reasons for a refusal */
    async upload(
      change: Extract<SiteChange, { do: 'setImage' }>,
      title: string,
      file: File,
    ): Promise<Reasons> {
      const content = await toBase64(file)
      const request = { version: store.get().version ?? '', name: file.name, content, change }
      return report(await uploadImage(request), `${title}: ${file.name} uploaded.`)
    },
  }
}

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `data:image/png;base64,…`; nothing after the comma for an empty file.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
