import { describe, expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { limits } from '../../../../src/content/parse/limits.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const parseText = (text: string) => parse(createSource('site.yaml', text))
const ZERO_WIDTH_SPACE = '\u200b'

test('returns the tree of a valid text without diagnostics', () => {
  const { tree, syntaxErrors, diagnostics, repairs } = parseText('a: 1\nb: x\n')
  expect(tree?.data).toEqual({ a: 1, b: 'x' })
  expect([syntaxErrors, diagnostics, repairs]).toEqual([[], [], { diagnostics: [], regions: [] }])
})

test('ignores a byte order mark and CRLF', () => {
  expect(parseText('\ufeffa: x\r\nb: y\r\n').tree?.data).toEqual({ a: 'x', b: 'y' })
})

test('returns the syntax errors of every part', () => {
  const { syntaxErrors } = parseText('a: "x\nb: 1\nc: @x\n')
  expect(syntaxErrors.map(({ code }) => code)).toEqual([
    'yaml/unclosed-quote',
    'yaml/special-start',
  ])
})

describe('invisible characters', () => {
  test('are removed and reported', () => {
    const { tree, repairs } = parseText(`a: x\nb: ${ZERO_WIDTH_SPACE}y\n`)
    expect(tree?.data).toEqual({ a: 'x', b: 'y' })
    expect(repairs.diagnostics).toMatchObject([
      { range: { start: { line: 2, column: 4 }, end: { line: 2, column: 5 } } },
    ])
    expect(repairs.regions).toEqual([
      { lines: new Set([2]), from: 2, end: 3, parent: 0, isLossy: false },
    ])
  })

  test('are reported one by one up to a limit, else only the first', () => {
    const lines = (count: number) => `#: x${ZERO_WIDTH_SPACE}y\n`.repeat(count)
    expect(parseText(lines(limits.invisible)).repairs.diagnostics).toHaveLength(limits.invisible)
    const { diagnostics, repairs } = parseText(lines(limits.invisible + 1))
    expect(diagnostics.map(({ span }) => span.start)).toEqual([4])
    expect(repairs.diagnostics).toEqual([])
  })
})
