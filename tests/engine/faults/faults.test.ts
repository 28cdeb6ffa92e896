import { expect, test } from 'vitest'
import { catalog } from '../../../src/content/diagnostics/catalog.ts'
import { applyFixes } from '../../../src/content/fixes.ts'
import { diagnostics, expectDiagnostics, expectFound } from './expect.ts'
import { fixtures, validSite } from './fixture.ts'

test('the valid site is without diagnostics', () => {
  expect(diagnostics(validSite)).toEqual([])
})

// Those of the form take longer, and have a file of their own that the quick verdict leaves out.
test.each(fixtures.filter(({ code }) => !code.startsWith('yaml/')))(
  '$name is found, and nothing else',
  expectFound,
)

/** One of each code stands for the others. */
const oneOfEach = [...new Map(fixtures.map((fixture) => [fixture.code, fixture])).values()]

test.each(oneOfEach)('$name is found with the line ends of Windows', (fixture) => {
  expectDiagnostics(fixture, fixture.text.replaceAll('\n', '\r\n'))
})

test('every code of the catalog has a fixture, and no other', () => {
  expect(oneOfEach.map(({ code }) => code).sort()).toEqual(Object.keys(catalog).sort())
})

test('what can be mended without asking is mended, and the rest is left', () => {
  const withFix = oneOfEach.filter(({ text, files }) =>
    diagnostics(text, files).some(({ fix }) => fix),
  )
  expect(withFix.length).toBeGreaterThan(oneOfEach.length / 4)
  for (const { text: before, files } of withFix.slice(0, 10)) {
    const { text } = applyFixes(before, (one) => diagnostics(one, files))
    expect(diagnostics(text, files).filter(({ fix }) => fix)).toEqual([])
  }
})
