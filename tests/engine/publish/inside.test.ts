import { expect, test } from 'vitest'
import { isInside } from '../../../src/studio/dev-site.ts'

test('a folder whose name begins alike is another folder', () => {
  expect(isInside('/site/public', '/site/public/a/b.svg')).toBe(true)
  expect(isInside('/site/public', '/site/public-old/b.svg')).toBe(false)
  expect(isInside('/site/public', '/site/site.yaml')).toBe(false)
})
