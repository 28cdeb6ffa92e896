import type { PartCache } from '../../cache.ts'
import type { Span } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { createMap, type Entry, type ScalarTree, type Tree } from '../../tree.ts'
import type { ParsedDocument } from '../document.ts'
import { limits } from '../limits.ts'
import type { YamlSyntaxError } from '../syntax-errors.ts'
import type { ParsedPart } from './parse-part.ts'
import { shiftError, shiftSpan } from './shift.ts'
import { type Part, splitIntoParts } from './split.ts'

/** Close to a limit, parse the whole text, which counts exactly. */
const SAFETY_SHARE = 0.98

/** Returns undefined if the text must be parsed in one piece. */
export function parseParts(text: string, cache: PartCache): ParsedDocument | undefined {
  const parts = splitIntoParts(text)
  if (!parts?.length || parts.length > limits.entries * SAFETY_SHARE) return undefined
  const joiner = new PartJoiner()
  const placed = cache.parse(parts)
  for (const [index, part] of parts.entries()) {
    const { parsed, tree } = placed[index] ?? {}
    if (!parsed || !joiner.add(part, tree ?? NO_VALUE, parsed)) return undefined
    if (joiner.lexemes > limits.lexemes * SAFETY_SHARE) return undefined
  }
  return joiner.document
}

const NO_VALUE: ScalarTree = { kind: 'scalar', span: { start: 0, end: 0 }, value: null, source: '' }

class PartJoiner {
  readonly #entries = new Map<string, Entry>()
  readonly #syntaxErrors: YamlSyntaxError[] = []
  readonly #diagnostics: SpanDiagnostic[] = []
  lexemes = 0
  #items: Tree[] = []
  #span: Span | undefined

  /** @returns false if the key is a duplicate */
  add(part: Part, tree: Tree, parsed: Omit<ParsedPart, 'tree'>): boolean {
    const { key, item, keyStart, start } = part
    if (!item && this.#entries.has(key)) return false
    const at = { start: keyStart, end: keyStart + key.length }
    const span = shiftSpan(parsed.span, start)
    this.#span = { start: this.#span?.start ?? at.start, end: parsed.end + start }
    if (item === undefined) this.#entries.set(key, { key: at, value: tree })
    else {
      const list = item > 0 ? this.#entries.get(key)?.value : undefined
      if (item === 0) this.#items = []
      this.#items.push(tree)
      const whole = { start: list?.span.start ?? span.start, end: span.end }
      const value = { kind: 'list', span: whole, items: this.#items, flow: false } as const
      this.#entries.set(key, { key: at, value })
    }
    for (const error of parsed.syntaxErrors) this.#syntaxErrors.push(shiftError(error, start))
    for (const diagnostic of parsed.diagnostics) this.#addDiagnostic(part, diagnostic)
    this.lexemes += parsed.lexemes
    return true
  }

  #addDiagnostic({ item, start }: Part, { span, path, ...message }: SpanDiagnostic) {
    const [key = '', , ...rest] = path
    const placed = item === undefined ? path : [key, item, ...rest]
    this.#diagnostics.push({ ...message, span: shiftSpan(span, start), path: placed })
  }

  get document(): ParsedDocument {
    const span = this.#span ?? { start: 0, end: 0 }
    const tree = createMap(this.#entries, span, false)
    return { syntaxErrors: this.#syntaxErrors, tree, diagnostics: this.#diagnostics }
  }
}
