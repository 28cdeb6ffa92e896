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
  form: '',
  answers: [],
  ...changes,
})

test('shows all values of a request', () => {
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

test.each([
  ['\u001b[31m', '·[31m'],
  ['a\u0000b\u007f', 'a·b·'],
  ['a\tb\tc', 'a  b  c'],
  ['a\rb', 'a·b'],
  ['\u202eabc\u2066\u200b\ufeff', '·abc···'],
  ['née 田中 🙂', 'née 田中 🙂'],
])('escapes %j for the terminal', (name, expected) => {
  expect(formatRequests([record({ name })])).toContain(`  Name:    ${expected}\n`)
})
