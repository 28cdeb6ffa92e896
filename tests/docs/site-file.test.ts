import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('site.yaml', 'utf8').split('\n')
const entry = (line: string) => /^ *#(?: {3}|\s)(§ \d\d {2}.+)$/.exec(line)?.[1]

test('the table of contents of the site file names its parts, in their order', () => {
  const entries = lines.flatMap((line) => entry(line) ?? [])
  const parts = entries.length / 2
  expect(parts).toBeGreaterThan(5)
  expect(entries.slice(parts)).toEqual(entries.slice(0, parts))
  expect(entries.slice(0, parts).map((one) => Number(one.slice(2, 4)))).toEqual(
    entries.slice(0, parts).map((_, index) => index + 1),
  )
})

test('the site file begins with how to work with it', () => {
  const introduction = lines.slice(0, 40).join('\n')
  for (const word of ['npm run dev', 'npm run check', 'docs/editing-guide.md', '§ 01']) {
    expect(introduction).toContain(word)
  }
})
