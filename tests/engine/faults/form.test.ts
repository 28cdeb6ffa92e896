import { expect, test } from 'vitest'
import { expectDiagnostics } from './expect.ts'
import { fixtures } from './fixture.ts'

/** The first ones of each code; FUZZ_RUNS tries all of them. */
const MOST = process.env.FUZZ_RUNS ? Infinity : 4

const ofForm = fixtures.filter(
  ({ code }, at) =>
    code.startsWith('yaml/') &&
    fixtures.slice(0, at).filter((other) => other.code === code).length < MOST,
)

test.each(ofForm)('$name is found, and nothing else', (fixture) => {
  expect(fixture.expected.map(({ code }) => code)).toContain(fixture.code)
  expectDiagnostics(fixture, fixture.text)
})
