import type { CompileContext, CompileResult } from './compile.ts'
import { PartCache } from './parse/parts/part-cache.ts'

/** The current text and one candidate edit. */
const MAX_RESULTS = 2

/** Caches compilations of a changing text. Results are identical with and without it. */
export class CompileCache {
  readonly parts = new PartCache()
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
  (a.readDrawing === undefined) === (b.readDrawing === undefined) &&
  a.published?.join('\n') === b.published?.join('\n')
