import { expect, test } from 'vitest'
import { rolesIn } from '../../../src/compiler/contrast/failures.ts'
import type { Pair } from '../../../src/style/contrast-pairs.ts'

const pair: Pair = { text: 'ink', ground: 'paper', use: 'body', change: 'text' }

test('the roles of a pair begin with the one that is rather to be changed', () => {
  expect(rolesIn(pair)).toEqual(['ink', 'paper'])
  expect(rolesIn({ ...pair, change: 'ground' })).toEqual(['paper', 'ink'])
})
