import type { Path } from '../../content/model.ts'
import { mapPath, type PositionMap } from '../positions/position-map.ts'

/** Stable keys of positions for React: a field keeps its element when entries are inserted before it. */
export class Identities {
  #keys = new Map<string, string>()
  #count = 0

  getKey(at: Path): string {
    const path = JSON.stringify(at)
    const known = this.#keys.get(path)
    if (known) return known
    this.#count += 1
    const key = `part-${this.#count}`
    this.#keys.set(path, key)
    return key
  }

  rebase(maps: readonly PositionMap[] | null): void {
    if (!maps || maps.length === 0) return
    const moved = new Map<string, string>()
    for (const [path, key] of this.#keys) {
      // Written by `getKey` only.
      const at = mapPath(JSON.parse(path) as Path, maps)
      if (at) moved.set(JSON.stringify(at), key)
    }
    this.#keys = moved
  }
}
