import { expect, test } from 'vitest'
import { formatRequests } from '../../../src/contact/format-requests.ts'
import type { ContactRecord } from '../../../src/contact/records.ts'
import { validRequest } from './valid-request.ts'

const record = (changes: Partial<ContactRecord> = {}): ContactRecord => ({
  ...validRequest,
  id: 1,
  received: '2026-03-04T05:06:07.890Z',
  suspected: '',
  handled: '',
  ...changes,
})

test('a request is shown with all that it says', () => {
  expect(formatRequests([record({ message: 'one\ntwo' })]).split('\n')).toEqual([
    'Requests: 1',
    '',
    'Request 1, 2026-03-04 05:06 UTC',
    `  Name:    ${validRequest.name}`,
    `  Email:   ${validRequest.email}`,
    `  Phone:   ${validRequest.contact}`,
    '  Message: one',
    '           two',
  ])
})

test('what is suspected stands apart, at the end', () => {
  const ids = (...records: readonly ContactRecord[]) =>
    formatRequests(records).match(/^(Requests: \d|Suspected, .*: \d|Request \d)/gm)
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
  expect(formatRequests([record({ name })])).toContain(`  Name:    ${shown}\n`)
})
