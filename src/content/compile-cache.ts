import type { CompileContext, CompileResult } from './compile.ts'
import { PartCache } from './parse/parts/part-cache.ts'
import type { TextFinding } from './review/texts/text-rule.ts'
import { TextCache } from './text-cache.ts'

/** The text that a site is made from, and one that somebody wants to put in its place. */
const MOST_RESULTS = 2

/** What is remembered of texts that were compiled last. It makes a difference to time only. */
export class CompileCache {
  readonly parts = new PartCache()
  readonly sentences = new TextCache<readonly string[]>()
  readonly remarks = new TextCache<TextFinding | undefined>()
  #known: readonly Known[] = []

  /** What compiling gives: without work if the same was compiled just now. */
  getOrCompile<R extends CompileResult>(text: string, given: CompileContext, compile: () => R): R {
    const before = this.#known.find((one) => one.text === text && isSame(one.given, given))
    // The same vocabulary gives the same sections.
    const result = (before?.result as R | undefined) ?? compile()
    const others = this.#known.filter((one) => one !== before)
    this.#known = [{ text, given, result }, ...others].slice(0, MOST_RESULTS)
    return result
  }
}

interface Known {
  readonly text: string
  readonly given: CompileContext
  readonly result: CompileResult
}

/** Drawings are files: what reads them gives the same as long as the files are. */
const isSame = (a: CompileContext, b: CompileContext): boolean =>
  a.vocabulary === b.vocabulary &&
  a.files === b.files &&
  a.file === b.file &&
  (a.readDrawing === undefined) === (b.readDrawing === undefined) &&
  a.published?.join('\n') === b.published?.join('\n')
