import { expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import { catalogue } from '../../src/diagnostics/catalogue.ts'
import type { Diagnostic } from '../../src/model.ts'
import { type Expected, type Fixture, fixtures, publicFiles, validSite } from './fixture.ts'

const findings = (text: string, files: readonly string[] = []): readonly Diagnostic[] => {
  const all = new Map([...publicFiles, ...files.map((address) => [address, null] as const)])
  return compile({ text, file: 'site.yaml', publicFiles: all }).diagnostics
}

/** A finding in the form of the expectation that it is held against: what that does not say is left out. */
function seen({ code, range, hint }: Diagnostic, expected: Expected | undefined): Expected {
  const start = expected?.hint?.endsWith('…') ? expected.hint.slice(0, -1) : undefined
  const shortened = start !== undefined && hint?.startsWith(start) ? expected?.hint : hint
  return {
    code,
    start: range.start,
    ...(expected && !expected.end ? {} : { end: range.end }),
    ...(shortened && (expected?.hint || !expected) ? { hint: shortened } : {}),
  }
}

const expectFindings = ({ expected, files }: Fixture, text: string) =>
  expect(findings(text, files).map((one, index) => seen(one, expected[index]))).toEqual(expected)

test('the valid site is without findings', () => {
  expect(findings(validSite)).toEqual([])
})

test.each(fixtures)('$name is found, and nothing else', (fixture) => {
  expect(fixture.expected.map(({ code }) => code)).toContain(fixture.code)
  expectFindings(fixture, fixture.text)
})

// Line ends concern the reading alone, so one fixture of each code stands for the others.
const oneOfEach = [...new Map(fixtures.map((fixture) => [fixture.code, fixture])).values()]

test.each(oneOfEach)('$name is found with the line ends of Windows', (fixture) => {
  expectFindings(fixture, fixture.text.replaceAll('\n', '\r\n'))
})

test.each(Object.keys(catalogue))('%s has a fixture', (code) => {
  expect(fixtures.map((fixture) => fixture.code)).toContain(code)
})

test.each([...new Set(fixtures.map(({ code }) => code))])('%s is in the catalogue', (code) => {
  expect(Object.keys(catalogue)).toContain(code)
})
