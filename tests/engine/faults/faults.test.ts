import { expect, test } from 'vitest'
import { catalogue } from '../../../src/content/diagnostics/catalogue.ts'
import { diagnostics, expectDiagnostics } from './expect.ts'
import { fixtures, validSite } from './fixture.ts'

test('the valid site is without diagnostics', () => {
  expect(diagnostics(validSite)).toEqual([])
})

// Those of the form take longer, and have a file of their own that the quick verdict leaves out.
const ofValues = fixtures.filter(({ code }) => !code.startsWith('yaml/'))

test.each(ofValues)('$name is found, and nothing else', (fixture) => {
  expect(fixture.expected.map(({ code }) => code)).toContain(fixture.code)
  expectDiagnostics(fixture, fixture.text)
})

// Line ends concern the reading alone, so one fixture of each code stands for the others.
const oneOfEach = [...new Map(fixtures.map((fixture) => [fixture.code, fixture])).values()]

test.each(oneOfEach)('$name is found with the line ends of Windows', (fixture) => {
  expectDiagnostics(fixture, fixture.text.replaceAll('\n', '\r\n'))
})

test.each(Object.keys(catalogue))('%s has a fixture', (code) => {
  expect(fixtures.map((fixture) => fixture.code)).toContain(code)
})

test.each([...new Set(fixtures.map(({ code }) => code))])('%s is in the catalogue', (code) => {
  expect(Object.keys(catalogue)).toContain(code)
})
