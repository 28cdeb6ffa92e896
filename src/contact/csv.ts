/** Tables for spreadsheets (RFC 4180). */

/**
 * What a spreadsheet would take for a formula, also behind white space or in the wide forms of East
 * Asian keyboards. The apostrophe is in it so that taking the guard away again gives every text back.
 */
const RISKY = /^\s*[=+\-@'＝＋－＠]|^[\t\r\n]/

/** The same inside a text, where a spreadsheet that takes another character for the separator begins a cell. */
const RISKY_INSIDE = /([;|\t\r\n])(?=["\s]*[=+\-@'＝＋－＠])/g

/** An apostrophe in front makes a spreadsheet take what follows as text. */
const guarded = (text: string): string =>
  (RISKY.test(text) ? `'${text}` : text).replace(RISKY_INSIDE, "$1'")

const cellOf = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${guarded(value).replaceAll('"', '""')}"`

/** @param rows as many cells in each as there are columns */
export const csvOf = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
