import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { optionsOf } from '../../../../src/commands/screenshots/options.ts'

test('without arguments there is a phone and a desk, by day and by night', () => {
  expect(optionsOf([])).toMatchObject({
    out: resolve('screenshots'),
    only: [],
    widths: [360, 1280],
    schemes: ['light', 'dark'],
  })
})

test('pages can follow one another, windows and schemes be chosen', () => {
  const args = [
    '--out',
    '/pictures',
    '--widths',
    '768,1920',
    '--schemes',
    'dark',
    '--only',
    '/',
    '/a',
  ]
  expect(optionsOf(args)).toMatchObject({
    out: '/pictures',
    only: ['/', '/a'],
    widths: [768, 1920],
    schemes: ['dark'],
  })
})

test.for([
  ['--widths', 'wide'],
  ['--widths', '100'],
  ['--schemes', 'sepia'],
  ['--sheet-height', '0'],
  ['--colour', 'red'],
])('%s %s is refused', (args) => {
  expect(() => optionsOf(args)).toThrow()
})
