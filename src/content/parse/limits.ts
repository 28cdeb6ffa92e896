/** Limits that keep reading fast and small whatever the input; far above what a site needs. */
export const limits = {
  /** Characters of a site file: a site of 3,000 pages has 20 million. */
  characters: 24 * 1024 * 1024,
  /**
   * Words, signs and spaces as the parser counts them; a site of 24 MB has about two thirds as many. So many take
   * 8 seconds and 1.1 GB where a text has to be read in one piece, whatever they are.
   */
  lexemes: 3_600_000,
  /** Levels of nesting, as the parser counts them (a map in a list is two). */
  depth: 80,
  /** Entries side by side in one map or list. */
  entries: 20_000,
  /** Invisible characters that are reported one by one. */
  invisible: 20,
  /** Mistakes in the form of a file that are found in one go. */
  recoveries: 12,
  /** Errors of the parser in one text that are looked at, from the first one on. */
  syntaxErrors: 100,
  /** Documents in one file that are read; the second is one too many already. */
  documents: 10,
  /** Longer lines are not recovered: there would be too many ways to do it. */
  recoveredLine: 2_000,
  /** Repairs that are compared for one mistake. */
  repairs: 400,
  /**
   * Steps that may be taken in all to find out how mistakes were meant: lexemes that are parsed, as many for what is
   * checked or read again as takes as long, and for every fault that is found on the way as many as `fault`. What is
   * left then is told as the parser tells it: the work is bounded, whatever the text.
   */
  recovery: 260_000,
  /** Faults of a reading that are looked at one by one; of more, only their number tells how it compares. */
  faults: 1000,
  /** What a fault costs: it is looked up, put into words and compared with others. */
  fault: 100,
} as const
