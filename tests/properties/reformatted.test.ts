import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readPublicFiles } from '../../src/build/public-files.ts'
import type { PublicFiles } from '../../src/model.ts'
import { publicFiles, validSite } from '../faults/fixture.ts'
import { compiled, inShort } from './compiled.ts'
import { reformatted, styles } from './reformat.ts'
import { patience, runs } from './runs.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What a text means: its findings, and its value without the places of its flags in the file. */
function meaning(text: string, files: PublicFiles) {
  const { value, diagnostics } = compiled(text, files)
  const flags = value?.links.flags.map(({ range: _range, ...flag }) => flag)
  return {
    value: value && { ...value, links: { ...value.links, flags } },
    diagnostics: diagnostics.map(inShort),
  }
}

function keepsItsMeaning(text: string, files: PublicFiles, numRuns: number) {
  const meant = meaning(text, files)
  expect(meant.value).toBeDefined()
  fc.assert(
    fc.property(styles, (style) => {
      const written = reformatted(text, style)
      // Deep inside of braces the library folds some long texts wrongly as it writes them.
      fc.pre(isDeepStrictEqual(parse(written), parse(text)))
      expect(meaning(written, files)).toEqual(meant)
    }),
    { numRuns },
  )
}

describe('written in another style of YAML', () => {
  test('the valid site is the same site', { timeout: patience }, () => {
    keepsItsMeaning(validSite, publicFiles, runs)
  })

  test('the site of this project is the same site', { timeout: patience }, () => {
    const site = readFileSync(join(ROOT, 'site.yaml'), 'utf8')
    keepsItsMeaning(site, readPublicFiles(join(ROOT, 'public')), Math.ceil(runs / 20))
  })

  test('changing a single word makes it another site', () => {
    const changed = validSite.replace('Design\n', 'Draw\n')
    expect(meaning(changed, publicFiles).value).not.toEqual(meaning(validSite, publicFiles).value)
  })
})
