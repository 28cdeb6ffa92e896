import { expect, test } from 'vitest'
import { isConfirmed } from './growth.ts'

test.each([
  { measured: [], confirmed: false },
  { measured: [100], confirmed: false },
  { measured: [100, 120, 110], confirmed: false },
  { measured: [130, 103, 120, 100], confirmed: true },
])('the least of $measured counts: $confirmed', ({ measured, confirmed }) => {
  expect(isConfirmed(measured)).toBe(confirmed)
})
