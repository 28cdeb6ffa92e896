/** Splits a list. */
export const list = (text: string, separator = ','): string[] =>
  text.split(separator).map((entry) => entry.trim())

/** Splits a table: one line for each row, cells separated by `|`. */
export const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => list(line, '|'))

/** Adds a prefix to each entry of a list. */
export const withPrefix = (prefix: string, text: string): string[] =>
  list(text).map((entry) => `${prefix}${entry}`)

/** Converts a list to objects with titles. */
export const toTitles = (text: string): { title: string }[] =>
  list(text).map((title) => ({ title }))
