import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/design-system.md', 'utf8')

test.for(readdirSync('src/theme/ui'))('the guide to the design system says what %s is', (name) => {
  expect(guide).toContain(`src/theme/ui/${name}`)
})

test.for(['/@gallery', 'npm run screenshots'])('it says how to look at it: %s', (way) => {
  expect(guide).toContain(way)
})
