import { LastResult } from '../../memoize-last.ts'
import type { Tree } from '../../tree.ts'
import type { ParsedDocument } from '../document.ts'
import { type ParsedPart, parsePart } from './parse-part.ts'
import type { PartsResult } from './parse-parts.ts'
import { shiftTree } from './shift.ts'
import type { Part } from './split.ts'

interface CachedPart {
  readonly read: Omit<ParsedPart, 'tree'> | undefined
  readonly start: number
  readonly tree: Tree | undefined
}

type Entries = ReadonlyMap<string, CachedPart>

/** Caches the parts of the last text. Results are identical with and without it. */
export class PartCache {
  #known: Entries = new Map()
  readonly #lastParts = new LastResult<string, PartsResult>()
  readonly #lastWhole = new LastResult<string, ParsedDocument>()
  readonly #around: PartCache | undefined
  readonly #parsed: (lexemes: number) => void

  /** @param parsed receives the number of lexemes that were not cached */
  constructor(around?: PartCache, parsed: (lexemes: number) => void = () => {}) {
    this.#around = around
    this.#parsed = parsed
  }

  /** Parts with errors have no tree. */
  read(parts: readonly Part[]): CachedPart[] {
    const known = new Map<string, CachedPart>()
    const all = parts.map((part) => {
      const name = toKey(part)
      const before = known.get(name) ?? this.placedBefore(name)
      const one = before ? moveTo(part, before) : parseAt(part, this.#parsed)
      known.set(name, one)
      return one
    })
    this.#known = known
    return all
  }

  placedBefore(name: string): CachedPart | undefined {
    return this.#known.get(name) ?? this.#around?.placedBefore(name)
  }

  inParts(text: string, read: () => PartsResult): PartsResult {
    return this.#lastParts.getOrCompute(text, read)
  }

  whole(text: string, read: (count: (lexemes: number) => void) => ParsedDocument): ParsedDocument {
    return this.#lastWhole.getOrCompute(text, () => read(this.#parsed))
  }
}

/** A text parses differently under another key or in a list. The first space ends the key, which contains none. */
const toKey = ({ key, item, text }: Part): string =>
  `${key} ${item === undefined ? ':' : '-'}${text}`

function moveTo({ start }: Part, before: CachedPart): CachedPart {
  const { read, tree } = before
  return before.start === start
    ? before
    : { read, start, tree: tree && shiftTree(tree, start - before.start) }
}

function parseAt(part: Part, parsed: (lexemes: number) => void): CachedPart {
  const { start } = part
  const found = parsePart(part, parsed)
  if (!found) return { read: undefined, start, tree: undefined }
  const { tree, ...read } = found
  return { read, start, tree: shiftTree(tree, start) }
}
