import { expect, test } from 'vitest'
import { listingOf } from '../../../src/contact/listing.ts'
import type { ContactRecord } from '../../../src/contact/records.ts'
import { good } from './good.ts'

const record = (changes: Partial<ContactRecord> = {}): ContactRecord => ({
  ...good,
  id: 1,
  received: '2026-03-04T05:06:07.890Z',
  suspected: '',
  handled: '',
  ...changes,
})

test('a request is shown with all that it says', () => {
  expect(listingOf([record({ message: 'one\ntwo' })]).split('\n')).toEqual([
    'Requests: 1',
    '',
    'Request 1, 2026-03-04 05:06 UTC',
    `  Name:    ${good.name}`,
    `  Email:   ${good.email}`,
    `  Phone:   ${good.contact}`,
    '  Message: one',
    '           two',
  ])
})

test('what is suspected stands apart, at the end', () => {
  const ids = (...records: readonly ContactRecord[]) =>
    listingOf(records).match(/^(Requests: \d|Suspected, .*: \d|Request \d)/gm)
  const suspect = record({ id: 2, suspected: 'links' })
  expect(ids(suspect, record(), record({ id: 3 }))).toEqual([
    'Requests: 2',
    'Request 1',
    'Request 3',
    'Suspected, perhaps spam: 1',
    'Request 2',
  ])
  expect(ids(suspect)).toEqual(['Suspected, perhaps spam: 1', 'Request 2'])
})

test.each([
  ['\u001b[31m', '·[31m'],
  ['a\u0000b\u007f', 'a·b·'],
  ['a\tb\tc', 'a  b  c'],
  ['a\rb', 'a·b'],
  ['\u202eabc\u2066\u200b\ufeff', '·abc···'],
  ['née 田中 🙂', 'née 田中 🙂'],
])('%j does nothing to a terminal', (name, shown) => {
  expect(listingOf([record({ name })])).toContain(`  Name:    ${shown}\n`)
})
