import type { Span } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { createMap, type Entry, type MapTree, type Tree } from '../../tree.ts'
import { limits } from '../limits.ts'
import type { ParsedPart } from './parse-part.ts'
import type { PartCache } from './part-cache.ts'
import { shiftSpan } from './shift.ts'
import { type Part, splitIntoParts } from './split.ts'

export interface ParsedParts {
  readonly tree: MapTree
  readonly diagnostics: readonly SpanDiagnostic[]
}

export interface BrokenPart {
  readonly broken: number
  readonly others: number
}

/** Undefined if the text must be parsed in one piece. */
export type PartsResult = ParsedParts | BrokenPart | undefined

/** Returns the same result as parsing in one piece, with less memory, or the broken part. */
export const parseParts = (text: string, memory: PartCache): PartsResult =>
  memory.inParts(text, () => parseEachPart(text, memory))

function parseEachPart(text: string, memory: PartCache): PartsResult {
  const parts = splitIntoParts(text)
  if (!parts?.length) return undefined
  const placed = memory.read(parts)
  const [broken, ...others] = parts.filter((_, index) => !placed[index]?.read)
  if (broken) return { broken: broken.start, others: others.length }
  if (parts.length > limits.entries * SAFETY_SHARE) return undefined
  const joiner = new TreeJoiner()
  for (const [index, part] of parts.entries()) {
    const { read, tree } = placed[index] ?? {}
    if (!read || !tree || !joiner.add(part, tree, read)) return undefined
    for (const diagnostic of read.diagnostics) joiner.find(part, diagnostic)
    joiner.lexemes += read.lexemes
    if (joiner.lexemes > limits.lexemes * SAFETY_SHARE) return undefined
  }
  const { tree, diagnostics } = joiner
  return { tree, diagnostics }
}

/** Close to a limit, parse the whole text, which counts exactly. */
const SAFETY_SHARE = 0.98

class TreeJoiner {
  readonly #entries = new Map<string, Entry>()
  readonly diagnostics: SpanDiagnostic[] = []
  lexemes = 0
  #items: Tree[] = []
  #span: Span | undefined

  /** @returns false if the key is a duplicate */
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
