import type { Path } from '../../content/model.ts'
import type { Edits } from './edits.ts'
import type { Place } from './model.ts'
import { toTarget } from './read-state.ts'
import type { Selection } from './selection.ts'
import type { Store } from './store.ts'
import { readText } from './text-edit.ts'
import { findUnsaved, type Reasons, type Target, type Unsaved } from './unsaved.ts'

interface MovableEntry {
  readonly at: Path
  readonly title: string
}

export function createEntries(store: Store, selection: Selection, { edit }: Edits) {
  const move = ({ at, title }: MovableEntry, to: number): void => {
    const way = to < Number(at.at(-1)) ? 'up' : 'down'
    void edit([{ do: 'move', at, to }], `${title} moved ${way}.`)
  }
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
    store.dispatch({ type: 'typed', target, next: { draft: joined, ...readText(joined) } })
  }
  return {
    move,
    async duplicateEntry({ at, title }: MovableEntry, aim?: Path): Promise<void> {
      await edit([{ do: 'copy', at }], `${title} duplicated.`, { aim })
    },
    /** @param to place in another page, which the message leads to */
    copySection({ at, title }: MovableEntry, to: Place, page: string): Promise<Reasons> {
      return edit([{ do: 'copy', at, to: to.at }], `${title} copied to “${page}”.`, {
        showsReasons: true,
        show: to,
      })
    },
    async deleteEntry({ at, title }: MovableEntry): Promise<void> {
      await edit([{ do: 'remove', at }], `${title} deleted.`)
    },
    moveSelected(step: -1 | 1): void {
      const [entry] = selection.selectedText()?.entries ?? []
      if (!entry) return
      const to = entry.index + step
      if (to >= 0 && to < entry.length) move(entry, to)
    },
    async restore({ id, title, edit: typed, restoreAt: at }: Unsaved): Promise<void> {
      if (!at || typed?.do !== 'set') return
      const { value } = typed
      const isEntry = typeof at.at(-1) === 'number'
      const change = isEntry
        ? ({ do: 'insert', at, value } as const)
        : ({ do: 'set', at, value } as const)
      const reasons = await edit([change], `${title} restored.`)
      if (reasons.length === 0) store.dispatch({ type: 'discarded', id })
    },
    pasteEntries,
    pasteIntoSelected(texts: readonly string[]): void {
      const text = selection.selectedText()
      if (text) void pasteEntries(toTarget(text), texts)
    },
  }
}
