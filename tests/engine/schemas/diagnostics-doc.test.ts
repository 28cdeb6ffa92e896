import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  compileDiagnostics,
  createDiagnosticsPage,
  DIAGNOSTICS_FILE,
  exampleSite,
  examples,
} from '../../../src/commands/diagnostics-doc/diagnostics-doc.ts'
import { catalog } from '../../../src/content/diagnostics/catalog.ts'

test('docs/diagnostics.md matches the output of `npm run generate`', () => {
  expect(readFileSync(DIAGNOSTICS_FILE, 'utf8')).toBe(createDiagnosticsPage())
})

test('every diagnostic has an example', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(catalog).sort())
})

test('the site of the examples has no diagnostics', () => {
  expect(compileDiagnostics(exampleSite)).toEqual([])
})
