import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { Memory } from '../../../src/content/memory.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { changed } from '../content/changed.ts'
import { comparable } from '../content/origins/leaves.ts'
import { publicFiles, validSite } from '../faults/fixture.ts'
import { gentle } from './edits.ts'
import { patience, runs } from './runs.ts'
import { mutations, texts } from './texts.ts'

const compiled = (text: string, memory?: Memory) =>
  comparable(compile(text, { vocabulary, files: publicFiles, ...(memory && { memory }) }))

/** Compiles texts one after the other, as somebody saves them, and each of them as if it were the first. */
function expectTheSame(all: readonly string[]) {
  const memory = new Memory()
  for (const text of all) expect(compiled(text, memory)).toEqual(compiled(text))
}

test('what is remembered of one text makes no difference to the next', {
  timeout: patience,
}, () => {
  const step = fc.oneof(
    { weight: 8, arbitrary: gentle },
    { weight: 2, arbitrary: mutations },
    texts,
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
      expectTheSame([validSite, ...steps, validSite])
    }),
    { numRuns: Math.ceil(runs / 6) },
  )
})

test.each([
  ['the defaults of a type', '    defaults: { action: { label: Down, to: "#process" } }\n'],
  ['a default that nothing may have', '    defaults: { colour: red }\n'],
  ['a promise', '    promises: { figures: 7 }\n'],
])('%s count for sections that stay as they are', (_, line) => {
  const about = '    about: The head of a page.\n'
  const other = changed([about, about + line])
  expectTheSame([validSite, other, validSite, other])
  expect(compiled(other)).not.toEqual(compiled(validSite))
})

test('a section that comes to another page is there as it was here', () => {
  const [, first = '', second = ''] = validSite.split(/^ {2}- path: /m)
  const swapped = validSite
    .replace(`  - path: ${first}`, '')
    .replace(second, `${second}  - path: ${first}`)
  expect(swapped).not.toEqual(validSite)
  expectTheSame([validSite, swapped, validSite])
})

test('a figure that changes changes every text that names it', () => {
  const other = changed(['value: "4.9"', 'value: "4.2"'])
  expectTheSame([validSite, other])
})
