import { getFormPath } from './forms/form-path.ts'
import { toTarget } from './read-state.ts'
import type { Saving } from './saving.ts'
import type { Selection } from './selection.ts'
import type { Load } from './state-loader.ts'
import type { Store } from './store.ts'
import { readText } from './text-edit.ts'
import { targetKey, type Unsaved } from './unsaved.ts'

interface Parts {
  readonly saving: Saving
  readonly selection: Selection
  readonly load: Load
}

export function createSelectedText({ get, dispatch }: Store, { saving, selection, load }: Parts) {
  return {
    typeSelected(value: string): void {
      const text = selection.selectedText()
      if (text) saving.type(toTarget(text), { draft: value, ...readText(value) })
    },
    /** Closes the text, unless saving fails or another one was selected since. */
    async saveSelected(): Promise<void> {
      const entry = selection.selectedEntry()
      const number = get().selected?.number
      if (!entry) return selection.close()
      if ((await saving.save(entry.id)) && get().selected?.number === number) selection.deselect()
    },
    async overwrite(id: string): Promise<void> {
      const isSelectedEntry = selection.selectedEntry()?.id === id
      dispatch({ type: 'rebased', id })
      if ((await saving.save(id)) && isSelectedEntry) selection.deselect()
    },
    discardConflict(id: string): void {
      if (selection.selectedEntry()?.id === id) selection.discardSelected()
      else saving.discard(id)
    },
    async show(entry: Unsaved): Promise<void> {
      selection.open(entry.page)
      await load(0)
      const texts = get().state?.texts ?? []
      const index = texts.findIndex((text) => targetKey(toTarget(text)) === targetKey(entry))
      if (index !== -1) selection.select(index, false)
      else selection.openForm(getFormPath(entry.at))
    },
  }
}
