import { expect, test } from 'vitest'
import { tablesOf } from './document.ts'
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
  const text = tablesOf([{ area: 'x', report: reportOf(mutant('Survived', 2, 5, 2, 6)) }]).join(
    '\n',
  )
  expect(text).toContain('**not explained**')
  expect(text).toContain('| x | 1 | 0 | 1 | 0 % |')
})
