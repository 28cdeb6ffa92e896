import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CompileCache } from '../../../src/content/cache.ts'
import { compile } from '../../../src/content/compile.ts'
import { openParsedParts } from '../../../src/site-folder/parsed-parts.ts'
import { getProject } from '../../../src/site-folder/project.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { changed } from '../content/changed.ts'
import { comparable } from '../content/origins/leaves.ts'
import { publicFiles, validSite } from '../faults/fixture.ts'
import { createTestFolder } from '../server/temp-folders.ts'
import { compiled, errorsIn } from './compiled.ts'
import { findContractViolations } from './compiler-contract.ts'
import { gentle } from './edits.ts'
import { propertyTimeout, runs } from './runs.ts'
import { mutations, texts } from './texts.ts'

describe('compiling any text', { timeout: propertyTimeout }, () => {
  test('never throws, and sorts diagnostics with positions inside the file', () => {
    // Recovery of a site takes much longer than rejecting other text.
    fc.assert(
      fc.property(mutations, (text) => {
        expect(findContractViolations(text, compiled(text))).toEqual([])
      }),
      { numRuns: Math.ceil(runs / 3) },
    )
  })

  test('reports an error if the text is not a site', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = compiled(text)
        expect(findContractViolations(text, result)).toEqual([])
        expect(errorsIn(result.diagnostics)).not.toEqual([])
      }),
      { numRuns: runs },
    )
  })
})

describe('the cache does not change results', () => {
  const resultOf = (text: string, cache?: CompileCache) =>
    comparable(compile(text, { vocabulary, files: publicFiles, ...(cache && { cache }) }))

  /** Compiles versions of a text in one process, in two processes for each of them, and from scratch. */
  function expectTheSame(all: readonly string[]) {
    const cache = new CompileCache()
    const project = { ...getProject({}), root: createTestFolder() }
    for (const text of all) {
      const expected = resultOf(text)
      expect(resultOf(text, cache)).toEqual(expected)
      for (let process = 0; process < 2; process += 1) {
        const { cache: kept, save } = openParsedParts(project, 'program')
        expect(resultOf(text, kept)).toEqual(expected)
        save()
      }
    }
  }

  test('after any sequence of edits', { timeout: propertyTimeout }, () => {
    const step = fc.oneof(
      { weight: 8, arbitrary: gentle },
      { weight: 2, arbitrary: mutations },
      texts,
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        expectTheSame([validSite, ...steps, validSite])
      }),
      { numRuns: Math.ceil(runs / 6) },
    )
  })

  const about = '    about: The head of a page.\n'
  const [, first = '', second = ''] = validSite.split(/^ {2}- path: /m)

  test.each([
    ['defaults', `${about}    defaults: { action: { label: Down, to: "#process" } }\n`, about],
    ['a default that nothing may have', `${about}    defaults: { color: red }\n`, about],
    ['a promise', `${about}    promises: { figures: 7 }\n`, about],
    ['a figure', 'value: "4.2"', 'value: "4.9"'],
    ['a warning about a text with marks', 'beside the the people', 'beside the people'],
    [
      'a warning about a text without marks',
      'built to carry the the weight',
      'built to carry weight',
    ],
    [
      'the order of pages',
      `  - path: ${second}  - path: ${first}`,
      `  - path: ${first}  - path: ${second}`,
    ],
  ])('%s', (_, to, from) => {
    const other = changed([from, to])
    expectTheSame([validSite, other, validSite, other])
    expect(resultOf(other)).not.toEqual(resultOf(validSite))
  })
})
