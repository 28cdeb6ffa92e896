import type { CompileContext } from '../../content/compile.ts'
import { isDeepEqual } from '../../content/deep-equal.ts'
import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import { type MapTree, toData } from '../../content/tree.ts'
import { updateAt } from '../edit/data.ts'
import type { Change } from '../edit/index.ts'
import { createPage } from '../forms/new-page.ts'
import { mapInsertion, mapPath, type PositionMap } from '../positions/position-map.ts'
import type { CurrentValue, SetImage, SiteChange } from '../protocol/edits.ts'
import { getImageChanges, IMAGE_KEYS } from './image-changes.ts'
import { renameWithLanguage } from './rename-page.ts'
import { setWithParents } from './set-with-parents.ts'
import { isRecord } from './values.ts'
import { readWrittenNumber } from './written-number.ts'

export interface ResolveContext {
  readonly root: MapTree
  readonly compile: CompileContext
  /** From the version of the request to the current file; undefined if that version is not known. */
  readonly maps: readonly PositionMap[] | undefined
  /** Whether the value at a path of the request is the same in both versions. */
  readonly isUnchanged: (at: Path) => boolean
}

export type Resolved = { readonly changes: readonly Change[] } | { readonly conflict: CurrentValue }

/** Translates a change of the client, whose paths may refer to an older version, into changes of the current file. */
export function resolveChange(change: SiteChange, context: ResolveContext): Resolved {
  const { root, maps } = context
  switch (change.do) {
    case 'set':
    case 'setImage':
      return resolveSet(change, context)
    case 'replace':
    case 'remove': {
      const at = maps && mapPath(change.at, maps)
      if (!at || !context.isUnchanged(change.at)) return conflictAt(root, at)
      return {
        changes: [change.do === 'remove' ? { do: 'remove', at } : { ...change, do: 'set', at }],
      }
    }
    case 'insert': {
      const at = maps && mapInsertion(change.at, maps)
      return at ? { changes: [{ ...change, at }] } : conflictAt(root, at)
    }
    case 'copy': {
      const at = maps && mapPath(change.at, maps)
      if (!at) return conflictAt(root, at)
      const next = [...at.slice(0, -1), Number(at.at(-1)) + 1]
      const to = change.to ? mapInsertion(change.to, maps) : next
      return to ? { changes: [{ do: 'copy', at, to }] } : conflictAt(root, to)
    }
    case 'move': {
      const at = maps && mapPath(change.at, maps)
      const to = maps && mapPath([...change.at.slice(0, -1), change.to], maps)
      if (!at || !to) return conflictAt(root, at)
      return { changes: [{ do: 'move', at, to: Number(to.at(-1)) }] }
    }
    case 'addPage': {
      const page = createPage(root, change.page, context.compile)
      return page ? { changes: [{ do: 'insert', ...page }] } : { conflict: { at: null } }
    }
    case 'renamePage':
      return { changes: renameWithLanguage(root, change) }
    case 'removePage':
      return { changes: [change] }
  }
}

function resolveSet(
  change: Extract<SiteChange, { do: 'set' }> | SetImage,
  { root, maps }: ResolveContext,
): Resolved {
  // Without a map, the comparison with the previous value has to suffice.
  const at = maps ? mapPath(change.at, maps) : change.at
  if (!at) return conflictAt(root, at)
  const number = typeof change.was === 'string' ? readWrittenNumber(root, at) : undefined
  if (!isAsExpected(number ?? readValue(root, at), change)) return conflictAt(root, at)
  const instance = change.instance && mapPath(change.instance, maps ?? [])
  if (change.instance)
    return instance && maps
      ? { changes: [overrideForInstance(root, { at, value: change.value }, instance)] }
      : conflictAt(root, at)
  if (change.do === 'setImage' && change.was.src !== '')
    return { changes: getImageChanges({ ...change, at }) }
  const { value } = change
  // Other forms, such as 4.80, are written as text: the file shows them as they are typed.
  const isNumber =
    number !== undefined && /^\d+$/.test(String(value)) && String(Number(value)) === value
  return { changes: [setWithParents(root, at, isNumber ? Number(value) : value)] }
}

/** Of an image, only the keys that change must have their previous values. One without an address is not in the file yet. */
function isAsExpected(
  current: unknown,
  change: Extract<SiteChange, { do: 'set' }> | SetImage,
): boolean {
  if (change.do === 'set' || change.instance) return isDeepEqual(current, change.was)
  const { value, was } = change
  if (current === undefined) return was.src === ''
  return (
    isRecord(current) &&
    IMAGE_KEYS.every((key) => value[key] === was[key] || current[key] === was[key])
  )
}

const conflictAt = (root: MapTree, at: Path | undefined): Resolved => ({
  conflict: at ? { at, value: readValue(root, at) } : { at: null },
})

function overrideForInstance(
  root: MapTree,
  { at, value }: { readonly at: Path; readonly value: unknown },
  instance: Path,
): Change {
  const depth = instance.length - 1
  const defaults = readValue(root, at.slice(0, depth))
  return { do: 'set', at: instance, value: updateAt(defaults, at.slice(depth), () => value) }
}

function readValue(root: MapTree, at: Path): unknown {
  const place = locate(root, at)
  return place.found ? toData(place.tree) : undefined
}
