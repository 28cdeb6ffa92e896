/** How the transcript writes down lists and tables. */

/** The entries of a list that is written with commas, or with another mark between them. */
export const list = (text: string, between = ','): string[] =>
  text.split(between).map((entry) => entry.trim())

/** The rows of a table that is written as in the specification: a line each, cells between bars. */
export const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => list(line, '|'))

/** Addresses that are written without what all of them begin with. */
export const under = (start: string, text: string): string[] =>
  list(text).map((entry) => `${start}${entry}`)

/** The entries of a list as a site shows them that have a title each. */
export const titled = (text: string): { title: string }[] => list(text).map((title) => ({ title }))
