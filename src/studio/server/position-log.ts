import { isDeepEqual } from '../../content/deep-equal.ts'
import type { Path } from '../../content/model.ts'
import { getValueAt } from '../../content/value-at.ts'
import { getTextVersion } from '../../site-folder/site-file.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import { comparePositions } from '../positions/compare-positions.ts'
import { mapPath, type PositionMap } from '../positions/position-map.ts'

interface Entry {
  readonly version: string
  readonly data: unknown
  /** From the previous entry. */
  readonly maps: readonly PositionMap[]
  readonly isOwn: boolean
}

const MAX_ENTRIES = 200

/** Versions of the file since the start of the server, to map positions from any of them to a later one. */
export class PositionLog {
  readonly #entries: Entry[] = []

  /** Skips text with syntax errors: it has no positions. @param maps since the previous version; compared if absent */
  record(text: string, isOwn: boolean, maps?: readonly PositionMap[]): void {
    const version = getTextVersion(text)
    const last = this.#entries.at(-1)
    if (last?.version === version) return
    const { tree, syntaxErrors } = parseCached(new NormalizedText(text).text)
    if (!tree || syntaxErrors.length > 0) return
    const { data } = tree
    this.#entries.push({
      version,
      data,
      isOwn,
      maps: maps ?? (last ? [comparePositions(last.data, data)] : []),
    })
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift()
  }

  /** Maps from one version to a later one; undefined if they are not known. */
  between(from: string, to: string): readonly PositionMap[] | undefined {
    if (from === to) return []
    return this.#findSteps(from, to)?.flatMap(({ entry }) => entry.maps)
  }

  /** Whether only the studio itself has changed the value at an old path since. */
  isUnchanged(at: Path, from: string, to: string): boolean {
    if (from === to) return true
    const steps = this.#findSteps(from, to)
    let path: Path | undefined = at
    for (const { before, entry } of steps ?? []) {
      const next: Path | undefined = path && mapPath(path, entry.maps)
      if (!path || !next) return false
      const isSame = isDeepEqual(getValueAt(before.data, path), getValueAt(entry.data, next))
      if (!entry.isOwn && !isSame) return false
      path = next
    }
    return steps !== undefined
  }

  #findSteps(from: string, to: string) {
    const end = this.#entries.findLastIndex(({ version }) => version === to)
    const start = this.#entries.slice(0, end + 1).findLastIndex(({ version }) => version === from)
    if (end === -1 || start === -1) return undefined
    return this.#entries.slice(start, end).flatMap((before, index) => {
      const entry = this.#entries[start + index + 1]
      return entry ? [{ before, entry }] : []
    })
  }
}
