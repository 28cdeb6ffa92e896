import { expect, test } from 'vitest'
import { applyEdits } from '../../../../src/studio/edit/index.ts'
import { restoreBytes } from '../../../../src/studio/server/restore-bytes.ts'

const EARLIER = `title: Shop
sections:
  # Asked for by the owner
  - type: words   # keep
    heading: 'Open'
  - type: steps
`

const restore = (current: string, edited: string) => {
  const edits = restoreBytes(current, edited, EARLIER)
  return edits && applyEdits(current, edits)
}

test('a reverted deletion has its comments again, and other changes stay', () => {
  const current = 'title: My shop\nsections:\n  - type: steps\n'
  const edited = 'title: My shop\nsections:\n  - { type: words, heading: Open }\n  - type: steps\n'
  expect(restore(current, edited)).toBe(EARLIER.replace('Shop', 'My shop'))
})

test('an edit with another effect than any difference is kept', () => {
  const current = 'title: My shop\nsections:\n  - type: steps\n'
  expect(restore(current, current.replace('My shop', 'Another'))).toBeUndefined()
})
