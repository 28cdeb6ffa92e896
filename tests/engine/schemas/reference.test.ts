import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createReference, REFERENCE_FILE } from '../../../src/commands/reference/reference.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const reference = createReference()

test('docs/reference.md matches the output of `npm run generate`', () => {
  expect(readFileSync(REFERENCE_FILE, 'utf8')).toBe(reference)
})

test('shows a picture and an example of every section kind', () => {
  for (const kind of vocabulary.kinds.keys()) {
    expect(
      existsSync(`docs/pictures/kinds/${kind}.webp`),
      `missing: npm run generate -- pictures (${kind})`,
    ).toBe(true)
    expect(reference).toContain(`- type: ${kind}\n  `)
  }
})
