import { expect, test } from 'vitest'
import { catalog } from '../../../src/content/diagnostics/catalog.ts'
import { applyFixes } from '../../../src/content/fixes.ts'
import { diagnostics, expectDiagnostics, expectFound } from './expect.ts'
import { fixtures, validSite } from './fixture.ts'

test('the valid site has no diagnostics', () => {
  expect(diagnostics(validSite)).toEqual([])
})

// Syntax errors take longer. They are in `form.test.ts`, which quick runs skip.
test.each(fixtures.filter(({ code }) => !code.startsWith('yaml/')))(
  'reports only $name',
  expectFound,
)

/** One fixture for each code. */
const oneOfEach = [...new Map(fixtures.map((fixture) => [fixture.code, fixture])).values()]

test.each(oneOfEach)('reports $name with CRLF line ends', (fixture) => {
  expectDiagnostics(fixture, fixture.text.replaceAll('\n', '\r\n'))
})

test('every code of the catalog has a fixture', () => {
  expect(oneOfEach.map(({ code }) => code).sort()).toEqual(Object.keys(catalog).sort())
})

test('applying all fixes leaves no diagnostic with a fix', () => {
  const withFix = oneOfEach.filter(({ text, files }) =>
    diagnostics(text, files).some(({ fix }) => fix),
  )
  expect(withFix.length).toBeGreaterThan(oneOfEach.length / 4)
  for (const { text: before, files } of withFix.slice(0, 5)) {
    const { text } = applyFixes(before, (one) => diagnostics(one, files))
    expect(diagnostics(text, files).filter(({ fix }) => fix)).toEqual([])
  }
})
