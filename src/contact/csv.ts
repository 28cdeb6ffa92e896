/** CSV for spreadsheets (RFC 4180), protected against formula injection. */

/**
 * Text that a spreadsheet may take for a formula, also after white space or with full-width characters. Includes the
 * apostrophe, so that removing the guard restores every text.
 */
const FORMULA = /^\s*[=+\-@'＝＋－＠]|^[\t\r\n]/

/** Formulas inside a text, for spreadsheets that use another separator. */
const FORMULA_INSIDE = /([;|\t\r\n])(?=["\s]*[=+\-@'＝＋－＠])/g

const escapeFormula = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_INSIDE, "$1'")

const formatCell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${escapeFormula(value).replaceAll('"', '""')}"`

export const formatCsv = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [columns, ...rows].map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
