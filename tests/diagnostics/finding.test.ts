import { expect, test } from 'vitest'
import { tidy } from '../../src/diagnostics/finding.ts'
import type { Diagnostic } from '../../src/model.ts'

const at = (line: number, column: number, code: Diagnostic['code'] = 'yaml/tab'): Diagnostic => ({
  code,
  message: 'Something is wrong.',
  path: [],
  severity: 'error',
  file: 'site.yaml',
  range: { start: { line, column }, end: { line, column: column + 1 } },
})

test('what is found is said in the order of the file, and once', () => {
  const found = [at(2, 9), at(2, 1), at(1, 20), at(2, 5), at(2, 5, 'yaml/alias'), at(2, 1)]
  const said = tidy(found).map(({ code, range: { start } }) => [start.line, start.column, code])
  expect(said).toEqual([
    [1, 20, 'yaml/tab'],
    [2, 1, 'yaml/tab'],
    [2, 5, 'yaml/alias'],
    [2, 5, 'yaml/tab'],
    [2, 9, 'yaml/tab'],
  ])
})
