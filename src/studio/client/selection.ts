import type { Path } from '../../content/model.ts'
import type { ShownText } from '../server/protocol.ts'
import { getFormPath } from './forms/form-path.ts'
import { toTarget } from './read-state.ts'
import type { Saving } from './saving.ts'
import type { Load } from './state-loader.ts'
import type { Store } from './store.ts'
import { readText } from './text-edit.ts'
import { findUnsaved, isSame, targetKey, type Unsaved } from './unsaved.ts'

const PAGE_IN_ADDRESS = 'page'

export const getPathInAddress = (): string =>
  new URLSearchParams(location.search).get(PAGE_IN_ADDRESS) ?? '/'

export type Selection = ReturnType<typeof createSelection>

/** The page, the selected text and the open form. */
export function createSelection({ get, dispatch }: Store, saving: Saving, load: Load) {
  const selectedText = (): ShownText | undefined => {
    const { selected, state } = get()
    return selected && state?.texts.find((one) => isSelected(one, selected))
  }
  const selectedEntry = (): Unsaved | undefined => {
    const text = selectedText()
    return text && findUnsaved(get().unsaved, toTarget(text))
  }
  const deselect = () => dispatch({ type: 'selected', selected: undefined })
  const leaveSelected = () => {
    const entry = selectedEntry()
    if (entry) saving.leave(entry.id)
  }
  function open(path: string): void {
    if (get().path === path) return
    leaveSelected()
    history.replaceState(null, '', `?${new URLSearchParams({ [PAGE_IN_ADDRESS]: path })}`)
    dispatch({ type: 'opened', path })
    void load(0)
  }
  function select(index: number, onPage: boolean): void {
    leaveSelected()
    const text = get().state?.texts[index]
    if (!text) return
    const number = (get().selected?.number ?? 0) + get().clock + 1
    const selected = { at: text.at, instance: text.typeDefault?.instancePath, onPage, number }
    dispatch({ type: 'tick' })
    dispatch({ type: 'selected', selected })
  }
  function close(): void {
    leaveSelected()
    deselect()
  }
  function openForm(at: Path | undefined): void {
    close()
    dispatch({ type: 'formOpened', at })
    void load(0)
  }
  function discardSelected(): void {
    const entry = selectedEntry()
    if (entry) saving.discard(entry.id)
    deselect()
  }
  return {
    selectedText,
    selectedEntry,
    open,
    select,
    close,
    openForm,
    leaveSelected,
    discardSelected,
    typeSelected(value: string): void {
      const text = selectedText()
      if (text) saving.type(toTarget(text), { draft: value, ...readText(value) })
    },
    /** Saves the selected text, and closes it unless that fails or another one was selected since. */
    async saveSelected(): Promise<void> {
      const entry = selectedEntry()
      const number = get().selected?.number
      if (!entry) return close()
      if ((await saving.save(entry.id)) && get().selected?.number === number) deselect()
    },
    /** Resolves a conflict with the own text. */
    async overwrite(id: string): Promise<void> {
      const isSelectedEntry = selectedEntry()?.id === id
      dispatch({ type: 'rebased', id })
      if ((await saving.save(id)) && isSelectedEntry) deselect()
    },
    /** Resolves a conflict with the text in the file. */
    discardConflict(id: string): void {
      if (selectedEntry()?.id === id) discardSelected()
      else saving.discard(id)
    },
    /** Opens the place of an unsaved text. */
    async show(entry: Unsaved): Promise<void> {
      open(entry.page)
      await load(0)
      const texts = get().state?.texts ?? []
      const index = texts.findIndex((text) => targetKey(toTarget(text)) === targetKey(entry))
      if (index !== -1) select(index, false)
      else openForm(getFormPath(entry.at))
    },
  }
}

interface Selectable {
  readonly at: Path
  readonly typeDefault?: { readonly instancePath: Path } | undefined
}

export const isSelected = (
  { at, typeDefault }: Selectable,
  selected: { readonly at: Path; readonly instance: Path | undefined },
): boolean => isSame([at, typeDefault?.instancePath], [selected.at, selected.instance])
