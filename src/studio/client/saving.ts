import type { EditRequest, EditResponse } from '../protocol/edits.ts'
import { sendEdit } from './api.ts'
import type { Load } from './state-loader.ts'
import type { Store } from './store.ts'
import {
  type EditScope,
  findUnsaved,
  isReady,
  type Target,
  type Typed,
  toChange,
  type Unsaved,
} from './unsaved.ts'

export const send = (store: Store, changes: EditRequest['changes']): Promise<EditResponse> =>
  sendEdit({ version: store.get().version ?? '', changes })

export type Saving = ReturnType<typeof createSaving>

export function createSaving(store: Store, load: Load) {
  const { get, dispatch } = store
  const running = new Map<string, Promise<void>>()
  const find = (id: string): Unsaved | undefined => get().unsaved.find((one) => one.id === id)

  /** @returns whether it is saved. @param scope required if several sections show the value */
  async function save(id: string, scope?: EditScope): Promise<boolean> {
    await running.get(id)
    const entry = find(id)
    if (!entry || !isReady(entry, scope)) return entry === undefined || entry.status === 'saved'
    const saving = saveNow(entry, scope)
    const done = saving.then(() => undefined)
    running.set(id, done)
    const isSaved = await saving
    if (running.get(id) === done) running.delete(id)
    return isSaved
  }
  async function saveNow(entry: Unsaved, scope: EditScope | undefined): Promise<boolean> {
    const { id, title } = entry
    const change = toChange(entry, scope)
    if (!change) return false
    dispatch({ type: 'sending', id })
    const answer = await send(store, [change])
    if (!answer.ok) return refuse(store, load, entry, answer)
    if (scope === 'instance') followInstance(store, entry)
    dispatch({ type: 'tick' })
    dispatch({ type: 'saved', id, sent: entry })
    dispatch({ type: 'announced', text: `${title} saved.`, canUndo: true })
    void load()
    return true
  }
  return {
    find,
    findByTarget: (target: Pick<Target, 'at' | 'instance'>) => findUnsaved(get().unsaved, target),
    type: (target: Target, next: Typed): void => dispatch({ type: 'typed', target, next }),
    save,
    leave(id: string): void {
      const entry = find(id)
      if (entry && (isReady(entry) || entry.status === 'saving')) void save(id)
    },
    discard: (id: string): void => dispatch({ type: 'discarded', id }),
  }
}

async function refuse(
  { dispatch }: Store,
  load: Load,
  { id, title }: Unsaved,
  { conflict, diagnostics }: Extract<EditResponse, { ok: false }>,
): Promise<false> {
  if (conflict) {
    const [current] = conflict.current
    const isDeleted = current?.at === null
    dispatch({ type: 'conflicted', id, theirs: current?.value, isDeleted })
    await load()
  } else dispatch({ type: 'refused', id, reasons: diagnostics })
  const text = `Could not save ${title}. Your text is kept.`
  dispatch({ type: 'announced', text, isProblem: true })
  return false
}

/** The override replaces the default in the selection. */
function followInstance({ get, dispatch }: Store, { at, instance }: Unsaved): void {
  const { selected } = get()
  if (!selected?.instance || !instance) return
  const own = [...instance, ...selected.at.slice(instance.length - 1)]
  if (at.every((step, depth) => step === selected.at[depth]))
    dispatch({ type: 'selected', selected: { ...selected, at: own, instance: undefined } })
}
