import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createEmpty,
  type Destination,
  getDestination,
  getTarget,
  type Kind,
} from '../../../../src/studio/client/forms/link.ts'

const FILES = ['/files/prices.pdf', '/a b.svg']
const isFile = (address: string) => FILES.includes(address)

const word = fc.stringMatching(/^[A-Za-z][\w-]{0,8}$/)
const path = fc.oneof(
  fc.array(word, { maxLength: 3 }).map((words) => `/${words.join('/')}`),
  fc.constant(''),
)
const written = fc.oneof(
  fc.constantFrom(...FILES),
  fc
    .tuple(path, fc.option(word), fc.option(word))
    .map(([at, query, place]) => at + (query ? `?q=${query}` : '') + (place ? `#${place}` : ''))
    .filter((address) => address !== '' && !address.startsWith('?')),
  fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ['https'] }),
  fc.tuple(word, word).map(([name, host]) => `mailto:${name}@${host}.example?subject=${name}`),
  fc.stringMatching(/^tel:\+\d{6,12}$/),
  fc.constant('{company.site}'),
)
const target = fc.oneof(
  written,
  word.map((open) => ({ open })),
  fc.tuple(written, word).map(([flagged, reason]) => ({ flagged, reason })),
)

test('parses and formats link targets without loss', () => {
  fc.assert(
    fc.property(target, (value) => {
      expect(getTarget(getDestination(value, isFile))).toEqual(value)
    }),
  )
})

test('completes addresses and rejects incomplete targets', () => {
  const target = (to: Destination) => getTarget(to)
  expect(target({ kind: 'web', words: ' www.example.com/a ' })).toBe('https://www.example.com/a')
  expect(target({ kind: 'web', words: '{company.site}' })).toBe('{company.site}')
  expect(target({ kind: 'mail', words: 'mailto:a@b.example' })).toBe('mailto:a@b.example')
  expect(target({ kind: 'phone', words: '+1 585 555 0100' })).toBe('tel:+15855550100')
  expect(target({ kind: 'phone', words: '+49 (0) 30 / 1234-56' })).toBe('tel:+4930123456')
  expect(target({ kind: 'phone', words: '0049 30 123456' })).toBe('tel:+4930123456')
  const kinds: readonly Kind[] = ['page', 'web', 'mail', 'phone', 'file', 'menu', 'nowhere']
  expect(kinds.map((kind) => target(createEmpty(kind)))).toEqual(kinds.map(() => undefined))
})
