import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOf } from '../../../../src/content/check.ts'
import { sourceOf } from '../../../../src/content/diagnostics/position.ts'
import { read } from '../../../../src/content/read/read.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { styles, written } from './written.ts'

const check = checkOf(vocabulary)

/** Words and hyphens in a row, long enough to be folded. */
const texts = fc
  .array(fc.constantFrom('-', 'a', 'word', 'b'.repeat(9)), { minLength: 10, maxLength: 40 })
  .map((words) => `We ${words.join(' ')} end`)

test('wherever a text is folded, it is read as the text that it is', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), texts, styles, (list, alone, style) => {
      const text = written({ alone, list }, style)
      const { diagnostics, syntaxDiagnostics, tree } = read(sourceOf('site.yaml', text), check)
      expect([...diagnostics, ...syntaxDiagnostics]).toEqual([])
      expect(tree?.data).toEqual({ alone, list })
    }),
    { numRuns: 500 },
  )
})
