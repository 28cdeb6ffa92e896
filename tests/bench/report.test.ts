import { expect, test } from 'vitest'
import { type Measured, withSections } from './report.ts'

const measured = (title: string, value: string): Measured => ({
  title,
  how: 'By hand.',
  columns: ['what', 'value'],
  rows: [['all', value]],
  complaints: [],
})

const one = withSections(
  '# Benchmarks\n\nWhat it is.\n',
  [measured('Build', '1'), measured('Size', '2')],
  'Now.',
)

test('results become sections, below each other', () => {
  expect(one).toBe(`# Benchmarks

What it is.

## Build

By hand.

Now.

| what | value |
| --- | --: |
| all | 1 |

## Size

By hand.

Now.

| what | value |
| --- | --: |
| all | 2 |
`)
})

test('newer results take the place of older ones; others stay', () => {
  expect(withSections(one, [measured('Build', '3')], 'Now.')).toBe(
    one.replace('all | 1', 'all | 3'),
  )
  expect(withSections(one, [measured('Size', '4')], 'Now.')).toBe(one.replace('all | 2', 'all | 4'))
})
