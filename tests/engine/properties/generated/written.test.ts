import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import type { Style } from '../reformat.ts'
import { runs } from '../runs.ts'
import { styles, written } from './written.ts'

/** Regression: a list at the indentation of its key was parsed as a page. */
const wide: Style = {
  indent: 2,
  lineWidth: 80,
  indentSeq: false,
  singleQuote: null,
  padding: true,
  collections: 'block',
  quotes: 'none',
  quotedKeys: false,
  comments: 0,
  lineEnd: '\n',
  mark: false,
  seed: 1,
}
const folded = 'We - - - - word - - word word word bbbbbbbbb bbbbbbbbb word bbbbbbbbb - - - end'
const short = 'We - - - - - - - - - - end'

/** A line of words and hyphens, long enough to be folded. */
const texts = fc
  .array(fc.constantFrom('-', 'a', 'word', 'b'.repeat(9)), { minLength: 10, maxLength: 40 })
  .map((words) => `We ${words.join(' ')} end`)

test('a folded text keeps its value', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), texts, styles, (list, alone, style) => {
      const text = written({ alone, list }, style)
      const { diagnostics, syntaxErrors, tree } = parse(createSource('site.yaml', text))
      expect([...diagnostics, ...syntaxErrors]).toEqual([])
      expect(tree?.data).toEqual({ alone, list })
    }),
    { numRuns: runs * 4, examples: [[[short, short, folded], short, wide]] },
  )
})
