/** Commands call these functions directly. */
import { describe, expect, test } from 'vitest'
import { formatDiagnostic, formatDiagnostics } from '../../../../src/content/diagnostics/format.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import {
  sortDiagnostics,
  toDiagnostic,
} from '../../../../src/content/diagnostics/span-diagnostic.ts'

const source = createSource('site.yaml', 'a: 1\nb: 2\nc: 3\n')
const diagnostic = (start: number, rest = {}) =>
  toDiagnostic(source, {
    code: 'schema/unknown-key',
    message: 'No.',
    span: { start, end: start + 1 },
    path: [],
    ...rest,
  })

describe('formatDiagnostic', () => {
  test('shows position, severity, message, code and the line', () => {
    expect(formatDiagnostic(source, diagnostic(5)).split('\n')).toEqual([
      'site.yaml:2:1  error  No.  [schema/unknown-key]',
      '  1 | a: 1',
      '> 2 | b: 2',
      '    | ^',
      '  3 | c: 3',
      '  4 |',
    ])
  })

  test('ends with the hint', () => {
    const printed = formatDiagnostic(
      source,
      diagnostic(0, { hint: 'Do this.', code: 'figure/unused' }),
    )
    expect(printed).toContain('site.yaml:1:1  warning  ')
    expect(printed.endsWith('\n  Do this.')).toBe(true)
  })
})

describe('formatDiagnostics', () => {
  const printed = (...all: readonly ReturnType<typeof diagnostic>[]) =>
    formatDiagnostics(source, all)

  test('counts errors and warnings', () => {
    expect(printed()).toBe('0 errors, 0 warnings in site.yaml')
    expect(printed(diagnostic(0))).toMatch(/\n\n1 error, 0 warnings in site\.yaml$/)
    const mixed = [diagnostic(0), diagnostic(5), diagnostic(0, { code: 'figure/unused' })]
    expect(printed(...mixed)).toMatch(/\n\n2 errors, 1 warning in site\.yaml$/)
  })

  test('shows the last hundred diagnostics and counts all', () => {
    const hundred = Array.from({ length: 100 }, () => diagnostic(0))
    expect(printed(...hundred)).toMatch(/\n\n100 errors, 0 warnings in site\.yaml$/)
    const more = printed(diagnostic(5), ...hundred)
    expect(more.match(/^site\.yaml:\d:1/gm)).toEqual(hundred.map(() => 'site.yaml:1:1'))
    expect(more).toMatch(/\n\n101 errors, 0 warnings in site\.yaml\n\n.*100.*$/)
  })
})

describe('sortDiagnostics', () => {
  test('sorts by position and removes duplicates', () => {
    const [first, second, third] = [diagnostic(0), diagnostic(5), diagnostic(10)]
    expect(sortDiagnostics([third, first, second, { ...first }])).toEqual([first, second, third])
  })

  test('keeps different diagnostics of the same position', () => {
    expect(sortDiagnostics([diagnostic(0), diagnostic(0, { message: 'Also no.' })])).toHaveLength(2)
  })
})
