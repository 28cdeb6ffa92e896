import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv } from '../../../src/contact/csv.ts'

/** Reads a table back as RFC 4180 says, by another way than it was written. */
const read = (text: string): string[][] => {
  const rows: string[][] = [[]]
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)]
  expect(cells.map(([whole]) => whole).join('')).toBe(text)
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\n\r\t a＝') }),
)

test('every text comes back, but for apostrophes before what a spreadsheet could run', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), nasty, nasty), { maxLength: 8 }), (rows) => {
      const table = formatCsv(['id', 'one', 'other'], rows)
      const [head, ...found] = read(table)
      expect(head).toEqual(['id', 'one', 'other'])
      const plain = found.map(([id, ...cells]) => [
        id,
        ...cells.map((cell) =>
          cell.replace(/^'/, '').replace(/([;|\t\r\n])'(?=["\s]*[=+\-@'＝＋－＠])/g, '$1'),
        ),
      ])
      expect(plain).toEqual(rows.map(([id, ...cells]) => [String(id), ...cells]))
      const risky = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
      expect(found.flat().filter((cell) => risky.test(cell))).toEqual([])
      // Also where another character separates, to which the quotes then belong.
      const parts = table.split(/[;|\t\r\n]/)
      expect(parts.filter((part) => /^["\s]*[=+\-@＝＋－＠]/.test(part))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test.each(['x=1', 'a-b', '1+1', 'a@b.de', "it's", ' x', '3', 'x\ty'])('%j could not', (text) => {
  expect(formatCsv([], [[text]])).toBe(`\r\n"${text}"\r\n`)
})
