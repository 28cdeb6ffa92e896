import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validSite } from '../faults/fixture.ts'
import { compiled, inShort } from './compiled.ts'
import { reformatted, styles } from './reformat.ts'
import { propertyTimeout, runs } from './runs.ts'

/** The result of compiling a text: diagnostics, and the site without source positions of flags. */
function meaning(text: string) {
  const { value, diagnostics } = compiled(text)
  const flags = value?.links.flags.map(({ range: _range, ...flag }) => flag)
  return {
    value: value && { ...value, links: { ...value.links, flags } },
    diagnostics: diagnostics.map(inShort),
  }
}

describe('another style of YAML', () => {
  test('yields the same site', { timeout: propertyTimeout }, () => {
    const meant = meaning(validSite)
    expect(meant.value).toBeDefined()
    fc.assert(
      fc.property(styles, (style) => {
        expect(meaning(reformatted(validSite, style))).toEqual(meant)
      }),
      { numRuns: runs },
    )
  })
})
