import type { DiagnosticCode } from './diagnostics/catalog.ts'

/** From 1; columns in UTF-16 units. */
export interface Point {
  readonly line: number
  readonly column: number
}

export interface Range {
  readonly start: Point
  readonly end: Point
}

/** Keys and list positions that lead to a value. */
export type Path = readonly (string | number)[]

/** Offsets in UTF-16 units. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly insert: string
}

export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning'
  /** One sentence about the fault, without its position. */
  readonly message: string
  readonly hint?: string
  /** Unambiguous fix: edits in order, without overlaps. */
  readonly fix?: readonly Edit[]
  readonly file: string
  readonly range: Range
  readonly path: Path
}
