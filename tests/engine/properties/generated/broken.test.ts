import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { errorsIn } from '../compiled.ts'
import { propertyTimeout, runs } from '../runs.ts'
import { type Break, breaksOf, changed, someOf } from './breaks.ts'
import { publicFiles } from './ground.ts'
import type { Json, JsonMap } from './json.ts'
import { lineFinder } from './lines.ts'
import { sites } from './sites.ts'
import { styles, written } from './written.ts'

/** A site and the references to break. */
const brokenSites = sites.chain((site) =>
  fc.record({ site: fc.constant(site), breaks: someOf(breaksOf(site)), style: styles }),
)

const withAll = (
  site: JsonMap,
  breaks: readonly Break[],
  change: (one: Break) => Json | undefined,
): JsonMap =>
  // Safe: only values inside the site are replaced.
  breaks.reduce<Json>((text, one) => changed(text, one.path, change(one)), site) as JsonMap

const compiled = (text: string) => compile(text, { vocabulary, files: publicFiles })

const inOrder = (found: readonly string[]): string[] => found.toSorted()

describe('randomly broken references', () => {
  test('are reported with code and line, and nothing else is', {
    timeout: propertyTimeout,
  }, () => {
    fc.assert(
      fc.property(brokenSites, ({ site, breaks, style }) => {
        const text = written(
          withAll(site, breaks, ({ value }) => value),
          style,
        )
        const lineOf = lineFinder(text)
        const expected = breaks.map(({ code, path }) => `${lineOf(path)} ${code}`)
        const { diagnostics, value } = compiled(text)
        const found = errorsIn(diagnostics).map(({ code, range }) => `${range.start.line} ${code}`)
        expect(inOrder(found)).toEqual(inOrder(expected))
        expect(value).toBeUndefined()
      }),
      { numRuns: runs },
    )
  })

  test('are listed as flags if they are flagged', { timeout: propertyTimeout }, () => {
    fc.assert(
      fc.property(brokenSites, ({ site, breaks, style }) => {
        const flagged = breaks.filter((one) => one.flagged !== undefined)
        const text = written(
          withAll(site, flagged, (one) => one.flagged),
          style,
        )
        const { diagnostics, value } = compiled(text)
        expect(errorsIn(diagnostics)).toEqual([])
        const flags = value?.links.flags.map(({ path }) => path.join('/')) ?? []
        // Links in an unused type are not shown anywhere.
        const expected = flagged.filter(({ path }) => path[0] !== 'sectionTypes')
        for (const { path } of expected) expect(flags).toContain(path.join('/'))
      }),
      { numRuns: Math.ceil(runs / 4) },
    )
  })
})
