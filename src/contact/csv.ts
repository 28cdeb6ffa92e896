/** Tables for spreadsheets (RFC 4180). */

/**
 * What a spreadsheet would take for a formula, also behind white space or in the wide forms of East
 * Asian keyboards. The apostrophe is in it so that taking the guard away again gives every text back.
 */
const FORMULA = /^\s*[=+\-@'＝＋－＠]|^[\t\r\n]/

/** The same inside a text, where a spreadsheet that takes another character for the separator begins a cell. */
const FORMULA_INSIDE = /([;|\t\r\n])(?=["\s]*[=+\-@'＝＋－＠])/g

/** An apostrophe in front makes a spreadsheet take what follows as text. */
const escapeFormula = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_INSIDE, "$1'")

const formatCell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${escapeFormula(value).replaceAll('"', '""')}"`

/** @param rows as many cells in each as there are columns */
export const formatCsv = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [columns, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
