import type { CompileContext, CompileResult } from './compile.ts'
import { type ParsedPart, parsePart } from './parse/parts/parse-part.ts'
import { shiftTree } from './parse/parts/shift.ts'
import type { Part } from './parse/parts/split.ts'
import type { ResolvedRoute } from './resolve/findings.ts'
import type { SiteTargets } from './resolve/targets.ts'
import { ResultCache, StableValue } from './result-cache.ts'
import type { PlacedText } from './review/font-characters.ts'
import type { RepetitiveList } from './review/repeated-entries.ts'
import type { Data, Tree } from './tree.ts'
import { ExpandCache } from './validate/expand.ts'

/** The current text and one candidate edit. */
const MAX_RESULTS = 2

/** Caches compilations of a changing text. Results are identical with and without it. */
export class CompileCache {
  readonly parts: PartCache
  readonly texts = new TextCache()
  readonly expanded = new ExpandCache()
  /** By the expanded page. */
  readonly written = new ResultCache<Data>()
  /** By the expanded page. */
  readonly validated = new ResultCache<unknown>()
  readonly targets = new StableValue<SiteTargets>()
  /** By the validated page. */
  readonly resolved = new ResultCache<ResolvedRoute>()

  /** @param parts of an earlier process */
  constructor(parts?: PartSource) {
    this.parts = new PartCache(parts)
  }

  #known: readonly CacheEntry[] = []

  getOrCompile<R extends CompileResult>(text: string, given: CompileContext, compile: () => R): R {
    const cached = this.#known.find((one) => one.text === text && isSame(one.given, given))
    // The same vocabulary yields the same section types.
    const result = (cached?.result as R | undefined) ?? compile()
    const others = this.#known.filter((one) => one !== cached)
    this.#known = [{ text, given, result }, ...others].slice(0, MAX_RESULTS)
    return result
  }
}

interface CacheEntry {
  readonly text: string
  readonly given: CompileContext
  readonly result: CompileResult
}

/** Ignores `readDrawing`, a new function for each compilation whose results depend only on `files`. */
const isSame = (a: CompileContext, b: CompileContext): boolean =>
  a.vocabulary === b.vocabulary &&
  a.files === b.files &&
  a.file === b.file &&
  a.includeDrafts === b.includeDrafts &&
  (a.readDrawing === undefined) === (b.readDrawing === undefined) &&
  a.published?.join('\n') === b.published?.join('\n')

/** Caches what the review finds out about single texts and pages. */
export class TextCache {
  /** By the data of pages. */
  readonly lists = new ResultCache<readonly RepetitiveList[]>()
  /** By the data of pages. */
  readonly specialTexts = new ResultCache<readonly PlacedText[]>()
  /** By the sections of pages. */
  readonly sentences = new ResultCache<ReadonlySet<string>>()
  readonly #cleanTexts = new Set<string>()
  readonly #cleanRichTexts = new Set<string>()

  /** Whether a text has no warnings of its own. */
  isClean(template: string, isRich: boolean): boolean {
    return (isRich ? this.#cleanRichTexts : this.#cleanTexts).has(template)
  }

  addClean(template: string, isRich: boolean): void {
    ;(isRich ? this.#cleanRichTexts : this.#cleanTexts).add(template)
  }
}

export interface PartSource {
  /** @param start where the part is now, which may differ from the result */
  readonly find: (key: string, start: number) => PlacedPart | undefined
}

export interface PlacedPart {
  /** Without its tree, which takes much memory. */
  readonly parsed: Omit<ParsedPart, 'tree'> | undefined
  readonly start: number
  readonly tree: Tree | undefined
}

/** Caches the parts of the last text. Results are identical with and without it. */
export class PartCache implements PartSource {
  #known: ReadonlyMap<string, PlacedPart> = new Map()
  readonly #parent: PartSource | undefined
  readonly onParse: (lexemes: number) => void

  /** @param onParse receives the number of lexemes of every text that was not cached */
  constructor(parent?: PartSource, onParse: (lexemes: number) => void = () => {}) {
    this.#parent = parent
    this.onParse = onParse
  }

  parse(parts: readonly Part[]): PlacedPart[] {
    const known = new Map<string, PlacedPart>()
    const placed = parts.map((part) => {
      const key = toKey(part)
      const before = known.get(key) ?? this.find(key, part.start)
      const one = before ? moveTo(part.start, before) : this.#parse(part)
      known.set(key, one)
      return one
    })
    this.#known = known
    return placed
  }

  get entries(): ReadonlyMap<string, PlacedPart> {
    return this.#known
  }

  find(key: string, start: number): PlacedPart | undefined {
    return this.#known.get(key) ?? this.#parent?.find(key, start)
  }

  #parse(part: Part): PlacedPart {
    const { start } = part
    const { tree, ...parsed } = parsePart(part, this.onParse) ?? {}
    return {
      parsed: 'span' in parsed ? parsed : undefined,
      start,
      tree: tree && shiftTree(tree, start),
    }
  }
}

/** A text parses differently under another key or in a list. The first space ends the key, which contains none. */
const toKey = ({ key, item, text, hasStray }: Part): string =>
  `${key} ${item === undefined ? ':' : '-'}${hasStray ? '!' : ''}${text}`

/** @param key of a part without stray lines */
export const getPartText = (key: string): string => key.slice(key.indexOf(' ') + 2)

function moveTo(start: number, before: PlacedPart): PlacedPart {
  if (before.start === start) return before
  const { parsed, tree } = before
  return { parsed, start, tree: tree && shiftTree(tree, start - before.start) }
}
