import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '../../../src/contact/csv.ts'

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

test('every text comes back, but for the apostrophe in front of what looks like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), nasty, nasty), { maxLength: 8 }), (rows) => {
      const [head, ...found] = read(csvOf(['id', 'one', 'other'], rows))
      expect(head).toEqual(['id', 'one', 'other'])
      const plain = found.map(([id, ...cells]) => [
        id,
        ...cells.map((cell) =>
          cell.replace(/^'/, '').replace(/([;|\t\r\n])'(?=["\s]*[=+\-@'＝＋－＠])/g, '$1'),
        ),
      ])
      expect(plain).toEqual(rows.map(([id, ...cells]) => [String(id), ...cells]))
    }),
    { numRuns: 500 },
  )
})

test('nothing that a spreadsheet could run is left', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const [, [cell = ''] = []] = read(csvOf(['text'], [[text]]))
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
      expect(cell).not.toMatch(/^[\t\r\n]/)
      // Also where another character separates, to which the quotes then belong.
      for (const part of csvOf([], [[1, text]]).split(/[;|\t\r\n]/)) {
        expect(part).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/)
      }
    }),
    { numRuns: 500 },
  )
})

test.each(['x=1', 'a-b', '1+1', 'a@b.de', "it's", ' x', '3', 'x\ty'])('%j could not', (text) => {
  expect(csvOf([], [[text]])).toBe(`\r\n"${text}"\r\n`)
})
