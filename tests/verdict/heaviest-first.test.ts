import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { placesOf } from '../../src/build/places.ts'
import { HEAVIEST, heaviestFirst } from './heaviest-first.ts'

test.for(HEAVIEST)('%s is there', (name) => {
  expect(existsSync(join(placesOf({}).root, name))).toBe(true)
})

test('files that take longest are begun first, all others stay in their order', () => {
  const [first = '', second = ''] = HEAVIEST
  const files = ['tests/b.test.ts', second, 'tests/a.test.ts', first].map(
    // Only its place tells a file's rank.
    (name) => ({ moduleId: `/somewhere/${name}` }) as TestSpecification,
  )
  const sorted = heaviestFirst(files).map(({ moduleId }) => moduleId.replace('/somewhere/', ''))
  expect(sorted).toEqual([first, second, 'tests/b.test.ts', 'tests/a.test.ts'])
})
