import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Lexer } from 'yaml'
import { createChecker } from '../../../../../src/content/check.ts'
import { createSource } from '../../../../../src/content/diagnostics/position.ts'
import { parseDocument } from '../../../../../src/content/parse/document.ts'
import { limits } from '../../../../../src/content/parse/limits.ts'
import { PartCache } from '../../../../../src/content/parse/parts/part-cache.ts'
import { recover } from '../../../../../src/content/parse/recovery/recover.ts'
import { bestRepair } from '../../../../../src/content/parse/recovery/search.ts'
import { Work } from '../../../../../src/content/parse/recovery/work.ts'
import { vocabulary } from '../../../../../src/theme/sections/schemas.ts'
import { validSite } from '../../../faults/fixture.ts'

const check = createChecker(vocabulary)

/** A text that is recovered. @param original the file, where it has what cannot be seen besides */
const recovered = (text: string, original = text) => {
  const readable = text.split('\n')
  const originals = original === text ? readable : original.split('\n')
  return recover(createSource('site.yaml', original), originals, readable, check, new PartCache())
}

/** The code, line, and columns of what was found. */
const found = ({ syntaxDiagnostics }: ReturnType<typeof recovered>): readonly string[] =>
  syntaxDiagnostics.map(
    ({ code, range: { start, end } }) => `${code} ${start.line}:${start.column}-${end.column}`,
  )

test('a text that is recovered can be read, with the lines that are otherwise in the file', () => {
  const { source, examined } = recovered('company:\n  name: a: b\n  hrEmail: c')
  expect(source.text).toBe("company:\n  name: 'a: b'\n  hrEmail: c")
  expect(source.written).toEqual(new Map([[2, '  name: a: b']]))
  expect(examined).toMatchObject({
    syntaxErrors: [],
    tree: { data: { company: { name: 'a: b', hrEmail: 'c' } } },
  })
})

describe('several mistakes are recovered', () => {
  test('the smallest repair first', () => {
    // The word in the last line goes on with the mistake before it.
    expect(found(recovered(' -\n e:\n s:\ns'))).toEqual([
      'yaml/indentation 1:2-3',
      'yaml/indentation 3:2-4',
    ])
  })
  test('at the end of the text, too', () => {
    const result = recovered('n: {')
    expect([found(result), result.source.text]).toEqual([['yaml/brackets 1:4-5'], 'n: { }'])
  })
  test('twelve at most: the next is left', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `k${index}: @x`).join('\n')
    const twelve = recovered(lines(12))
    expect([twelve.syntaxDiagnostics.length, twelve.examined.syntaxErrors.length]).toEqual([12, 0])
    const more = recovered(lines(13))
    expect([more.syntaxDiagnostics.length, more.examined.syntaxErrors.length]).toEqual([12, 1])
  })
})

describe('places are those of the file', () => {
  test('where it has what cannot be seen', () => {
    const result = recovered('company:\n  name: a: b', 'company:\n  na\u200bme: a: b')
    expect(found(result)).toEqual(['yaml/colon-in-text 2:11-12'])
    expect(result.source.written).toEqual(new Map([[2, '  na\u200bme: a: b']]))
  })
  test('even where nothing is recovered', () => {
    const { source, syntaxDiagnostics } = recovered('a: 1\nb: 2', 'a: 1\u200b\nb: 2')
    expect(source.written).toEqual(new Map([[1, 'a: 1\u200b']]))
    expect(syntaxDiagnostics).toEqual([])
  })
})

test('what is read to recover a text is limited for all its mistakes together', () => {
  const keys = ['name', 'hrEmail', 'headquarters', 'contactEmail']
  const mistakes = keys.map((key) => `  ${key}: a: b`).join('\n')
  // The text is read and checked several times for each mistake, which is too much for the third.
  const far = `${'\n'.repeat(40)}  far:\n${'  - x\n'.repeat(limits.recovery / 80)}`
  expect(found(recovered(`company:\n${mistakes}${far}`))).toEqual([
    'yaml/colon-in-text 2:10-11',
    'yaml/colon-in-text 3:13-14',
  ])
})

test('pages far from a mistake are not read for its repairs', () => {
  const page = (mistake: string) => `  - path: /a\n    title: ${mistake}\n`
  /** How many steps are taken. @param pages of ten thousand characters each before and behind it */
  const spent = (pages: number) => {
    const other = page('x'.repeat(10_000)).repeat(pages)
    const text = `routes:\n${other}${page('a')}${page('a: b')}${page('a')}${other}`
    const lines = text.split('\n')
    const source = createSource('', text)
    const work = new Work(1e9)
    const means = { work, check, memory: new PartCache(undefined, (steps) => work.take(steps)) }
    expect(bestRepair(source, lines, parseDocument(source), means)).toBeDefined()
    return 1e9 - work.left
  }
  // Their lines are empty then: three for a page.
  expect(spent(40) - spent(20)).toBeLessThan(40 * 10)
})

test('lines far from a mistake are read only for the repairs that are compared in full', () => {
  const page = validSite.slice(validSite.indexOf('  - path: /Careers'))
  const pasted = page.slice(
    page.indexOf('      - type: note'),
    page.indexOf('\n  - path: /services'),
  )
  const atMargin = validSite.replace(pasted, pasted.replace(/^ {6}/gm, ''))
  /** How many steps are taken. @param far lines of a hundred characters each at either end of the site */
  const spent = (text: string, far: number) => {
    const line = `# ${'x'.repeat(87)}\n`.repeat(far)
    const long = line + text.replace('\nroutes:', `\n${line}routes:`) + line
    const source = createSource('', long)
    const work = new Work(1e9)
    const means = { work, check, memory: new PartCache(undefined, (steps) => work.take(steps)) }
    const repair = bestRepair(source, long.split('\n'), parseDocument(source), means)
    expect(repair?.message.code).toBe('yaml/indentation')
    return 1e9 - work.left
  }
  const readings = (text: string) => (spent(text, 500) - spent(text, 0)) / (3 * 500 * 100)
  expect(readings(atMargin)).toBeLessThanOrEqual(17)
  expect(readings(validSite.replace('  openMenu', '   openMenu'))).toBeLessThanOrEqual(17)
})

test.for([
  [2000, 1],
  [2001, 0],
])('a line of %d characters is recovered %d times', ([length = 0, times]) => {
  expect(recovered(`a: "${'x'.repeat(length - 4)}`).syntaxDiagnostics).toHaveLength(times ?? 0)
})

test('the check remembers what it found in the tree, and finds the same as any other', () => {
  const { examined, validate } = recovered('company:\n  name: x\nwords: b: c')
  const { tree } = examined
  if (!tree) throw new Error('There is no tree.')
  expect(validate(tree)).toBe(validate(tree))
  expect(validate(tree).diagnostics).toEqual(check.validate(tree).diagnostics)
})

test('no text is parsed much more often than a right one, however much is wrong with it', () => {
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
  const pieces = ['"', '\t', '[', '{ ', 'a: ', '- ', '&a ']
  for (const piece of pieces) {
    const run = piece.repeat(1900 / piece.length)
    const many = Array.from({ length: 2000 }, (_, index) => `    ${piece}x${index}`)
    for (const wrong of [[run], [`    text: ${run}`], many]) {
      const text = [...lines.slice(0, middle), ...wrong, ...lines.slice(middle)].join('\n')
      const own = [...new Lexer().lex(text)].length
      lexemes = 0
      recovered(text)
      expect([piece, lexemes < limits.recovery + MOST_READINGS * own]).toEqual([piece, true])
    }
  }
})

/** How often a text is read for other reasons than to find out how it was meant: once for every mistake, and after it. */
const MOST_READINGS = 2 * limits.recoveries
