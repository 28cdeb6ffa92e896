import type { Path } from '../../content/model.ts'
import type { ShownText } from '../protocol/state.ts'
import { toTarget } from './read-state.ts'
import type { Saving } from './saving.ts'
import type { Load } from './state-loader.ts'
import type { Store } from './store.ts'
import { findUnsaved, isSame, type Unsaved } from './unsaved.ts'

const PAGE_IN_ADDRESS = 'page'

export const getPathInAddress = (): string =>
  new URLSearchParams(location.search).get(PAGE_IN_ADDRESS) ?? '/'

export type Selection = ReturnType<typeof createSelection>

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
    deselect,
    selectedText,
    selectedEntry,
    open,
    select,
    close,
    openForm,
    leaveSelected,
    discardSelected,
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
