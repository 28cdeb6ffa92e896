import type { Path } from '../../content/model.ts'
import type { EditRequest, SiteChange } from '../server/edit-schema.ts'
import type { EditResponse, LabelledFix } from '../server/protocol.ts'
import { fetchState, sendEdit, uploadImage } from './api.ts'
import { Identities } from './identities.ts'
import { type Aim, toTarget } from './model.ts'
import type { Store } from './store.ts'
import { readText } from './text-edit.ts'
import {
  type EditScope,
  findUnsaved,
  isPending,
  isReady,
  isSame,
  type Reasons,
  type Target,
  type Typed,
  toChange,
  type Unsaved,
} from './unsaved.ts'

interface EditOptions {
  readonly aim?: Aim | undefined
  /** Whether the caller shows why an edit is refused. */
  readonly showsReasons?: boolean
}

export type Actions = ReturnType<typeof createActions>

/** Delay of the state request after a change, so that the page updates first (ms). */
const PAGE_FIRST_MS = 50

const PAGE_IN_ADDRESS = 'page'

export const getPathInAddress = (): string =>
  new URLSearchParams(location.search).get(PAGE_IN_ADDRESS) ?? '/'

/** Everything that a user can do; outside of React, because it outlives fields. */
export function createActions(store: Store) {
  const { get, dispatch } = store
  const identities = new Identities()
  const load = createLoader(store, identities, (path) => open(path))
  const saves = new Map<string, Promise<void>>()

  const find = (id: string): Unsaved | undefined => get().unsaved.find((one) => one.id === id)
  const send = (changes: EditRequest['changes']): Promise<EditResponse> =>
    sendEdit({ version: get().version ?? '', changes })

  const selectedEntry = (): Unsaved | undefined => {
    const { selected, unsaved, state } = get()
    const text = selected && state?.texts.find((one) => isSelected(one, selected))
    return text && findUnsaved(unsaved, toTarget(text))
  }
  const leaveSelected = () => {
    const entry = selectedEntry()
    if (entry) leave(entry.id)
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
  function typeSelected(value: string): void {
    const { selected, state } = get()
    const text = selected && state?.texts.find((one) => isSelected(one, selected))
    if (text) type(toTarget(text), { draft: value, ...readText(value) })
  }
  function discardSelected(): void {
    const entry = selectedEntry()
    if (entry) discard(entry.id)
    dispatch({ type: 'selected', selected: undefined })
  }
  /** Saves the selected text, and closes it unless that fails or another one was selected since. */
  async function saveSelected(): Promise<void> {
    const entry = selectedEntry()
    const { selected } = get()
    if (!entry) return close()
    if (await save(entry.id)) {
      const now = get().selected
      if (now && now.number === selected?.number)
        dispatch({ type: 'selected', selected: undefined })
    }
  }
  /** Opens the place of an unsaved text. */
  async function show({ at, instance, page }: Unsaved): Promise<void> {
    open(page)
    await load(0)
    const texts = get().state?.texts ?? []
    const index = texts.findIndex((text) => isSame([at, instance], targetPath(text)))
    if (index !== -1) select(index, false)
    else openForm(getFormPath(at))
  }
  function close(): void {
    leaveSelected()
    dispatch({ type: 'selected', selected: undefined })
  }
  function openForm(at: Path | undefined): void {
    close()
    dispatch({ type: 'formOpened', at })
    void load(0)
  }

  const type = (target: Target, next: Typed): void => dispatch({ type: 'typed', target, next })

  /** @returns whether it is saved. @param scope required if several sections show the value */
  async function save(id: string, scope?: EditScope): Promise<boolean> {
    await saves.get(id)
    const entry = find(id)
    if (!entry || !isReady(entry, scope)) return entry === undefined || entry.status === 'saved'
    const saving = saveNow(entry, scope)
    const done = saving.then(() => undefined)
    saves.set(id, done)
    const isSaved = await saving
    if (saves.get(id) === done) saves.delete(id)
    return isSaved
  }
  async function saveNow(entry: Unsaved, scope: EditScope | undefined): Promise<boolean> {
    const { id, title } = entry
    const change = toChange(entry, scope)
    if (!change) return false
    dispatch({ type: 'sending', id })
    const answer = await send([change])
    if (answer.ok) {
      if (scope === 'instance') followInstance(entry)
      dispatch({ type: 'tick' })
      dispatch({ type: 'saved', id, sent: entry })
      dispatch({ type: 'announced', text: `${title} saved.`, canUndo: true })
      void load()
      return true
    }
    if (answer.conflict) {
      const [current] = answer.conflict.current
      const isDeleted = current?.at === null
      dispatch({ type: 'conflicted', id, theirs: current?.value, isDeleted })
      await load()
    } else dispatch({ type: 'refused', id, reasons: answer.diagnostics })
    const why = answer.diagnostics[0]?.message ?? ''
    const text = `Could not save ${title}; your text is kept. ${why}`
    dispatch({ type: 'announced', text, isProblem: true })
    return false
  }
  /** The override replaces the default in the selection. */
  function followInstance({ at, instance }: Unsaved): void {
    const { selected } = get()
    if (!selected?.instance || !instance) return
    const own = [...instance, ...selected.at.slice(instance.length - 1)]
    if (at.every((step, depth) => step === selected.at[depth]))
      dispatch({ type: 'selected', selected: { ...selected, at: own, instance: undefined } })
  }
  /** The focus moved to another element. */
  function leave(id: string): void {
    const entry = find(id)
    if (entry && (isReady(entry) || entry.status === 'saving')) void save(id)
  }
  const discard = (id: string): void => dispatch({ type: 'discarded', id })
  /** Resolves a conflict with the own text. */
  async function overwrite(id: string): Promise<void> {
    const isSelectedEntry = selectedEntry()?.id === id
    dispatch({ type: 'rebased', id })
    if ((await save(id)) && isSelectedEntry) dispatch({ type: 'selected', selected: undefined })
  }
  /** Resolves a conflict with the text in the file. */
  function discardConflict(id: string): void {
    if (selectedEntry()?.id === id) discardSelected()
    else discard(id)
  }

  /** An edit that belongs to no text. @returns reasons for a refusal */
  async function edit(
    changes: readonly SiteChange[],
    done: string,
    { aim, showsReasons = false }: EditOptions = {},
  ): Promise<Reasons> {
    const answer = await send([...changes])
    if (answer.ok || !showsReasons) return report(answer, done, aim)
    if (answer.conflict) await load()
    return answer.diagnostics
  }
  async function report(answer: EditResponse, done: string, aim?: Aim): Promise<Reasons> {
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
  async function turn(direction: 'undo' | 'redo'): Promise<void> {
    close()
    const answer = await send([{ do: direction }])
    if (answer.ok)
      dispatch({ type: 'announced', text: direction === 'undo' ? 'Undone.' : 'Redone.' })
    else announceProblem(answer.diagnostics)
    await load()
  }
  const announceProblem = (reasons: Reasons) => {
    const text = reasons.map(({ message, hint }) => `${message} ${hint ?? ''}`.trim()).join(' ')
    dispatch({ type: 'announced', text, isProblem: true })
  }
  async function fix({ label, version, edits }: LabelledFix): Promise<void> {
    const answer = await sendEdit({ version, changes: [{ do: 'fix', edits }] })
    if (answer.ok) await report(answer, `Fixed: ${label}.`)
    else announceProblem(answer.diagnostics)
  }
  /** @returns reasons for a refusal */
  async function upload(
    change: Extract<SiteChange, { do: 'setImage' }>,
    title: string,
    file: File,
  ): Promise<Reasons> {
    const content = await toBase64(file)
    const request = { version: get().version ?? '', name: file.name, content, change }
    return report(await uploadImage(request), `${title}: ${file.name} uploaded.`)
  }

  return {
    keyOf: (at: Path) => identities.keyOf(at),
    find,
    selectedEntry,
    load,
    open,
    select,
    close,
    openForm,
    type,
    findByTarget: (target: Pick<Target, 'at' | 'instance'>) => findUnsaved(get().unsaved, target),
    save,
    saveSelected,
    typeSelected,
    discardSelected,
    leaveSelected,
    show,
    leave,
    discard,
    overwrite,
    discardConflict,
    edit,
    turn,
    fix,
    upload,
    aim: (aim: Aim | undefined) => dispatch({ type: 'aimed', aim }),
    announce: (text: string) => dispatch({ type: 'announced', text }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    countPending: () => get().unsaved.filter(isPending).length,
  }
}

const targetPath = (text: Parameters<typeof toTarget>[0]): unknown => {
  const { at, instance } = toTarget(text)
  return [at, instance]
}

/** The form that contains a value: of a section, a page, or a part of the site. */
export function getFormPath(at: Path): Path {
  const [part, , inside] = at
  if (part === 'routes' && inside === 'sections') return at.slice(0, 4)
  return at.slice(0, part === 'routes' || part === 'sectionTypes' ? 2 : 1)
}

export const isSelected = (
  {
    at,
    typeDefault,
  }: { readonly at: Path; readonly typeDefault?: { readonly instancePath: Path } | undefined },
  selected: { readonly at: Path; readonly instance: Path | undefined },
): boolean =>
  JSON.stringify([at, typeDefault?.instancePath]) ===
  JSON.stringify([selected.at, selected.instance])

/** Loads run one after the other: each maps the positions of the one before. */
function createLoader(store: Store, identities: Identities, open: (path: string) => void) {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let shownPage: string | undefined
  const loadOnce = async (delay: number): Promise<void> => {
    if (delay > 0) await new Promise((done) => setTimeout(done, delay))
    next = undefined
    store.dispatch({ type: 'tick' })
    const { path, version, formAt, clock } = store.get()
    try {
      const state = await fetchState({ path, since: version, form: formAt })
      const now = store.get()
      // Another page or form was opened since; its own load follows.
      if (now.path !== path || JSON.stringify(now.formAt) !== JSON.stringify(formAt)) return
      identities.rebase(state.positions)
      store.dispatch({ type: 'loaded', state, startedAt: clock })
      const isThere = state.pages.some((page) => page.path === path)
      if (isThere) shownPage = path
      // Addresses that never existed show the not-found page.
      else if (shownPage === path) open('/')
    } catch {
      // The connection check shows that the server does not respond.
    }
  }
  /** @returns a promise of a state that was requested after this call */
  return (delay = PAGE_FIRST_MS): Promise<void> => {
    next ??= running = running.then(() => loadOnce(delay))
    return next
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
