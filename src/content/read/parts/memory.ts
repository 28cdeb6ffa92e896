import type { Tree } from '../../tree.ts'
import { type ReadPart, readPart } from './read-part.ts'
import { shifted } from './shifted.ts'
import type { Part } from './split.ts'

/** A part as it stood in a text. Its tree is kept once, with the offsets of that text: there are many. */
interface Placed {
  readonly read: Omit<ReadPart, 'tree'> | undefined
  readonly start: number
  readonly tree: Tree | undefined
}

type Known = ReadonlyMap<string, Placed>

/**
 * What is remembered of the parts of two texts: of the one that was read in full last, and of the one after it that
 * could not be. While somebody edits a file, and while repairs are tried, most parts stay as they are. Whatever it
 * remembers, reading gives the same.
 */
export class PartMemory {
  #whole: Known = new Map()
  #begun: Known = new Map()

  /** Reads parts, all of them or up to the first that cannot be read. */
  read(parts: readonly Part[]): Placed[] {
    const known = new Map<string, Placed>()
    const placed: Placed[] = []
    for (const part of parts) {
      const name = nameOf(part)
      const one = placedAt(part, known.get(name) ?? this.#begun.get(name) ?? this.#whole.get(name))
      known.set(name, one)
      placed.push(one)
      if (!one.read) {
        this.#begun = known
        return placed
      }
    }
    this.#whole = known
    this.#begun = new Map()
    return placed
  }
}

/** The same text reads differently as another entry or in a list. No key has a space: there it ends. */
const nameOf = ({ key, item, text }: Part): string =>
  `${key} ${item === undefined ? ':' : '-'}${text}`

function placedAt(part: Part, before: Placed | undefined): Placed {
  const { start } = part
  if (before) {
    const { read, tree } = before
    return before.start === start
      ? before
      : { read, start, tree: tree && shifted(tree, start - before.start) }
  }
  const found = readPart(part)
  if (!found) return { read: undefined, start, tree: undefined }
  const { tree, ...read } = found
  return { read, start, tree: shifted(tree, start) }
}
