import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { parseDocument } from '../../../../src/content/parse/document.ts'
import { parseParts } from '../../../../src/content/parse/parts/parse-parts.ts'
import { PartCache } from '../../../../src/content/parse/parts/part-cache.ts'
import { type Part, splitIntoParts } from '../../../../src/content/parse/parts/split.ts'
import { validSite } from '../../faults/fixture.ts'
import { gentle } from '../../properties/edits.ts'
import { reformatted, styles } from '../../properties/reformat.ts'
import { patience, runs } from '../../properties/runs.ts'
import { excerpts, mutations, texts } from '../../properties/texts.ts'

/** As `read` hands texts on: without the line ends of Windows. */
const asRead = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

/** The texts whose parts, with what is remembered of those before, give something else than reading them at once. */
function different(all: readonly string[], memory = new PartCache()): string[] {
  return all.map(asRead).filter((text) => {
    const source = createSource('site.yaml', text)
    const inParts = parseDocument(source, memory)
    return JSON.stringify(listed(inParts)) !== JSON.stringify(listed(parseDocument(source)))
  })
}

/** With maps as lists, which would all be the same for JSON, and properties in the same order. */
const listed = (value: unknown): unknown => {
  if (value instanceof Map) return [...value].map(listed)
  if (Array.isArray(value)) return value.map(listed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, one]) => (one === undefined ? [] : [[key, listed(one)]])),
  )
}

describe('reading in parts gives what reading at once gives', () => {
  test('of the valid site, however it is written', { timeout: patience }, () => {
    fc.assert(
      fc.property(styles, (style) => {
        expect(different([reformatted(validSite, style)])).toEqual([])
      }),
      { numRuns: Math.ceil(runs / 2) },
    )
  })

  test('of one text after another while somebody edits', { timeout: patience }, () => {
    const step = fc.oneof({ weight: 4, arbitrary: gentle }, mutations, texts)
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        expect(different([validSite, ...steps, validSite])).toEqual([])
      }),
      { numRuns: Math.ceil(runs / 2) },
    )
  })

  test('of a few lines, and of them a little later', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.array(excerpts, { minLength: 1, maxLength: 4 }), (all) => {
        expect(different(all)).toEqual([])
      }),
      { numRuns: runs * 10 },
    )
  })

  test('of lines that stand further left than what they belong to', () => {
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
    expect(different(texts)).toEqual([])
  })

  test('of a line at the margin in any place', () => {
    const lines =
      'a:\n  - x: 1\n    y: 2\n  - z: 3\nb:\n  c: 4\n  d:\n  - 5\ngone:\n  - /e\nf: 6\n'.split('\n')
    const strays = ['"k": 1', 'some words', '- x', '...', '---', '%Y', '? k', 'k: 1', '}', 'a: 1']
    const texts = strays.flatMap((stray) =>
      lines.map((_, at) => lines.toSpliced(at, 0, stray).join('\n')),
    )
    expect(different(texts)).toEqual([])
  })
})

describe('what is remembered', () => {
  const source = asRead(validSite)
  const later = source.replace('\nroutes:', '\n# a message\n\nroutes:')

  test('is used: parts of a text that was read before are not read again', () => {
    const memory = new PartCache()
    const [before, after] = [source, later].map((text) => memory.read(splitIntoParts(text) ?? []))
    expect(before?.length).toBeGreaterThan(10)
    const kept = after?.filter(({ read }) => before?.some((one) => one.read === read))
    expect(kept?.length).toBeGreaterThanOrEqual((before?.length ?? 0) - 1)
  })

  test('covers the valid site: it need not be read at once, nor its pages together', () => {
    expect(parseParts(source, new PartCache())).toHaveProperty('tree')
    expect(splitIntoParts(source)?.filter(({ key }) => key === 'routes')).toHaveLength(4)
  })

  test('is told from what is wrong: parts that stay where they were', () => {
    class Forgetful extends PartCache {
      readonly #first = new Map<string, ReturnType<PartCache['read']>[number]>()

      override read(parts: readonly Part[]) {
        return super.read(parts).map((one, index) => {
          const text = parts[index]?.text ?? ''
          const first = this.#first.get(text) ?? one
          this.#first.set(text, first)
          return first
        })
      }
    }
    expect(different([source, later], new Forgetful())).toEqual([later])
  })
})

describe('lines that look like items, and are none', () => {
  test.for([
    'a: |\n text\n - k: v\n',
    'a: | # b:\n  - k: v\n',
    'a: "x b:\n  - k: v"\n',
    // Parts that are written alike, together with their keys.
    'a-:\n - k: v\na:\n- - k: v\n',
    'a-a:\n - k: v\na: - k: v\n',
  ])('%j', (text) => {
    expect(different([text])).toEqual([])
  })
})
