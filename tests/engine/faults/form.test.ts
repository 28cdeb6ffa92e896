import { expect, test } from 'vitest'
import { expectDiagnostics } from './expect.ts'
import { fixtures } from './fixture.ts'

const ofForm = fixtures.filter(({ code }) => code.startsWith('yaml/'))

test.each(ofForm)('$name is found, and nothing else', (fixture) => {
  expect(fixture.expected.map(({ code }) => code)).toContain(fixture.code)
  expectDiagnostics(fixture, fixture.text)
})
