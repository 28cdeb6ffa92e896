import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compile } from '../../../src/content/compile.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

/** Values that a group in their place once made the compiler throw for. */
const PATHS = [
  ['publication', 'language'],
  ['company', 'address', 'street'],
  ['theme', 'light', 'background'],
  ['routes', 5, 'path'],
  ['routes', 0, 'formerly', 0],
] as const

test.each(PATHS)('a group in place of %s.%s is an error', (...path) => {
  const site = parse(readFileSync('examples/association/site.yaml', 'utf8'))
  site.routes[0].formerly = ['/old']
  const keys = path.slice(0, -1)
  let parent = site
  for (const key of keys) parent = parent[String(key)]
  parent[String(path.at(-1))] = { nonsense: {} }
  const { errors } = compile(stringify(site), { vocabulary, files: new Map() })
  expect(errors.length).toBeGreaterThan(0)
})
