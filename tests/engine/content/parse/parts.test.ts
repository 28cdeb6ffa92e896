/** Compares two functions of the parser, which must give the same result. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PartCache } from '../../../../src/content/cache.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { parseDocument, parseWhole } from '../../../../src/content/parse/document.ts'
import type { Part } from '../../../../src/content/parse/parts/split.ts'
import { validSite } from '../../faults/fixture.ts'
import { gentle } from '../../properties/edits.ts'
import { reformatted, styles } from '../../properties/reformat.ts'
import { propertyTimeout, runs } from '../../properties/runs.ts'
import { excerpts, mutations, texts } from '../../properties/texts.ts'

const normalize = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

/**
 * Returns the texts whose result differs from that of the whole text. With syntax errors only their presence counts,
 * because parsing in parts finds the errors of each part.
 */
function findDifferent(texts: readonly string[], cache = new PartCache()): string[] {
  return texts.map(normalize).filter((text) => {
    const source = createSource('site.yaml', text)
    const [parts, whole] = [parseDocument(source, cache), parseWhole(source)]
    if (parts.syntaxErrors.length > 0) return whole.syntaxErrors.length === 0
    return JSON.stringify(toLists(parts)) !== JSON.stringify(toLists(whole))
  })
}

/** Turns maps into lists, which JSON can compare, and sorts properties. */
const toLists = (value: unknown): unknown => {
  if (value instanceof Map) return [...value].map(toLists)
  if (Array.isArray(value)) return value.map(toLists)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, one]) => (one === undefined ? [] : [[key, toLists(one)]])),
  )
}

describe('parsing in parts gives the same as parsing the whole text', () => {
  test('for any style of the valid site', { timeout: propertyTimeout }, () => {
    fc.assert(
      fc.property(styles, (style) => {
        expect(findDifferent([reformatted(validSite, style)])).toEqual([])
      }),
      { numRuns: Math.ceil(runs / 2) },
    )
  })

  test('for a sequence of edits', { timeout: propertyTimeout }, () => {
    const step = fc.oneof({ weight: 4, arbitrary: gentle }, mutations, texts)
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        expect(findDifferent([validSite, ...steps, validSite])).toEqual([])
      }),
      { numRuns: Math.ceil(runs / 2) },
    )
  })

  test('for excerpts', { timeout: propertyTimeout }, () => {
    fc.assert(
      fc.property(fc.array(excerpts, { minLength: 1, maxLength: 4 }), (all) => {
        expect(findDifferent(all)).toEqual([])
      }),
      { numRuns: runs * 10 },
    )
  })

  test('for lines to the left of their group', () => {
    const texts = [
      'a: "x\ny"\nb: 1\n',
      'a: [1,\n2]\nb: 1\n',
      'a: {\n}\nb: 1\n',
      'a: |\n text\n# message\nb: |+\n more\n\n\nc: 1\n',
      'a:\n- x: 1\n- y: 2\nb:\n  - z: |\n      - not an item\n  - y: >-\n     text\n',
      'a:\n  - x: 1\n - y: 2\n',
      'a:\n    - x: 1\n  - y: 2\n',
      'a:\n  - x: 1\n    y:\n  - z: 2\n  # after\n# far\n',
      'a: &name 1\nb: *name\n',
      'a: 1\na: 2\n',
      'a:\n  - x: 1\na:\n  - x: 1\n',
      'a: 1\n---\nb: 2\n',
      'a: 1\n...\n',
      '%YAML 1.1\n---\na: yes\n',
      '? a\n: 1\n',
      'null: 1\nb: 2\n',
      'a: 1\n- b\n',
      'a:\n  b: 1\n  - c\n',
      'a:\n  - - b: 1\n    - c\n  - d: 1\n',
      'a:\n  -\n    b: 1\n  -\n',
      '# only a message\n',
      'a',
      'a:',
      'a:\n  -',
      '  a: 1\nb:\n  - c: 1\n',
    ]
    expect(findDifferent(texts)).toEqual([])
  })

  test('for an unindented line anywhere', () => {
    const lines =
      'a:\n  - x: 1\n    y: 2\n  - z: 3\nb:\n  c: 4\n  d:\n  - 5\ngone:\n  - /e\nf: 6\n'.split('\n')
    const strays = ['"k": 1', 'some words', '- x', '...', '---', '%Y', '? k', 'k: 1', '}', 'a: 1']
    const texts = strays.flatMap((stray) =>
      lines.map((_, at) => lines.toSpliced(at, 0, stray).join('\n')),
    )
    expect(findDifferent(texts)).toEqual([])
  })
})

describe('the cache', () => {
  const source = normalize(validSite)
  const later = source.replace('\nroutes:', '\n# a message\n\nroutes:')

  test('the comparison detects parts at a wrong position', () => {
    class Forgetful extends PartCache {
      readonly #first = new Map<string, ReturnType<PartCache['parse']>[number]>()

      override parse(parts: readonly Part[]) {
        return super.parse(parts).map((one, index) => {
          const text = parts[index]?.text ?? ''
          const first = this.#first.get(text) ?? one
          this.#first.set(text, first)
          return first
        })
      }
    }
    expect(findDifferent([source, later], new Forgetful())).toEqual([later])
  })
})

describe('text lines that start with a hyphen', () => {
  test.for([
    'a: |\n text\n - k: v\n',
    'a: | # b:\n  - k: v\n',
    'a: "x b:\n  - k: v"\n',
    // Different parts with the same characters.
    'a-:\n - k: v\na:\n- - k: v\n',
    'a-a:\n - k: v\na: - k: v\n',
  ])('%j', (text) => {
    expect(findDifferent([text])).toEqual([])
  })
})
