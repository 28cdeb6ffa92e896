import type { Path } from '../../content/model.ts'
import { mapPath, type PositionMap } from '../positions/position-map.ts'
import type { Form } from '../protocol/form.ts'
import type { StudioState } from '../protocol/state.ts'
import { readCurrent } from './read-state.ts'
import {
  compareWithFile,
  isSame,
  type Reasons,
  rebase,
  savedValue,
  type Target,
  type Typed,
  typeInto,
  type Unsaved,
} from './unsaved.ts'

export interface Selected {
  readonly at: Path
  readonly instance: Path | undefined
  /** Whether the text is edited in the page; otherwise in the inspector. */
  readonly onPage: boolean
  readonly number: number
}

/** A part of a page. */
export interface Place {
  readonly path: string
  readonly at: Path
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly isProblem: boolean
  readonly canUndo: boolean
  /** What the message is about, if it is on another page. */
  readonly show?: Place | undefined
}

/** `waiting`: the server is connected, but has not answered for seconds. */
export type Connection = 'open' | 'waiting' | 'lost'

/** Paths refer to `version` of the file. */
export interface Model {
  readonly path: string
  readonly version: string | undefined
  readonly state: StudioState | undefined
  readonly selected: Selected | undefined
  readonly formAt: Path | undefined
  readonly form: Form | undefined
  /** Field that gets the focus as soon as it is shown. */
  readonly aim: Path | undefined
  readonly unsaved: readonly Unsaved[]
  /** Why the last action that belongs to no field was refused. */
  readonly reasons: Reasons
  readonly toast: Toast | undefined
  readonly connection: Connection
  /** Counts saved entries and requests of the state, to know which came first. */
  readonly clock: number
}

export type Action =
  | { readonly type: 'tick' }
  | { readonly type: 'loaded'; readonly state: StudioState; readonly startedAt: number }
  | { readonly type: 'opened'; readonly path: string }
  | { readonly type: 'selected'; readonly selected: Selected | undefined }
  | { readonly type: 'formOpened'; readonly at: Path | undefined }
  | { readonly type: 'aimed'; readonly aim: Path | undefined }
  | { readonly type: 'typed'; readonly target: Target; readonly next: Typed }
  | { readonly type: 'sending'; readonly id: string }
  | { readonly type: 'saved'; readonly id: string; readonly sent: Unsaved }
  | { readonly type: 'refused'; readonly id: string; readonly reasons: Reasons }
  | {
      readonly type: 'conflicted'
      readonly id: string
      readonly theirs: unknown
      readonly isDeleted: boolean
    }
  | { readonly type: 'rebased'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string }
  | { readonly type: 'rejected'; readonly reasons: Reasons }
  | {
      readonly type: 'announced'
      readonly text: string
      readonly isProblem?: boolean
      readonly canUndo?: boolean
      readonly show?: Place | undefined
    }
  | { readonly type: 'dismissed' }
  | { readonly type: 'connection'; readonly connection: Connection }

export function reduce(model: Model, action: Action): Model {
  switch (action.type) {
    case 'tick':
      return { ...model, clock: model.clock + 1 }
    case 'loaded':
      return load(model, action.state, action.startedAt)
    case 'opened':
      return openPage(model, action.path)
    case 'selected':
      return { ...model, selected: action.selected, reasons: [] }
    case 'formOpened': {
      const isOpen = isSame(action.at, model.formAt)
      return { ...model, formAt: action.at, form: isOpen ? model.form : undefined, reasons: [] }
    }
    case 'aimed':
      return { ...model, aim: action.aim }
    case 'typed':
      return {
        ...model,
        unsaved: typeInto(model.unsaved, action.target, model.path, action.next),
      }
    case 'sending':
    case 'saved':
    case 'refused':
    case 'conflicted':
    case 'rebased':
    case 'discarded':
      return reduceUnsaved(model, action)
    case 'rejected':
      return { ...model, reasons: action.reasons, toast: undefined }
    case 'announced': {
      const { text, isProblem = false, canUndo = false, show } = action
      const toast = { id: (model.toast?.id ?? 0) + 1, text, isProblem, canUndo, show }
      return { ...model, toast, reasons: isProblem ? model.reasons : [] }
    }
    case 'dismissed':
      return { ...model, toast: undefined }
    case 'connection':
      return action.connection === model.connection
        ? model
        : { ...model, connection: action.connection }
  }
}

/** Forms of the whole site stay open. */
function openPage(model: Model, path: string): Model {
  const opened = { ...model, path, selected: undefined, reasons: [] }
  return model.formAt?.[0] === 'routes' ? { ...opened, formAt: undefined, form: undefined } : opened
}

type UnsavedAction = Extract<Action, { readonly id: string }>

function reduceUnsaved(model: Model, action: UnsavedAction): Model {
  switch (action.type) {
    case 'sending':
      return updateUnsaved(model, action.id, (one) => ({ ...one, status: 'saving', reasons: [] }))
    case 'saved':
      return updateUnsaved(model, action.id, (one) =>
        isSame(one.edit, action.sent.edit)
          ? { ...one, status: 'saved', savedAt: model.clock }
          : { ...one, status: 'typed', was: savedValue(action.sent) },
      )
    case 'refused':
      return updateUnsaved(model, action.id, (one) => ({
        ...one,
        status: 'refused',
        reasons: action.reasons,
      }))
    case 'conflicted':
      return updateUnsaved(model, action.id, (one) => ({
        ...one,
        status: action.isDeleted ? 'deleted' : 'conflict',
        theirs: action.theirs,
      }))
    case 'rebased':
      return updateUnsaved(model, action.id, (one) => ({
        ...one,
        was: one.theirs,
        status: 'typed',
        theirs: undefined,
      }))
    case 'discarded':
      return updateUnsaved(model, action.id, () => undefined)
  }
}

function updateUnsaved(
  model: Model,
  id: string,
  update: (one: Unsaved) => Unsaved | undefined,
): Model {
  const unsaved = model.unsaved.flatMap((one) => (one.id === id ? (update(one) ?? []) : one))
  return { ...model, unsaved }
}

function load(model: Model, state: StudioState, startedAt: number): Model {
  const { positions } = state
  const map = (path: Path | undefined) => path && mapPath(path, positions ?? [])
  const { selected } = model
  const at = map(selected?.at)
  const instance = map(selected?.instance)
  const isGone = !at || (selected?.instance !== undefined && instance === undefined)
  const formAt = map(model.formAt)
  const isCurrent = state.form && isSame(state.form.field.at, formAt)
  const unsaved = model.unsaved.flatMap((one) => {
    if (one.status === 'saved' && startedAt > (one.savedAt ?? 0)) return []
    return updateEntry(one, positions, state) ?? []
  })
  return {
    ...model,
    // The list of pages may be long, and seldom changes.
    state: isSame(model.state?.pages, state.pages)
      ? { ...state, pages: model.state?.pages ?? [] }
      : state,
    version: state.version,
    selected: selected && !isGone ? { ...selected, at, instance } : undefined,
    // An unchanged message keeps its timer.
    toast: model.toast?.show
      ? { ...model.toast, show: mapPlace(model.toast.show, positions) }
      : model.toast,
    formAt: isCurrent ? formAt : undefined,
    form: isCurrent ? state.form : undefined,
    unsaved,
  }
}

function mapPlace(
  place: Place | undefined,
  positions: readonly PositionMap[] | null,
): Place | undefined {
  const at = place && positions && mapPath(place.at, positions)
  return at ? { ...place, at } : undefined
}

function updateEntry(
  one: Unsaved,
  positions: readonly PositionMap[] | null,
  state: StudioState,
): Unsaved | undefined {
  const moved = rebase(one, positions)
  return compareWithFile(moved, readCurrent(state, moved), positions !== null)
}
