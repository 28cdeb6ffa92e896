import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PartCache } from '../../../../src/content/cache.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import type { Path } from '../../../../src/content/model.ts'
import { parseDocument } from '../../../../src/content/parse/document.ts'
import { applyEdits, type Change, edit, invertEdits } from '../../../../src/studio/edit/index.ts'
import { validSite } from '../../faults/fixture.ts'
import { type Json, valueAt } from '../../properties/generated/json.ts'
import { reformatted, styles } from '../../properties/reformat.ts'
import { propertyTimeout, runs } from '../../properties/runs.ts'
import { changeOf, meant, TEXTS } from './changes.ts'
import { documentOf } from './documents.ts'
import { wrongLines } from './other-lines.ts'
import { Dice } from './seeded-random.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

/** Applies a change. Checks that its splices are ordered, result in the text and can be inverted. */
function edited(text: string, change: Change): string {
  const result = edit(text, change)
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.diagnostics)}`)
  expect(applyEdits(text, result.splices)).toBe(result.text)
  expect(applyEdits(result.text, invertEdits(text, result.splices))).toBe(text)
  for (const [index, { from, to }] of result.splices.entries()) {
    expect(from).toBeLessThanOrEqual(to)
    expect(from).toBeGreaterThanOrEqual(result.splices[index - 1]?.to ?? 0)
  }
  return result.text
}

describe('random changes of random documents', () => {
  test('parse to the intended data, keep all other bytes and can be undone exactly', {
    timeout: propertyTimeout,
  }, () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        const text = documentOf(seed)
        const data: Json = parse(text)
        const change = changeOf(new Dice(other), data)
        if (!change) return
        const gone = edit(text, { ...change, at: ['gone', ...change.at] })
        expect(gone).toMatchObject({ ok: false, diagnostics: [{ code: 'edit/no-place' }] })
        const after = edited(text, change)
        expect(parse(after)).toEqual(meant(data, change))
        expect(wrongLines(text, after, change, data)).toEqual([])
        expect(after.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'))
        if (!/(?<!\r)\n/.test(text) && text.includes('\n')) expect(after).not.toMatch(/(?<!\r)\n/)
      }),
      {
        numRuns: runs * 40,
        examples: [
          [1413334830, 1981597158],
          [612366453, 524788728],
        ],
      },
    )
  })
})

describe('random changes of a site', () => {
  const files = ['site.yaml', 'tests/example/site.yaml'].map((file) => readFileSync(file, 'utf8'))
  const sites = fc.oneof(
    { arbitrary: fc.constantFrom(...files), weight: 1 },
    { arbitrary: styles.map((style) => reformatted(validSite, style)), weight: 3 },
  )
  const memory = new PartCache()
  const plain = (text: string) => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  /** Data of a text, as the compiler parses it. */
  const read = (text: string): Json => {
    const { tree, syntaxErrors } = parseDocument(createSource('site.yaml', plain(text)), memory)
    expect(syntaxErrors).toEqual([])
    // Trees contain only JSON values.
    return JSON.parse(JSON.stringify(tree?.data ?? null)) as Json
  }

  test('parse to the intended data', { timeout: propertyTimeout }, () => {
    fc.assert(
      fc.property(sites, seeds, (text, seed) => {
        const data = read(text)
        const change = changeOf(new Dice(seed), data)
        if (change)
          expect(read(edited(text, change))).toEqual(
            JSON.parse(JSON.stringify(meant(data, change))),
          )
      }),
      { numRuns: Math.ceil(runs / 2) },
    )
  })
})

describe('texts survive a round trip', () => {
  test.each<[text: string, at: Path]>([
    ['a: x\n', ['a']],
    ['a: "x"\n', ['a']],
    ["a: 'x' # note\n", ['a']],
    ['a: |-\n  x\n', ['a']],
    ['a: >\n  x\n', ['a']],
    ['a:\n', ['a']],
    ['a: { a: x }\n', ['a', 'a']],
    ['a:\n  - x', ['a', 0]],
    ['a: [x, "y"]\n', ['a', 0]],
  ])('in %j', (text, at) => {
    const texts = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary' }), fc.string())
    fc.assert(
      fc.property(texts, (value) => {
        expect(valueAt(parse(edited(text, { do: 'set', at, value })), at)).toBe(value)
      }),
      { numRuns: runs },
    )
  })

  test('also with YAML 1.1, without diagnostics', () => {
    for (const value of TEXTS.filter((text) => !/[\0\u2028]|\r/.test(text))) {
      const after = edited('a: x\n', { do: 'set', at: ['a'], value })
      expect(parse(after, { version: '1.1' })).toEqual({ a: value })
      expect(parseDocument(createSource('site.yaml', after)).diagnostics).toEqual([])
    }
  })
})
