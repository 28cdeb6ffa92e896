import { expect, test } from 'vitest'
import { catalog } from '../../../../src/content/diagnostics/catalog.ts'
import { missingCharacters } from '../../../../src/content/diagnostics/font-messages.ts'
import * as references from '../../../../src/content/diagnostics/reference-messages.ts'
import * as schema from '../../../../src/content/diagnostics/schema-messages.ts'
import type { Message } from '../../../../src/content/diagnostics/span-diagnostic.ts'
import { lowContrast, type Shortfall } from '../../../../src/content/diagnostics/theme-messages.ts'
import * as yaml from '../../../../src/content/diagnostics/yaml-messages.ts'
import { findWordingFaults, JARGON } from './wording.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `name-${index + 1}`)

const shortfall: Shortfall = {
  contrast: 2.999,
  other: '#ffffff',
  line: 7,
  use: 'text',
  isMixed: false,
  needed: 4.5,
}
const contrast = (...more: readonly Partial<Shortfall>[]) =>
  lowContrast(
    '#a',
    more.map((one) => ({ ...shortfall, ...one })),
    true,
    undefined,
  )

test.for<[make: () => Message, expected: RegExp, not?: RegExp]>([
  [() => schema.unknownKey('k', undefined, names(12)), /: name-1, .*, name-11, name-12\.$/],
  [() => schema.unknownKey('k', undefined, names(15)), /, name-12 and 3 more\.$/],
  [() => schema.tooFew('text', 1, false), / at least 1 character\./],
  [() => schema.tooFew('text', 2, true), / exactly 2 characters\./],
  [() => schema.tooMany('list', 1, true), / exactly 1 entry\./],
  [() => schema.tooMany('list', 2, false), / at most 2 entries\./],
  [() => schema.tooFew('number', 2n, false), / 2\.$/],
  [() => schema.tooMany('number', 2, false), / 2\.$/],
  [() => schema.wrongCount('t', 'steps', '3', 0), / has 0\./],
  [() => yaml.indentation(0), /no spaces/],
  [() => yaml.indentation(1), / 1 space /],
  [() => yaml.controlCharacter(0x1f600), /\(U\+1F600\)/],
  [() => references.duplicateAnchor('x', 7), /twice.+line 7/],
  [() => references.duplicateAnchor('x', undefined), /"x"/, /twice|line/],
  [
    () => missingCharacters([['/x.woff2'], ['/y.woff2', '/z.woff2']], [...'abcdefghijklm']),
    /no "a", .*, "l", and 1 more in public\/x\.woff2 and public\/y\.woff2 \(and 1 more\)\./,
  ],
  // Rounds down.
  [() => contrast({}), / 2\.99 to "#ffffff" \(line 7\), where text needs 4\.5\./, /mixed/],
  [() => contrast({ line: undefined, use: 'body' }), /"#ffffff", where running text needs /],
  [() => contrast({ use: 'line', isMixed: true }), /where a line or icon mixed /],
  [() => contrast({}, { other: '#000' }), /"#ffffff".+, and of .+"#000"/],
])('message %# contains its values', ([make, expected, not = /^$/]) => {
  const message = make()
  expect(findWordingFaults(message)).toEqual([])
  const text = `${message.message} ${message.hint ?? ''}`.trim()
  expect(text).toMatch(expected)
  expect(text).not.toMatch(not)
})

test.each(Object.entries(catalog))(
  'the description of %s is one plain sentence',
  (code, meaning) => {
    expect(code).toMatch(/^[a-z]+\/[a-z0-9-]+$/)
    expect(meaning).toMatch(/^[A-Z][^.]*\.$/)
    expect(meaning).not.toMatch(JARGON)
  },
)
