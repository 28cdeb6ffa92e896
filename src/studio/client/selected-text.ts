import type { Path } from '../../content/model.ts'
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
    /** Opens a page and selects the text at a path, or opens the form around it. @param page undefined keeps the page */
    async showPlace(page: string | undefined, at: Path): Promise<void> {
      if (page !== undefined) selection.open(page)
      await load(0)
      const texts = get().state?.texts ?? []
      const index = texts.findIndex((text) => isAround(at, text.at))
      if (index !== -1) return selection.select(index, false)
      const isPage = at.length === 2 && at[0] === 'routes'
      selection.openForm(isPage ? undefined : getFormPath(at))
      if (!isPage) dispatch({ type: 'aimed', aim: at })
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

/** Whether a path leads to a text, to a part that begins with it, or to another part of the same image. */
function isAround(at: Path, text: Path): boolean {
  if (at.length === 2 && at[0] === 'routes') return false
  const isImage = text.at(-1) === 'src' && at.length === text.length
  const place = isImage ? at.slice(0, -1) : at
  return place.every((step, depth) => step === text[depth])
}
