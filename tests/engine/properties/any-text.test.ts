import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenClaims } from './claims.ts'
import { compiled, errorsIn } from './compiled.ts'
import { patience, runs } from './runs.ts'
import { mutations, texts } from './texts.ts'

/** Recovering a site takes much longer than finding out that a text is none. */
const anything = fc.oneof({ arbitrary: texts, weight: 2 }, { arbitrary: mutations, weight: 1 })

describe('whatever the file contains', () => {
  test(
    'compiling it does not throw, and every diagnostic lies inside the file, in its order',
    () => {
      fc.assert(
        fc.property(anything, (text) => {
          expect(brokenClaims(text, compiled(text))).toEqual([])
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  test('what is no site at all has an error', { timeout: patience }, () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(errorsIn(compiled(text).diagnostics)).not.toEqual([])
      }),
      { numRuns: runs },
    )
  })
})
