import { expect, test } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { CompileCache } from '../../../src/content/compile-cache.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { publicFiles as files, validSite } from '../faults/fixture.ts'

const MISTAKE = validSite.replace('routes:', 'rotes:')

test('what was compiled just now is no work, and nothing else is taken for it', () => {
  const context = { vocabulary, files, cache: new CompileCache() }
  const first = compile(validSite, context)
  const mistaken = compile(MISTAKE, context)
  expect(compile(validSite, context)).toBe(first)
  expect(compile(MISTAKE, context)).toBe(mistaken)
  expect(compile(validSite, { ...context, published: ['/Gone'] })).not.toBe(first)
  expect(compile(validSite, { ...context, files: new Map() }).value).toBeUndefined()
})
