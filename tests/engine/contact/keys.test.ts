import { expect, test } from 'vitest'
import { blind } from '../../../src/contact/blind.ts'
import { keysOf, REPEAT_WINDOW_MS } from '../../../src/contact/keys.ts'
import { good } from './good.ts'

const key = (values: Partial<typeof good>, secret = 's', at = 0) =>
  keysOf({ ...good, ...values }, secret, at).key

test('the same request in one day has one key, and in the next that of the day before is known', () => {
  const day = (number: number, ms = 0) => keysOf(good, 's', number * REPEAT_WINDOW_MS + ms)
  expect(REPEAT_WINDOW_MS).toBe(86_400_000)
  expect(day(3)).toEqual(day(3, REPEAT_WINDOW_MS - 1))
  expect(day(4).key).not.toBe(day(3).key)
  expect(day(4).earlier).toBe(day(3).key)
  expect(day(3).earlier).not.toBe(day(4).key)
  expect(day(3).key).toMatch(/^[\w-]{43}$/)
})

test.each([
  { name: 'ann miller' },
  { name: '' },
  { email: 'an@example.org' },
  { contact: '5855550101' },
  { message: good.message.toUpperCase() },
  { name: '', message: `Ann Miller${good.message}` },
])('%j is another', (values) => expect(key(values)).not.toBe(key({})))

test('without the secret nobody can tell which request a key is of', () => {
  expect(key({}, 'one')).not.toBe(key({}, 'other'))
})

test('what is blinded is told apart, and does not show', () => {
  expect(blind('a')).toBe(blind('a'))
  expect(blind('a')).not.toBe(blind('b'))
  expect(blind('')).toMatch(/^[\w-]{16}$/)
})
