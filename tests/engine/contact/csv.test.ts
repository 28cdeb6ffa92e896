import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv } from '../../../src/contact/csv.ts'

/** A parser for RFC 4180. */
const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [[]]
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)]
  expect(cells.map(([whole]) => whole).join('')).toBe(text)
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const unsafeText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\n\r\t a＝') }),
)

test('preserves every text except for the apostrophes before formulas', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), unsafeText, unsafeText), { maxLength: 8 }), (rows) => {
      const table = formatCsv(['id', 'one', 'other'], rows)
      const [head, ...found] = parseCsv(table)
      expect(head).toEqual(['id', 'one', 'other'])
      const plain = found.map(([id, ...cells]) => [
        id,
        ...cells.map((cell) =>
          cell.replace(/^'/, '').replace(/([;|\t\r\n])'(?=["\s]*[=+\-@'＝＋－＠])/g, '$1'),
        ),
      ])
      expect(plain).toEqual(rows.map(([id, ...cells]) => [String(id), ...cells]))
      const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
      expect(found.flat().filter((cell) => formula.test(cell))).toEqual([])
      // Also with another separator, which makes the quotes part of the cell.
      const parts = table.split(/[;|\t\r\n]/)
      expect(parts.filter((part) => /^["\s]*[=+\-@＝＋－＠]/.test(part))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each(['x=1', 'a-b', '1+1', 'a@b.de', "it's", ' x', '3', 'x\ty'])(
  'does not escape %j',
  (text) => {
    expect(formatCsv([], [[text]])).toBe(`\r\n"${text}"\r\n`)
  },
)
