import { expect, test } from 'vitest'
import { catalogue, type DiagnosticCode } from '../../src/diagnostics/catalogue.ts'
import { diagnosticOf, tidy } from '../../src/diagnostics/finding.ts'
import { sourceOf } from '../../src/diagnostics/position.ts'
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

test('a site may be published although something is superfluous, too long, too alike or not ideal', () => {
  const source = sourceOf('site.yaml', 'a: 1\n')
  const found = { message: 'Look at this.', path: [], span: { start: 0, end: 1 } }
  // The catalogue has nothing but codes for its keys.
  const codes = Object.keys(catalogue) as DiagnosticCode[]
  const warnings = codes.filter(
    (code) => diagnosticOf(source, { ...found, code }).severity === 'warning',
  )
  expect(warnings.sort()).toEqual([
    'figure/unused',
    'link/needless-flag',
    'page/description-length',
    'page/long-title',
    'page/near-copy',
    'page/same-description',
    'page/same-title',
    'set/unused',
    'theme/body-contrast',
  ])
})
