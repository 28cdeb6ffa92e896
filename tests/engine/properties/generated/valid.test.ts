import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import type { Diagnostic } from '../../../../src/content/model.ts'
import { findBrokenLinks } from '../../../../src/publish/crawl/find-broken-links.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { inShort } from '../compiled.ts'
import { findContractViolations } from '../compiler-contract.ts'
import { propertyTimeout, runs } from '../runs.ts'
import { emitted } from './emitted.ts'
import { publicFiles } from './ground.ts'
import { sites } from './sites.ts'
import { styles, written } from './written.ts'

/** Warnings that generated texts may cause: length, repetition, missing characters. */
const ABOUT_TEXTS =
  /^(text\/|page\/(long-title|description-length|same-|near-copy|unlinked)|font\/letters|link\/(same-|vague-label|tracking|refused-frame|phone-only)|image\/poor-alt|figure\/unlike-label)/

describe('an arbitrary valid site', () => {
  const logged: unknown[][] = []
  beforeEach(() => {
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void logged.push(words))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    logged.length = 0
  })

  test('compiles without diagnostics and renders without console output', {
    timeout: propertyTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(sites, styles, async (site, style) => {
        const text = written(site, style)
        const result = compile(text, { vocabulary, files: publicFiles })
        expect(findContractViolations(text, result)).toEqual([])
        const named = JSON.stringify({ ...site, figures: {} })
        const isUnused = ({ code, path: [, group, name] }: Diagnostic) =>
          code === 'figure/unused' && !named.includes(`${group}.${name ?? ''}`)
        const found = result.diagnostics.filter(
          (one) => !ABOUT_TEXTS.test(one.code) && !isUnused(one),
        )
        expect(found.map(inShort)).toEqual([])
        if (!result.value) throw new Error('There is no value.')
        expect(findBrokenLinks(await emitted(result.value))).toEqual([])
        expect(logged.splice(0)).toEqual([])
      }),
      { numRuns: runs },
    )
  })
})
