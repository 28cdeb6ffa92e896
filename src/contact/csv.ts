/** CSV for spreadsheets (RFC 4180), protected against formula injection. */

/** Spreadsheets skip white space and accept full-width signs. The apostrophe makes guarding reversible. */
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
