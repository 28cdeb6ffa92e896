import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createReference, REFERENCE_FILE } from '../../../src/commands/reference/reference.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const reference = createReference()

test('docs/reference.md matches the output of `npm run generate`', () => {
  expect(readFileSync(REFERENCE_FILE, 'utf8')).toBe(reference)
})

test('links only to anchors that exist', () => {
  const headings = [...reference.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replace(/ /g, '-'),
  )
  const ids = [...reference.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)
  const anchors = new Set([...headings, ...ids])
  const links = [...reference.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([])
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
