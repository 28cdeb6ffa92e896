import { describe, expect, test } from 'vitest'
import { createChecker } from '../../../../src/content/check.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { limits } from '../../../../src/content/parse/limits.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const reading = (text: string) => parse(createSource('site.yaml', text), createChecker(vocabulary))
/** What is said of a text: of its values, and of its form. */
const said = (text: string) => {
  const { diagnostics, syntaxDiagnostics } = reading(text)
  return [diagnostics.map(({ code }) => code), syntaxDiagnostics.map(({ code }) => code)]
}
const HIDDEN = '\u200b'

test('a text that is right has a tree, and nothing is said', () => {
  const { tree, ...rest } = reading('a: 1\nb: x\n')
  expect(tree?.data).toEqual({ a: 1, b: 'x' })
  expect([rest.diagnostics, rest.syntaxDiagnostics, rest.recovered]).toEqual([[], [], []])
})

test('a mark at the beginning and the line ends of Windows are no part of a text', () => {
  expect(reading('\ufeffa: x\r\nb: y\r\n').tree?.data).toEqual({ a: 'x', b: 'y' })
})

describe('characters that nobody sees', () => {
  test('are taken out, said, and known as places that had to be recovered', () => {
    const { tree, syntaxDiagnostics, recovered } = reading(`a: x\nb: ${HIDDEN}y\n`)
    expect(tree?.data).toEqual({ a: 'x', b: 'y' })
    expect(syntaxDiagnostics).toMatchObject([
      { range: { start: { line: 2, column: 4 }, end: { line: 2, column: 5 } } },
    ])
    expect(recovered).toEqual([{ lines: new Set([2]), from: 2, end: 3, parent: 0, lossy: false }])
  })

  test('count where they stand: what is wrong after them is said at its place in the file', () => {
    const [, second] = reading('*\ufeff{*x ').syntaxDiagnostics
    expect(second?.range).toEqual({ start: { line: 1, column: 1 }, end: { line: 1, column: 7 } })
  })

  test('are said one by one as long as there are few, else once', () => {
    const lines = (count: number) => `a: x${HIDDEN}y\n`.repeat(count).replaceAll('a', '#')
    expect(said(lines(limits.invisible))[1]).toHaveLength(limits.invisible)
    const [diagnostics, syntaxDiagnostics] = said(lines(limits.invisible + 1))
    expect(diagnostics).toHaveLength(1)
    expect(syntaxDiagnostics).toEqual([])
    expect(reading(lines(limits.invisible + 1)).diagnostics[0]?.span.start).toBe(4)
  })
})

test('what cannot be recovered is the one thing that is said, and there is no tree', () => {
  const { tree, diagnostics, syntaxDiagnostics } = reading(
    `a: "${'x'.repeat(limits.recoveredLine)}\nb: @y\n`,
  )
  expect(tree).toBeUndefined()
  expect(diagnostics.map(({ code }) => code)).toEqual(['yaml/unclosed-quote'])
  expect(syntaxDiagnostics).toEqual([])
})
