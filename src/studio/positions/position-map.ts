import type { Path } from '../../content/model.ts'
import { pathKey } from '../../content/paths.ts'

/** Where the parts of one version of the file are in another version. Sent as JSON. */
export interface PositionMap {
  /** By the old path of a list: the new index of each old item, null if it was deleted. Other lists are unchanged. */
  readonly lists: Readonly<Record<string, readonly (number | null)[]>>
  /** Keys of the old paths of deleted values. */
  readonly deleted: readonly string[]
}

/** @returns undefined if the position was deleted. Paths of values that are not in the file are mapped, too */
export function mapPath(path: Path, maps: readonly PositionMap[]): Path | undefined {
  let here: Path | undefined = path
  for (const map of maps) here = here && mapOnce(here, map)
  return here
}

function mapOnce(path: Path, { lists, deleted }: PositionMap): Path | undefined {
  const result: (string | number)[] = []
  for (const [depth, step] of path.entries()) {
    const indices = lists[pathKey(path.slice(0, depth))]
    const next = indices && typeof step === 'number' ? indices[step] : step
    if (next === null || deleted.includes(pathKey(path.slice(0, depth + 1)))) return undefined
    // An index past the end is a place for a new item.
    result.push(next ?? step)
  }
  return result
}

/** Maps the place of a new item: before the item that followed it, else behind the item before it. */
export function mapInsertion(path: Path, maps: readonly PositionMap[]): Path | undefined {
  const index = Number(path.at(-1))
  const behind = index > 0 && mapPath([...path.slice(0, -1), index - 1], maps)
  if (behind) return [...behind.slice(0, -1), Number(behind.at(-1)) + 1]
  return mapPath(path, maps) ?? mapPath([...path.slice(0, -1), 0], maps)
}
