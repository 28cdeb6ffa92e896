/** Limits that bound time and memory for any input, far above what a site needs. */
export const limits = {
  /** A site of 3,000 pages has 20 million characters. */
  characters: 24 * 1024 * 1024,
  /** Lexemes of the parser. A site of 24 MB has two thirds of this; the maximum takes 8 seconds and 1.1 GB. */
  lexemes: 3_600_000,
  /** Nesting as the parser counts it: a map in a list is two levels. */
  depth: 80,
  entries: 20_000,
  invisible: 20,
  /** Syntax errors recovered in one run. */
  recoveries: 12,
  syntaxErrors: 100,
  documents: 10,
  recoveredLine: 2_000,
  /** Repairs compared per syntax error. */
  repairs: 400,
  /** One step per lexeme or equivalent, `fault` per diagnostic. Beyond this, errors are reported unrepaired. */
  recovery: 260_000,
  /** Diagnostics of a candidate that are compared one by one. Beyond this, only their number counts. */
  faults: 1000,
  /** Steps per diagnostic. */
  fault: 20,
} as const
