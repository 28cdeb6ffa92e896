import type { DiagnosticCode } from './diagnostics/catalog.ts'
import { type Source, toPoint } from './diagnostics/position.ts'
import type { SpanDiagnostic } from './diagnostics/span-diagnostic.ts'
import { locate } from './locate.ts'
import type { Path } from './model.ts'
import { pathKey } from './paths.ts'
import { type MapTree, visitTree } from './tree.ts'

/** Codes of keys whose names are wrong, so a definition in the same map may seem to be missing. */
const WRONG_NAMES: ReadonlySet<DiagnosticCode> = new Set([
  'schema/unknown-key',
  'schema/missing-key',
  'schema/format',
  'yaml/missing-colon',
])

/** Neither a poisoned place nor one that refers to it gets another diagnostic, so that one mistake has only one. */
export class Poison {
  readonly #places = new Set<string>()
  readonly #parents = new Set<string>()
  readonly #misnamed = new Set<string>()

  add(diagnostics: readonly SpanDiagnostic[]): void {
    for (const { code, path } of diagnostics) {
      if (path.length === 0) continue
      this.#addPlace(path)
      if (WRONG_NAMES.has(code)) this.#misnamed.add(pathKey(path.slice(0, -1)))
      // Without its line, the children of a key become duplicates under the previous key.
      if (code === 'yaml/duplicate-key') this.#misnamed.add(pathKey(path.slice(0, -2)))
    }
  }

  /** Poisons the values on lines that were repaired. Lines count from 1. */
  addLines(source: Source, root: MapTree, lines: ReadonlySet<number>): void {
    if (lines.size === 0) return
    visitTree(root, (tree, path) => {
      if (path.length > 0 && lines.has(toPoint(source, tree.span.start).line)) this.#addPlace(path)
      return true
    })
  }

  has(path: Path): boolean {
    return this.#places.size > 0 && this.#places.has(pathKey(path))
  }

  /** Also true for the parent of a poisoned place. */
  touches(path: Path): boolean {
    if (this.#places.size === 0) return false
    return this.has(path) || this.#parents.has(pathKey(path))
  }

  hasMisnamedKey(path: Path): boolean {
    return this.#misnamed.has(pathKey(path))
  }

  /** Whether a definition is poisoned, or missing because a poisoned place hides it. */
  hidesDefinition(root: MapTree, path: Path): boolean {
    const missing = path.findIndex((_, index) => !locate(root, path.slice(0, index + 1)).found)
    const found = missing === -1 ? path : path.slice(0, missing)
    if (found.some((_, index) => this.has(found.slice(0, index + 1)))) return true
    return missing !== -1 && this.hasMisnamedKey(found)
  }

  #addPlace(path: Path): void {
    this.#places.add(pathKey(path))
    this.#parents.add(pathKey(path.slice(0, -1)))
  }
}
