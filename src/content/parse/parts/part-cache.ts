import { LastResult } from '../../memoize-last.ts'
import type { Tree } from '../../tree.ts'
import type { ParsedDocument } from '../document.ts'
import { type ParsedPart, parsePart } from './parse-part.ts'
import type { PartsResult } from './parse-parts.ts'
import { shiftTree } from './shift.ts'
import type { Part } from './split.ts'

/** A part as it stood in a text. Its tree is kept once, with the offsets of that text: there are many. */
interface Placed {
  readonly read: Omit<ParsedPart, 'tree'> | undefined
  readonly start: number
  readonly tree: Tree | undefined
}

type Known = ReadonlyMap<string, Placed>

/**
 * What is remembered of the parts of the text that was read last. While somebody edits a file, and while repairs are
 * tried, most parts stay as they are. Whatever it remembers, reading gives the same.
 */
export class PartCache {
  #known: Known = new Map()
  readonly #lastParts = new LastResult<string, PartsResult>()
  readonly #lastWhole = new LastResult<string, ParsedDocument>()
  readonly #around: PartCache | undefined
  readonly #parsed: (lexemes: number) => void

  /**
   * @param around what it knows besides: the text to which others are compared
   * @param parsed is told how many lexemes were parsed, because they are not remembered
   */
  constructor(around?: PartCache, parsed: (lexemes: number) => void = () => {}) {
    this.#around = around
    this.#parsed = parsed
  }

  /** Reads parts; those that cannot be read by themselves have no tree. */
  read(parts: readonly Part[]): Placed[] {
    const known = new Map<string, Placed>()
    const all = parts.map((part) => {
      const name = nameOf(part)
      const before = known.get(name) ?? this.placedBefore(name)
      const one = before ? placedAgain(part, before) : placed(part, this.#parsed)
      known.set(name, one)
      return one
    })
    this.#known = known
    return all
  }

  /** A part as it stood in one of the texts that are remembered. */
  placedBefore(name: string): Placed | undefined {
    return this.#known.get(name) ?? this.#around?.placedBefore(name)
  }

  /** A text that is read part by part. @param read does so, if it is not the one that was read last */
  inParts(text: string, read: () => PartsResult): PartsResult {
    return this.#lastParts.getOrCompute(text, read)
  }

  /** A text that is read in one piece. @param read parses it, if it is not the one that was read last */
  whole(text: string, read: (count: (lexemes: number) => void) => ParsedDocument): ParsedDocument {
    return this.#lastWhole.getOrCompute(text, () => read(this.#parsed))
  }
}

/** The same text reads differently as another entry or in a list. No key has a space: there it ends. */
const nameOf = ({ key, item, text }: Part): string =>
  `${key} ${item === undefined ? ':' : '-'}${text}`

function placedAgain({ start }: Part, before: Placed): Placed {
  const { read, tree } = before
  return before.start === start
    ? before
    : { read, start, tree: tree && shiftTree(tree, start - before.start) }
}

function placed(part: Part, parsed: (lexemes: number) => void): Placed {
  const { start } = part
  const found = parsePart(part, parsed)
  if (!found) return { read: undefined, start, tree: undefined }
  const { tree, ...read } = found
  return { read, start, tree: shiftTree(tree, start) }
}
