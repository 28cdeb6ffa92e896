import { expect, test } from 'vitest'
import { slowdown, wasSteady } from './machine.ts'

test('the phone is the same one on every machine that is faster', () => {
  expect([6400, 3200, 1600, 800].map(slowdown)).toEqual([8, 4, 2, 1])
  expect(slowdown(400)).toBe(1)
})

test('a run says something if the machine was as fast after it as before', () => {
  expect(wasSteady(3000, 2300)).toBe(true)
  expect(wasSteady(2300, 3000)).toBe(true)
  expect(wasSteady(3000, 2200)).toBe(false)
  expect(wasSteady(2200, 3000)).toBe(false)
})
