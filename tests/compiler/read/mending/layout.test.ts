import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutRepairs } from '../../../../src/compiler/read/mending/layout.ts'
import { shown } from './shown-layout.ts'

/** Words of the message by which a kind of repair is known; two kinds have the same code. */
const SAYS = {
  tab: 'uses a tab',
  space: 'the space is missing',
  bullet: 'and a space, not with',
  indentation: 'indented differently',
  hyphen: 'but here is none',
}

type Kind = keyof typeof SAYS

const ofKinds = (lines: readonly string[], at: number, kinds: readonly Kind[]) =>
  layoutRepairs(lines, at).filter(({ note }) =>
    kinds.some((kind) => note.message.includes(SAYS[kind])),
  )

const repairs = (lines: readonly string[], at: number, ...kinds: Kind[]) =>
  ofKinds(lines, at, kinds).map(shown)

/** What the repairs of some kinds make of the line. */
const written = (lines: readonly string[], at: number, ...kinds: Kind[]) =>
  ofKinds(lines, at, kinds).map((repair) => repair.lines.get(at))

const spaced = (column: number, words: string) => ' '.repeat(column) + words

describe('all repairs of a line', () => {
  test('come in the order hyphens, indentation, forgotten hyphen', () => {
    expect(layoutRepairs(['a:', '  -b', '  c'], 1).map(shown)).toEqual([
      'missing-colon 1:2-3 / 1|  - b',
      'missing-colon 1:2-3 / 1| - b',
      'indentation 1:2-4 / 1|-b',
      'indentation 1:2-4 / 1|-b / 2|c',
      'missing-hyphen 1:2-4 / 1|- -b',
      'missing-hyphen 1:2-4 / 1|  - -b',
      'missing-hyphen 1:2-4 / 1| - -b',
    ])
  })
  test('begin with those of its tabs', () => {
    expect(layoutRepairs(['\ta: 1'], 0).map(shown)).toEqual([
      'tab 0:0-1 / 0|  a: 1',
      'tab 0:0-1 / 0|    a: 1',
      'tab 0:0-1 / 0| a: 1',
      'tab 0:0-1 / 0|        a: 1',
      'missing-hyphen 0:0-5 / 0|- \ta: 1',
    ])
  })
  test.for(['---', '<<<<<<< HEAD', '  // words', '  <!-- words'])(
    'are none if it is there by mistake: %s',
    (line) => {
      expect(layoutRepairs(['a:', line, '  b: 1'], 1)).toEqual([])
    },
  )
  test('are none past the last line', () => {
    expect(layoutRepairs([], 0)).toEqual([])
  })
  test('never change the words, nor lines that are not there', () => {
    const line = fc.string({ unit: fc.constantFrom(' ', ' ', '\t', '-', 'a', ':', '#', '*') })
    const text = fc.array(line, { minLength: 1, maxLength: 8 })
    const words = (one: string) => one.replace(/^[\s*-]+/, '')
    fc.assert(
      fc.property(text, fc.nat(7), (lines, place) => {
        const at = place % lines.length
        for (const repair of layoutRepairs(lines, at)) {
          expect(repair.lines.has(at)).toBe(true)
          for (const [number, mended] of repair.lines) {
            expect(words(mended)).toBe(words(lines[number] ?? 'no such line'))
          }
        }
      }),
    )
  })
})

describe('a hyphen without a space', () => {
  test('gets one', () => {
    expect(repairs(['-item'], 0, 'space')).toEqual(['missing-colon 0:0-1 / 0|- item'])
  })
  test('gets one behind or before it if it is indented', () => {
    expect(repairs(['    -item  x'], 0, 'space')).toEqual([
      'missing-colon 0:4-5 / 0|    - item  x',
      'missing-colon 0:4-5 / 0|   - item  x',
    ])
  })
  test.for(['- item', '-\titem', '-', '--item', 'a -b', 'a: -b', '--'])('is none in %j', (line) => {
    expect(repairs([line], 0, 'space', 'bullet')).toEqual([])
  })
})

describe('another sign where a hyphen is meant', () => {
  test('is named', () => {
    expect(layoutRepairs(['* a'], 0)[0]?.note).toEqual({
      code: 'yaml/missing-hyphen',
      message: 'An entry of a list begins with a hyphen and a space, not with *.',
      hint: 'Write a hyphen (-) instead of *.',
    })
  })
  test.for([
    ['* a', 'missing-hyphen 0:0-1 / 0|- a'],
    ['  •   a b', 'missing-hyphen 0:2-3 / 0|  - a b'],
    ['    1. a', 'missing-hyphen 0:4-6 / 0|    - a'],
    ['12) a', 'missing-hyphen 0:0-3 / 0|- a'],
    ['b.\ta', 'missing-hyphen 0:0-2 / 0|- a'],
    ['–  a', 'missing-hyphen 0:0-1 / 0|- a'],
    ['+ a', 'missing-hyphen 0:0-1 / 0|- a'],
    ['😀 a', 'missing-hyphen 0:0-2 / 0|- a'],
  ] as const)('becomes one: %j', ([line, repair]) => {
    expect(repairs([line], 0, 'bullet')).toEqual([repair])
  })
  test.for([
    ...['*a', '1.a', '100. a', 'a b', 'ab c', '1: a', '.. a', '1- a', 'a: * b', 'a * b', ' '],
    ...['" a', "' a", '{ a', '} a', '[ a', '] a', '# a', '& a', '! a', '| a', '% a', '@ a'],
    ...['` a', '? a', ': a', ', a', '\\ a', '/ a', '_ a'],
  ])('is none in %j', (line) => {
    expect(repairs([line], 0, 'bullet', 'space')).toEqual([])
  })
})

describe('a forgotten hyphen', () => {
  test('is named', () => {
    expect(layoutRepairs(['a'], 0)[0]?.note).toEqual({
      code: 'yaml/missing-hyphen',
      message: 'An entry of a list begins with a hyphen and a space, but here is none.',
      hint: 'Write a hyphen and a space before the first word of the entry.',
    })
  })
  test.for([
    ['a b', ['- a b']],
    [' a', [' - a', '- a']],
    ['  a', ['- a', '  - a', ' - a']],
    ['   -a', [' - -a', '   - -a', '  - -a']],
    ['a - b', ['- a - b']],
    ['a #b', ['- a #b']],
  ] as const)('is put before the words, or in their column: %j', ([line, mended]) => {
    expect(written([line], 0, 'hyphen')).toEqual(mended)
  })
  test('is marked at all the words', () => {
    expect(repairs(['   a b'], 0, 'hyphen')[0]).toBe('missing-hyphen 0:3-6 / 0| - a b')
  })
  test.for(['- a', '  - a', '# a', '  # a', '', '   '])('is none in %j', (line) => {
    expect(repairs([line], 0, 'hyphen')).toEqual([])
  })
})

describe('the columns in which a line may start', () => {
  test('are named with the number of spaces', () => {
    const [first] = layoutRepairs(['a:', '   b: 1'], 1)
    expect(first?.note).toEqual({
      code: 'yaml/indentation',
      message: 'This line is indented differently from its neighbours, so it belongs nowhere.',
      hint: 'Write 2 spaces before it.',
    })
  })
  test.for([
    [
      'those of the lines around and above',
      ['a:', '  b:', '       - c', '     - d'],
      2,
      [5, 4, 2, 0],
    ],
    ['the next with content', ['a: 1', '   b: 1', '# n', '', '      c: 1'], 1, [2, 0, 6]],
    ['only the first at the very top', ['   a: 1', 'b: 1'], 0, [0]],
    ['none at the very top and bottom', ['a: 1'], 0, []],
    ['under the words of items', ['  - -   b', '           c'], 1, [8, 4, 2, 0]],
    ['not under words after a hyphen inside', ['  x - - b', '        c'], 1, [4, 2, 0]],
    ['not under a hyphen without a space', ['  -b', '      c'], 1, [4, 2, 0]],
    ['of a sibling only as it stands', ['      - b', '      c', '               d'], 2, [8, 6, 0]],
    ['the outermost of two as near', ['a:', '  b:', '    c:'], 1, [0, 4]],
  ] as const)('are %s', ([, lines, at, columns]) => {
    const found = repairs(lines, at, 'indentation').map(
      (one) => / \d+\|( *)/.exec(one)?.[1]?.length,
    )
    expect([...new Set(found)]).toEqual(columns)
  })
  test('are those of the eight nearest levels, and none', () => {
    const levels = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27]
    const lines = [
      ...levels.flatMap((column) => [spaced(column, 'k:'), spaced(column, 'l:')]),
      spaced(40, 'x: 1'),
    ]
    const columns = [29, 27, 24, 21, 18, 15, 12, 9, 6, 0]
    expect(written(lines, 20, 'indentation')).toEqual(
      columns.map((column) => spaced(column, 'x: 1')),
    )
  })
})

describe('a line in another column', () => {
  test('moves alone, with what is deeper, or with all that follows in its column', () => {
    const lines = ['a:', '   b: 1', '     c: 1', '    # n', '', '   d: 1', '  e: 1']
    expect(repairs(lines, 1, 'indentation').slice(0, 3)).toEqual([
      'indentation 1:3-7 / 1|  b: 1',
      'indentation 1:3-7 / 1|  b: 1 / 2|    c: 1 / 3|    # n / 4|',
      'indentation 1:3-7 / 1|  b: 1 / 2|    c: 1 / 3|    # n / 4| / 5|  d: 1',
    ])
  })
  test('moves with the lines of its text, at most to the margin', () => {
    expect(repairs(['a:', '   b: "x', ' y', '     z', '   - c'], 1, 'indentation')).toEqual([
      'indentation 1:3-8 / 1|  b: "x',
      'indentation 1:3-8 / 1|  b: "x / 2|y / 3|    z',
      'indentation 1:3-8 / 1| b: "x / unusual: true',
      'indentation 1:3-8 / 1| b: "x / 2|y / 3|   z / unusual: true',
      'indentation 1:3-8 / 1|b: "x',
      'indentation 1:3-8 / 1|b: "x / 2|y / 3|  z',
    ])
  })
  test.for([
    ['x', true],
    ['http://x', true],
    ['x y: z', true],
    ['-x', true],
    ['x: y', false],
    ['xyz:', false],
    ['- x', false],
    ['  - x', false],
    ['   - x', false],
  ] as const)('goes on with %j as words: %s', ([line, isText]) => {
    // What follows is less indented, so it moves along only as words of the same text.
    const found = repairs(['a:', '      b', line], 1, 'indentation')
    expect(found.filter((one) => one.includes(' / 2|')).length).toBe(isText ? 2 : 0)
  })
  test.for(['', '  # n'])('does not go on with words behind %j', (between) => {
    const found = repairs(['a:', '      b', between, 'c'], 1, 'indentation')
    expect(found.filter((one) => one.includes(' / 3|'))).toEqual([])
  })
})

describe('a column is usual', () => {
  test.for([
    ['two right of the key above', ['a:', '   b: 1'], 1, 2, true],
    ['two right of a deeper key', ['a:', '  b:', '     c: 1'], 2, 4, true],
    ['but not four', ['a:', '   b: 1', '    c: 1'], 1, 4, false],
    ['whatever deeper stands between', ['a:', '      x: 1', '   b: 1', '  c: 1'], 2, 2, true],
    ['at the margin', ['a: 1', '   b: 1'], 1, 0, true],
    ['but not elsewhere with nothing above', ['a: 1', '  b: 1'], 0, 2, false],
    ['but not for items under their key', ['a:', '    - b'], 1, 0, false],
    ['but not for items under a deeper key', ['a:', '  k-l:  ', '     - b'], 2, 2, false],
    ['for other items at the margin', ['a: 1', '    - b'], 1, 0, true],
    ['for items beside a key with a value', ['a:', '  k: 1', '     - b'], 2, 2, true],
    ['for items beside items', ['a:', '  - k:', '     - b'], 2, 2, true],
    ['whichever key is deeper than items', ['a: 1', '  k:', '    - b'], 2, 0, true],
    ['for keys beside a key', ['a:', '    x - b: 1'], 1, 0, true],
    ['for what only looks like an item', ['a:', '    -b'], 1, 0, true],
    ['beside a word that ends in no colon', ['a', '    - b'], 1, 0, true],
  ] as const)('%s', ([, lines, at, column, isUsual]) => {
    const flags = layoutRepairs(lines, at)
      .filter(({ note }) => note.code === 'yaml/indentation')
      .filter((repair) => /^ */.exec(repair.lines.get(at) ?? '')?.[0].length === column)
      .map(({ unusual }) => unusual)
    expect([...new Set(flags)]).toEqual([isUsual ? undefined : true])
  })
})
