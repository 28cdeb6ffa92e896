import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  exampleSite,
  examples,
  FINDINGS_FILE,
  findingsDoc,
  findingsIn,
  withMistake,
} from '../../../src/commands/diagnostics-doc/diagnostics-doc.ts'
import { catalogue } from '../../../src/content/diagnostics/catalogue.ts'

const codesIn = (text: string) => findingsIn(text).map(({ code }) => code)

test('the page is what `npm run findings` would write', () => {
  expect(readFileSync(FINDINGS_FILE, 'utf8')).toBe(findingsDoc())
})

test('every finding has its example', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(catalogue).sort())
})

test('the site of the examples has no findings', () => {
  expect(findingsIn(exampleSite)).toEqual([])
})

describe('what is called wrong is found:', () => {
  const tried = Object.entries(examples).filter(([, example]) => 'wrong' in example)

  test.each(tried)('%s', (code, example) => {
    // A replacement that finds nothing to replace would leave the site without a finding.
    expect(codesIn(withMistake(example))).toContain(code)
  })
})
