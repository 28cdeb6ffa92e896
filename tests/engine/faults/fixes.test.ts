import { expect, test } from 'vitest'
import { fixed } from '../../../src/content/fixes.ts'
import type { Diagnostic } from '../../../src/content/model.ts'
import { spliced } from '../../../src/content/splices.ts'
import { diagnostics } from './expect.ts'
import { fixtures } from './fixture.ts'

/** What a diagnostic says, wherever it stands. */
const said = ({ code, message }: Diagnostic) => `${code} ${message}`

/** Some of every code: each is compiled several times. */
const some = fixtures.filter(({ code }, index) => fixtures[index - 1]?.code !== code)

const withFix = some.flatMap(({ name, text, files }, index) => {
  const isWindows = index % 4 === 0
  const written = isWindows ? text.replaceAll('\n', '\r\n') : text
  const found = diagnostics(written, files)
  return found.some(({ fix }) => fix) ? [{ name, written, found, files }] : []
})

test.each(withFix)('$name: what mends a mistake leaves the others as they are', (fixture) => {
  const { written, found, files } = fixture
  found.forEach((one, index) => {
    if (!one.fix) return
    const after = diagnostics(spliced(written, one.fix), files).map(said)
    const others = found.filter((_, other) => other !== index).map(said)
    // What the mistake has hidden may come to light; the mistake itself is gone, and no other is new in its place.
    const counted = (all: readonly string[]) => all.filter((other) => other === said(one)).length
    expect(counted(after)).toBe(counted(others))
    expect(after.length).toBeLessThan(found.length)
    const lines = one.fix.flatMap(({ insert }) => insert.split('\n'))
    expect(lines).toHaveLength(one.fix.length)
  })
})

test('what can be mended without asking is mended, and the rest is left', () => {
  for (const { written, files } of withFix.slice(0, 10)) {
    const { text } = fixed(written, (one) => diagnostics(one, files))
    expect(diagnostics(text, files).filter(({ fix }) => fix)).toEqual([])
  }
})

test('many mistakes have a fix', () => {
  expect(withFix.length).toBeGreaterThan(some.length / 4)
})
