/** Called directly to count the steps of the search and to compare repaired texts. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Lexer } from 'yaml'
import { createSource } from '../../../../../src/content/diagnostics/position.ts'
import { limits } from '../../../../../src/content/parse/limits.ts'
import { parse } from '../../../../../src/content/parse/parse.ts'
import { recover } from '../../../../../src/content/parse/recovery/recover.ts'
import { createScore } from '../../../../../src/content/score.ts'
import { vocabulary } from '../../../../../src/theme/sections/schemas.ts'
import { validSite } from '../../../faults/fixture.ts'

const recoverText = (text: string) =>
  recover(parse(createSource('site.yaml', text)), createScore(vocabulary))

const listDiagnostics = ({ repairs }: ReturnType<typeof recoverText>): readonly string[] =>
  repairs.diagnostics.map(
    ({ code, range: { start, end } }) => `${code} ${start.line}:${start.column}-${end.column}`,
  )

test('returns the repaired text with the original lines', () => {
  const { source, syntaxErrors, tree } = recoverText('company:\n  name: a: b\n  hrEmail: c')
  expect(source.text).toBe("company:\n  name: 'a: b'\n  hrEmail: c")
  expect(source.written).toEqual(new Map([[2, '  name: a: b']]))
  expect(syntaxErrors).toEqual([])
  expect(tree?.data).toEqual({ company: { name: 'a: b', hrEmail: 'c' } })
})

describe('several mistakes', () => {
  test('are repaired up to a limit, and the next is reported', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `k${index}: @x`).join('\n')
    const few = recoverText(lines(limits.recoveries))
    expect([few.repairs.diagnostics.length, few.syntaxErrors.length]).toEqual([12, 0])
    const many = recoverText(lines(limits.recoveries + 2))
    expect([many.repairs.diagnostics.length, many.syntaxErrors.length]).toEqual([12, 2])
    expect(many.tree).toBeUndefined()
    expect(many.diagnostics).toMatchObject([
      { hint: expect.stringContaining('Fix this first: at least 1 more line has') },
    ])
  })
})

describe('invisible characters', () => {
  test('do not change the positions of repairs', () => {
    const result = recoverText('company:\n  na\u200bme: a: b')
    expect(listDiagnostics(result)).toEqual([
      'yaml/control-character 2:5-6',
      'yaml/colon-in-text 2:11-12',
    ])
    expect(result.source.written).toEqual(new Map([[2, '  na\u200bme: a: b']]))
  })
})

test('the number of lexemes that are parsed is limited for any text', () => {
  const { lex } = Lexer.prototype
  let lexemes = 0
  const spy = vi.spyOn(Lexer.prototype, 'lex').mockImplementation(function* (
    this: Lexer,
    text,
    more,
  ) {
    for (const lexeme of lex.call(this, text, more)) {
      lexemes += 1
      yield lexeme
    }
  })
  onTestFinished(() => spy.mockRestore())
  const lines = validSite.split('\n')
  const middle = lines.length >> 1
  const pieces = ['"', '[', '- ']
  for (const piece of pieces) {
    const run = piece.repeat(1900 / piece.length)
    const many = Array.from({ length: 2000 }, (_, index) => `    ${piece}x${index}`)
    for (const wrong of [[run], many]) {
      const text = [...lines.slice(0, middle), ...wrong, ...lines.slice(middle)].join('\n')
      const own = [...new Lexer().lex(text)].length
      lexemes = 0
      recoverText(text)
      expect([piece, lexemes < limits.recovery + MAX_PASSES * own]).toEqual([piece, true])
    }
  }
})

/** The text is parsed once before recovery, and twice for each mistake besides the search for repairs. */
const MAX_PASSES = 2 * limits.recoveries
