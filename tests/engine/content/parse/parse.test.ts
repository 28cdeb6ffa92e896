/** Called directly for YAML that is not a site. */
import { describe, expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { limits } from '../../../../src/content/parse/limits.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const parseText = (text: string) => parse(createSource('site.yaml', text))
const ZERO_WIDTH_SPACE = '\u200b'

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
