import type { PlacedPart, TextCache } from '../../cache.ts'
import type { Span } from '../../diagnostics/position.ts'
import { createMap, type Entry, type ScalarTree, type Tree } from '../../tree.ts'

/**
 * As a flat list of numbers and texts, which takes less time to parse than nested lists. Most texts are not in it, but in
 * the text of the part. Undefined for parts with diagnostics, which are rare.
 * @param cache of the review, whose clean texts are marked
 */
export function encodePart(
  { parsed, start, tree }: PlacedPart,
  text: string,
  cache: TextCache,
): string | undefined {
  if (!parsed || !tree) return undefined
  const { span, end, lexemes, syntaxErrors, diagnostics } = parsed
  if (syntaxErrors.length > 0 || diagnostics.length > 0) return undefined
  const encoder = new Encoder(text, start, cache)
  if (!encoder.add(tree)) return undefined
  return JSON.stringify([span.start, span.end, end, lexemes, ...encoder.list])
}

/** @param cache receives the clean texts. @throws if the text was not created by `encodePart` */
export function decodePart(
  encoded: string,
  { text, start }: PartText,
  cache: TextCache,
): PlacedPart {
  const list: unknown = JSON.parse(encoded)
  if (!Array.isArray(list)) throw new Error('The part is not a list.')
  const decoder = new Decoder(list, { text, start }, cache)
  const span = { start: decoder.readNumber(), end: decoder.readNumber() }
  const end = decoder.readNumber()
  const lexemes = decoder.readNumber()
  const parsed = { span, end, lexemes, syntaxErrors: [], diagnostics: [] }
  return { parsed, start, tree: decoder.readTree() }
}

interface PartText {
  readonly text: string
  /** In the file. */
  readonly start: number
}

/** What follows the position: nothing, the value, value and source, or what is inside. */
const FORMS = { plain: 0, quoted: 1, string: 2, other: 3, list: 4, map: 5 } as const
const FORM_BITS = 0b111

/** Added to the form of a list or map. */
const FLOW = 0b1000
/** Added to the form of a text that has no warnings, without and with marks. */
const CLEAN = 0b1000
const CLEAN_RICH = 0b10000

/** Positions count from the start of the previous value. */
class Encoder {
  readonly list: unknown[] = []
  readonly #text: string
  readonly #start: number
  readonly #cache: TextCache
  #position = 0

  constructor(text: string, start: number, cache: TextCache) {
    this.#text = text
    this.#start = start
    this.#cache = cache
  }

  /** @returns false if JSON cannot hold a number */
  add(tree: Tree): boolean {
    if (tree.kind === 'scalar') return this.#addScalar(tree)
    const flow = tree.flow ? FLOW : 0
    if (tree.kind === 'list') {
      this.#push(FORMS.list + flow, tree.span, tree.items.length)
      return tree.items.every((item) => this.add(item))
    }
    this.#push(FORMS.map + flow, tree.span, tree.entries.size)
    return [...tree.entries].every(([name, { key, value }]) => {
      this.#push(name, key)
      return this.add(value)
    })
  }

  #addScalar({ value, source, span }: ScalarTree): boolean {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) return false
    if (typeof value !== 'string' || value !== source) {
      this.#push(FORMS.other, span, value, source)
      return true
    }
    const clean = this.#cache.isClean(value, false) ? CLEAN : 0
    const flags = clean + (this.#cache.isClean(value, true) ? CLEAN_RICH : 0)
    const written = this.#text.slice(span.start - this.#start, span.end - this.#start)
    if (written === value) this.#push(FORMS.plain + flags, span)
    else if (written.slice(1, -1) === value) this.#push(FORMS.quoted + flags, span)
    else this.#push(FORMS.string + flags, span, value)
    return true
  }

  #push(form: string | number, { start, end }: Span, ...rest: readonly unknown[]): void {
    const position = start - this.#start
    this.list.push(form, position - this.#position, end - start, ...rest)
    this.#position = position
  }
}

class Decoder {
  readonly #list: readonly unknown[]
  readonly #text: string
  readonly #start: number
  readonly #cache: TextCache
  #at = 0
  #position = 0

  constructor(list: readonly unknown[], { text, start }: PartText, cache: TextCache) {
    this.#list = list
    this.#text = text
    this.#start = start
    this.#cache = cache
  }

  readNumber(): number {
    const value = this.#read()
    if (typeof value !== 'number') throw new Error('A number is missing.')
    return value
  }

  readTree(): Tree {
    const flags = this.readNumber()
    const form = flags & FORM_BITS
    const span = this.#readSpan()
    if (form === FORMS.map) return this.#readMap(span, (flags & FLOW) !== 0)
    if (form === FORMS.list) {
      const items = Array.from({ length: this.readNumber() }, () => this.readTree())
      return { kind: 'list', span, items, flow: (flags & FLOW) !== 0 }
    }
    if (form === FORMS.other) {
      const value = this.#read()
      if (!isScalarValue(value)) throw new Error('A value has an unknown type.')
      return { kind: 'scalar', span, value, source: this.#readString() }
    }
    const value = form === FORMS.string ? this.#readString() : this.#sliceText(span, form)
    if (flags & CLEAN) this.#cache.addClean(value, false)
    if (flags & CLEAN_RICH) this.#cache.addClean(value, true)
    return { kind: 'scalar', span, value, source: value }
  }

  #readMap(span: Span, flow: boolean): Tree {
    const entries = new Map<string, Entry>()
    for (let left = this.readNumber(); left > 0; left -= 1) {
      const name = this.#readString()
      entries.set(name, { key: this.#readSpan(), value: this.readTree() })
    }
    return createMap(entries, span, flow)
  }

  #read(): unknown {
    this.#at += 1
    return this.#list[this.#at - 1]
  }

  #readString(): string {
    const value = this.#read()
    if (typeof value !== 'string') throw new Error('A text is missing.')
    return value
  }

  #readSpan(): Span {
    this.#position += this.readNumber()
    const start = this.#start + this.#position
    return { start, end: start + this.readNumber() }
  }

  #sliceText({ start, end }: Span, form: number): string {
    const quote = form === FORMS.quoted ? 1 : 0
    return this.#text.slice(start - this.#start + quote, end - this.#start - quote)
  }
}

const isScalarValue = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
