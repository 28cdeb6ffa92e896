import { describe, expect, test } from 'vitest'
import { formatDiagnostic, formatDiagnostics } from '../../../../src/content/diagnostics/format.ts'
import { sourceOf } from '../../../../src/content/diagnostics/position.ts'
import { diagnosticOf, tidy } from '../../../../src/content/diagnostics/span-diagnostic.ts'

const source = sourceOf('site.yaml', 'a: 1\nb: 2\nc: 3\n')
const diagnostic = (start: number, rest = {}) =>
  diagnosticOf(source, {
    code: 'schema/unknown-key',
    message: 'No.',
    span: { start, end: start + 1 },
    path: [],
    ...rest,
  })

describe('formatDiagnostic', () => {
  test('says place, severity, sentence, code, and shows the line', () => {
    expect(formatDiagnostic(source, diagnostic(5)).split('\n')).toEqual([
      'site.yaml:2:1  error  No.  [schema/unknown-key]',
      '  1 | a: 1',
      '> 2 | b: 2',
      '    | ^',
      '  3 | c: 3',
      '  4 |',
    ])
  })

  test('ends with the hint, if there is one', () => {
    const told = formatDiagnostic(
      source,
      diagnostic(0, { hint: 'Do this.', code: 'figure/unused' }),
    )
    expect(told).toContain('site.yaml:1:1  warning  ')
    expect(told.endsWith('\n  Do this.')).toBe(true)
  })
})

describe('formatDiagnostics', () => {
  const last = (count: number) =>
    formatDiagnostics(
      source,
      Array.from({ length: count }, () => diagnostic(0)),
    )
      .split('\n\n')
      .at(-1)

  test('counts', () => {
    expect(last(0)).toBe('0 errors, 0 warnings in site.yaml')
    expect(last(1)).toBe('1 error, 0 warnings in site.yaml')
    const mixed = [diagnostic(0), diagnostic(5), diagnostic(0, { code: 'figure/unused' })]
    expect(formatDiagnostics(source, mixed)).toMatch(/\n\n2 errors, 1 warning in site\.yaml$/)
  })

  test('shows no more than a hundred, but counts all', () => {
    const told = formatDiagnostics(
      source,
      Array.from({ length: 250 }, () => diagnostic(0)),
    )
    expect(told.match(/site\.yaml:1:1/g)).toHaveLength(100)
    expect(told).toContain('250 errors, 0 warnings')
    expect(last(101)).toMatch(/100/)
    expect(last(100)).toBe('100 errors, 0 warnings in site.yaml')
  })
})

describe('tidy', () => {
  test('puts diagnostics in the order of the file and says each once', () => {
    const [first, second, third] = [diagnostic(0), diagnostic(5), diagnostic(10)]
    expect(tidy([third, first, second, { ...first }])).toEqual([first, second, third])
  })

  test('keeps different diagnostics of one place', () => {
    expect(tidy([diagnostic(0), diagnostic(0, { message: 'Also no.' })])).toHaveLength(2)
  })
})
