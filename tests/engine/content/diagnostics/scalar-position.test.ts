import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { findInScalar } from '../../../../src/content/diagnostics/scalar-position.ts'
import { getSpan, getString } from '../../../../src/content/locate.ts'
import { treeOf } from '../tree.ts'

/** The part of the file that contains the first X of the value of `a`. */
function findX(file: string) {
  const tree = treeOf(file)
  const value = getString(tree, 'a') ?? ''
  const at = value.indexOf('X')
  const found = findInScalar(createSource('f', file), getSpan(tree, ['a']), value, [at, at + 1])
  return found && [file.slice(found.start, found.end), found.start]
}

describe('findInScalar', () => {
  test.each([
    ['a plain text', 'a: b X c\n'],
    ['a plain text on several lines', 'a: b\n  c\n\n  d X e\n'],
    ['double quotes', 'a: "b \\"c\\" \\u00e9 \\U0001F600 X"\n'],
    ['double quotes on several lines', 'a: "b \\\n   c\n   d\\n\n\n   X"\n'],
    ['single quotes', "a: 'it''s X'\n"],
    ['a literal block', 'a: |\n  b\n    c\n\n  d X\n'],
    ['a folded block', 'a: >-\n  b\n  c\n\n  d X\n'],
  ])('finds a character in %s', (_, file) => {
    expect(findX(file)).toEqual(['X', file.indexOf('X')])
  })

  test('finds nothing in a text that is not in the file', () => {
    expect(findInScalar(createSource('f', 'a: b'), { start: 3, end: 4 }, 'c', [0, 1])).toBe(
      undefined,
    )
  })

  test('finds a character in every text that a library writes, or gives up', () => {
    const words = fc.array(fc.constantFrom('b', "it's", '"c"', '\n', ' ', 'é', '😀', '\\', '# d'))
    const types = fc.constantFrom(
      'PLAIN',
      'QUOTE_DOUBLE',
      'QUOTE_SINGLE',
      'BLOCK_LITERAL',
      'BLOCK_FOLDED',
    )
    fc.assert(
      fc.property(words, words, types, (before, after, defaultStringType) => {
        const a = [...before, 'X', ...after].join(' ')
        const file = stringify({ a }, { defaultStringType, lineWidth: 20 })
        expect([['X', file.indexOf('X')], undefined]).toContainEqual(findX(file))
      }),
    )
  })
})
