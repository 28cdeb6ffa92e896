import { expect, test } from 'vitest'
import { pageOf, resultIn, tableOf } from './pages.ts'
import { reasonFor } from './reasons.ts'
import { countIn, type Report, scoreOf, survivorsIn } from './survivors.ts'

const source = "const a = b ?? ''\nif (a) {\n  c()\n}\n"
const mutant = (
  status: string,
  line: number,
  column: number,
  endLine: number,
  endColumn: number,
) => ({
  mutatorName: 'X',
  replacement: '{\n}',
  status,
  location: { start: { line, column }, end: { line: endLine, column: endColumn } },
})
const reportOf = (...mutants: readonly ReturnType<typeof mutant>[]): Report => ({
  files: { 'src/x.ts': { source, mutants } },
})

test('what nobody has noticed is left, in the order of the lines', () => {
  const report = reportOf(
    mutant('Survived', 2, 8, 4, 2),
    mutant('Killed', 1, 1, 1, 6),
    mutant('NoCoverage', 1, 16, 1, 18),
    mutant('Timeout', 2, 1, 2, 3),
    mutant('Ignored', 2, 1, 2, 3),
    mutant('RuntimeError', 2, 1, 2, 3),
  )
  expect(survivorsIn(report)).toEqual([
    expect.objectContaining({
      line: 1,
      original: "''",
      before: 'const a = b ?? ',
      isUntested: true,
    }),
    expect.objectContaining({
      line: 2,
      original: '{ c() }',
      replacement: '{ }',
      isUntested: false,
    }),
  ])
  expect(countIn([report])).toEqual({ mutants: 4, noticed: 2 })
})

test('a score is never rounded up', () => {
  expect(scoreOf({ mutants: 0, noticed: 0 })).toBe(100)
  expect(scoreOf({ mutants: 10_000, noticed: 8_999 })).toBe(89.9)
  expect(scoreOf({ mutants: 10, noticed: 9 })).toBe(90)
})

test('a survivor is explained, or told to be not', () => {
  const [usual, other] = survivorsIn(
    reportOf(mutant('Survived', 1, 16, 1, 18), mutant('Survived', 2, 5, 2, 6)),
  )
  if (!usual || !other) throw new Error('There are two.')
  expect(reasonFor(usual)?.name).toBe('never missing')
  expect(reasonFor(other)).toBeUndefined()
  const page = pageOf('x', reportOf(mutant('Survived', 2, 5, 2, 6)), '2026-01-02')
  expect(page).toContain('**not explained**')
  expect(page).toContain('## src/x.ts')
})

test('the table has a line for every area, and the day on which each was measured', () => {
  const page = pageOf(
    'x',
    reportOf(mutant('Survived', 2, 5, 2, 6), mutant('Killed', 1, 1, 1, 6)),
    '2026-01-02',
  )
  expect(resultIn(page)).toEqual({ mutants: 2, noticed: 1, day: '2026-01-02' })
  const pages = new Map([
    ['x', page],
    ['y', ''],
    ['z', page.replace('2 mutants', '8 mutants')],
  ])
  expect(tableOf(pages).slice(2)).toEqual([
    '| [x](mutation-testing/x.md) | 2 | 1 | 1 | 50 % | 2026-01-02 |',
    '| y |  |  |  |  | not yet |',
    '| [z](mutation-testing/z.md) | 8 | 1 | 7 | 12.5 % | 2026-01-02 |',
    '| **all** | 10 | 2 | 8 | 20 % |  |',
  ])
})
