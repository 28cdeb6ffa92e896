import type { Span } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { createMap, type Entry, type MapTree, type Tree } from '../../tree.ts'
import { limits } from '../limits.ts'
import type { ParsedPart } from './parse-part.ts'
import type { PartCache } from './part-cache.ts'
import { shiftSpan } from './shift.ts'
import { type Part, splitIntoParts } from './split.ts'

/** A text that is right in all its parts. */
export interface ParsedParts {
  readonly tree: MapTree
  readonly diagnostics: readonly SpanDiagnostic[]
}

/** A text with a part that cannot be read by itself. */
export interface BrokenPart {
  /** Where the first one begins. */
  readonly broken: number
  /** How many there are behind it. */
  readonly others: number
}

/** What reading a text part by part gives; undefined where only the whole can tell. */
export type PartsResult = ParsedParts | BrokenPart | undefined

/**
 * Reads a text part by part, which takes less memory than reading it at once, and hardly any time for parts that
 * are remembered.
 * @returns exactly what reading it at once gives, or what is broken
 */
export const parseParts = (text: string, memory: PartCache): PartsResult =>
  memory.inParts(text, () => readInParts(text, memory))

function readInParts(text: string, memory: PartCache): PartsResult {
  const parts = splitIntoParts(text)
  if (!parts?.length) return undefined
  const placed = memory.read(parts)
  const [broken, ...others] = parts.filter((_, index) => !placed[index]?.read)
  if (broken) return { broken: broken.start, others: others.length }
  if (parts.length > limits.entries * NEARLY) return undefined
  const joined = new Joined()
  for (const [index, part] of parts.entries()) {
    const { read, tree } = placed[index] ?? {}
    if (!read || !tree || !joined.add(part, tree, read)) return undefined
    for (const diagnostic of read.diagnostics) joined.find(part, diagnostic)
    joined.lexemes += read.lexemes
    if (joined.lexemes > limits.lexemes * NEARLY) return undefined
  }
  const { tree, diagnostics } = joined
  return { tree, diagnostics }
}

/** Close to a limit, only the whole text tells on which side it is: what stands between parts counts, too. */
const NEARLY = 0.98

/** Parts that become one tree again. */
class Joined {
  readonly #entries = new Map<string, Entry>()
  readonly diagnostics: SpanDiagnostic[] = []
  lexemes = 0
  #items: Tree[] = []
  #span: Span | undefined

  /** @returns whether it has a place in the tree: no key comes twice */
  add({ key, item, keyStart, start }: Part, tree: Tree, read: Omit<ParsedPart, 'tree'>): boolean {
    if (!item && this.#entries.has(key)) return false
    const at = { start: keyStart, end: keyStart + key.length }
    const span = shiftSpan(read.span, start)
    this.#span = { start: this.#span?.start ?? at.start, end: read.end + start }
    if (item === undefined) this.#entries.set(key, { key: at, value: tree })
    else {
      const list = item > 0 ? this.#entries.get(key)?.value : undefined
      if (item === 0) this.#items = []
      this.#items.push(tree)
      const whole = { start: list?.span.start ?? span.start, end: span.end }
      const value = { kind: 'list', span: whole, items: this.#items, flow: false } as const
      this.#entries.set(key, { key: at, value })
    }
    return true
  }

  find({ item, start }: Part, { span, path, ...said }: SpanDiagnostic) {
    const [key = '', , ...rest] = path
    const there = item === undefined ? path : [key, item, ...rest]
    this.diagnostics.push({ ...said, span: shiftSpan(span, start), path: there })
  }

  get tree(): MapTree {
    const span = this.#span ?? { start: 0, end: 0 }
    return createMap(this.#entries, span, false)
  }
}
