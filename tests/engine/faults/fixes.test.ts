import { expect, test } from 'vitest'
import { fixed } from '../../../src/content/fixes.ts'
import { diagnostics } from './expect.ts'
import { fixtures } from './fixture.ts'

/** Some of every code: each is compiled several times. */
const some = fixtures.filter(({ code }, index) => fixtures[index - 1]?.code !== code)

const withFix = some.flatMap(({ text, files }) =>
  diagnostics(text, files).some(({ fix }) => fix) ? [{ text, files }] : [],
)

test('what can be mended without asking is mended, and the rest is left', () => {
  for (const { text: before, files } of withFix.slice(0, 10)) {
    const { text } = fixed(before, (one) => diagnostics(one, files))
    expect(diagnostics(text, files).filter(({ fix }) => fix)).toEqual([])
  }
})

test('many mistakes have a fix', () => {
  expect(withFix.length).toBeGreaterThan(some.length / 4)
})
