import type { Path } from '../../content/model.ts'
import { mapInsertion, mapPath, type PositionMap } from '../positions/position-map.ts'
import type { RefusalReason, SiteChange } from '../protocol/edits.ts'
import type { ImageValue } from '../protocol/values.ts'

export type Reasons = readonly RefusalReason[]

/** Whether to change a type default for one section or for all. */
export type EditScope = 'instance' | 'type'

/** Paths refer to the version of the model. */
export interface Target {
  readonly at: Path
  /** Override path, if several sections show the same default. */
  readonly instance?: Path | undefined
  readonly pages?: number | undefined
  readonly title: string
  /** Value in the file; undefined if it has none. */
  readonly was: unknown
}

export type PendingEdit =
  | { readonly do: 'set'; readonly value: unknown }
  | { readonly do: 'remove' }
  | { readonly do: 'setImage'; readonly value: ImageValue }

/**
 * - `saved`: stays until the page shows it
 * - `refused`: would cause the errors in `reasons`
 * - `conflict`: the value in the file is now `theirs`
 * - `deleted`: its place in the file was deleted or is unknown
 */
type Status = 'typed' | 'saving' | 'saved' | 'refused' | 'conflict' | 'deleted'

/** Plain JSON, because it is stored across reloads. */
export interface Unsaved extends Target {
  readonly id: string
  readonly page: string
  readonly draft: unknown
  readonly text: string
  /** Null while the draft is incomplete. */
  readonly edit: PendingEdit | null
  readonly status: Status
  readonly reasons: Reasons
  readonly theirs?: unknown
  /** Where a text whose place was deleted can be written again; null if nowhere. */
  readonly restoreAt?: Path | null
  /** Clock of the model when it was saved. */
  readonly savedAt?: number
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export const targetKey = ({ at, instance }: Pick<Target, 'at' | 'instance'>): string =>
  JSON.stringify([at, instance])

export const findUnsaved = (
  all: readonly Unsaved[],
  target: Pick<Target, 'at' | 'instance'>,
): Unsaved | undefined => all.find((one) => targetKey(one) === targetKey(target))

export const isPending = ({ status }: Unsaved): boolean => status !== 'saved'

export const needsScope = ({ instance, pages }: Unsaved): boolean =>
  instance !== undefined && pages !== undefined

/** Whether leaving the field saves it. A refused edit is retried only after it changes. */
export const isReady = (one: Unsaved, scope?: EditScope): boolean =>
  one.status === 'typed' && one.edit !== null && (!needsScope(one) || scope !== undefined)

export interface Typed {
  readonly draft: unknown
  readonly text: string
  readonly edit: PendingEdit | null
}

/** @param next undefined if the draft equals the value in the file */
export function typeInto(
  all: readonly Unsaved[],
  target: Target,
  page: string,
  next: Typed,
): readonly Unsaved[] {
  const before = findUnsaved(all, target)
  const isBased = before && before.status !== 'saved'
  const was = before?.status === 'saved' ? savedValue(before) : (before?.was ?? target.was)
  const isTrimmed = typeof next.draft !== 'string' || next.draft === next.draft.trim()
  const isFree = isTrimmed && before?.status !== 'saving' && before?.status !== 'conflict'
  const isBack = isFree && next.edit !== null && isSame(savedValue({ ...next, was }), was)
  if (isBack) return all.filter((one) => one !== before)
  const status =
    before?.status === 'saving' || before?.status === 'conflict' ? before.status : 'typed'
  const entry: Unsaved = {
    ...target,
    ...(before && { instance: before.instance, theirs: before.theirs }),
    ...next,
    id: before?.id ?? crypto.randomUUID(),
    page,
    was: isBased ? before.was : was,
    status,
    reasons: [],
  }
  return before ? all.map((one) => (one === before ? entry : one)) : [...all, entry]
}

export const savedValue = ({ edit, was }: Pick<Unsaved, 'edit' | 'was'>): unknown =>
  edit === null ? was : edit.do === 'remove' ? undefined : edit.value

/** Moves entries to their current positions. @param maps null if these are not known */
export function rebase(one: Unsaved, maps: readonly PositionMap[] | null): Unsaved {
  if (!maps) return one
  if (one.status === 'deleted') {
    const { restoreAt } = one
    const now = restoreAt ? mapInsertion(restoreAt, maps) : findRestorePath(one, maps)
    return { ...one, restoreAt: (restoreAt !== null && now) || null }
  }
  const at = mapPath(one.at, maps)
  const instance = one.instance && mapPath(one.instance, maps)
  if (!at || (one.instance && !instance))
    return { ...one, status: 'deleted', restoreAt: findRestorePath(one, maps) ?? null }
  return { ...one, at, instance }
}

/** An entry can be inserted into its list again, and a key into its map. */
function findRestorePath(
  { at, instance }: Unsaved,
  maps: readonly PositionMap[],
): Path | undefined {
  const last = at.at(-1)
  if (instance || last === undefined) return undefined
  if (typeof last === 'number') return mapInsertion(at, maps)
  const holder = mapPath(at.slice(0, -1), maps)
  return holder && [...holder, last]
}

export interface Current {
  readonly value: unknown
}

/** @param isKnown whether the position of the entry is certain */
export function compareWithFile(
  one: Unsaved,
  current: Current | undefined,
  isKnown: boolean,
): Unsaved | undefined {
  if (!current || ['saving', 'saved', 'deleted'].includes(one.status)) return one
  const { value } = current
  if (one.edit && isSame(savedValue(one), value)) return undefined
  if (isSame(one.was, value))
    return one.status === 'conflict' ? { ...one, status: 'typed', theirs: undefined } : one
  const merged = mergeImage(one, value)
  if (merged) return merged
  if (!isKnown) return { ...one, status: 'deleted' }
  return { ...one, status: 'conflict', theirs: value }
}

const IMAGE_KEYS = ['src', 'alt', 'decorative'] as const

/** Merges an edit with changes of other keys of the image, such as an upload. Undefined if it conflicts. */
function mergeImage(one: Unsaved, current: unknown): Unsaved | undefined {
  if (one.edit?.do !== 'setImage' || current === null || typeof current !== 'object')
    return undefined
  const { value } = one.edit
  // Images are edited as a whole.
  const [was, now] = [one.was as ImageValue, current as ImageValue]
  const changed = IMAGE_KEYS.filter((key) => value[key] !== was[key])
  if (changed.some((key) => now[key] !== was[key])) return undefined
  const entries = IMAGE_KEYS.map((key) => [key, (changed.includes(key) ? value : now)[key]])
  const merged: ImageValue = {
    ...now,
    ...Object.fromEntries(entries),
  }
  return { ...one, was: now, draft: merged, edit: { do: 'setImage', value: merged } }
}

export function toChange(one: Unsaved, scope: EditScope | undefined): SiteChange | undefined {
  const { at, was, edit, instance } = one
  if (!edit) return undefined
  if (edit.do === 'remove') return { do: 'remove', at }
  const override = scope === 'instance' && instance ? { instance } : {}
  if (edit.do === 'set') return { do: 'set', at, value: edit.value, was, ...override }
  // Images are edited as a whole.
  return { do: 'setImage', at, value: edit.value, was: was as ImageValue, ...override }
}
