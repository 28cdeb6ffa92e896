import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  DIAGNOSTICS_FILE,
  diagnosticsDoc,
  diagnosticsIn,
  exampleSite,
  examples,
  withMistake,
} from '../../../src/commands/diagnostics-doc/diagnostics-doc.ts'
import { catalogue } from '../../../src/content/diagnostics/catalogue.ts'

const codesIn = (text: string) => diagnosticsIn(text).map(({ code }) => code)

test('the page is what `npm run diagnostics` would write', () => {
  expect(readFileSync(DIAGNOSTICS_FILE, 'utf8')).toBe(diagnosticsDoc())
})

test('every diagnostic has its example', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(catalogue).sort())
})

test('the site of the examples has no diagnostics', () => {
  expect(diagnosticsIn(exampleSite)).toEqual([])
})

describe('what is called wrong is found:', () => {
  const tried = Object.entries(examples).filter(([, example]) => 'wrong' in example)

  test.each(tried)('%s', (code, example) => {
    // A replacement that finds nothing to replace would leave the site without a diagnostic.
    expect(codesIn(withMistake(example))).toContain(code)
  })
})
