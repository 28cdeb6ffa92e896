import { expect, test } from 'vitest'
import { hasInvisible, invisibleCharacters } from '../../../../src/content/read/characters.ts'

test('what is looked for in one text does not hide what is in the next', () => {
  expect(hasInvisible(`${'x'.repeat(100)}\u200b`)).toBe(true)
  expect(invisibleCharacters('short\u200b')).toHaveLength(1)
})
