import { describe, expect, test } from 'vitest'
import { pathKey } from '../../../../src/content/paths.ts'
import { expand } from '../../../../src/content/validate/expand.ts'
import { treeOf } from '../tree.ts'

const text = `sectionTypes:
  head:
    kind: hero
    defaults: { eyebrow: Services, headline: Default }
  odd: { kind: nonsense }
routes:
  - path: /
    sections:
      - { type: head, headline: Own }
      - { type: absent }
      - { type: odd }
      - { type: head, kind: prose }
`
const expandedFrom = (written: string) => expand(treeOf(written), ['hero', 'prose'])
// Asked anew by every test, so that what it runs counts as that of the test.
const sectionsIn = (written: string): unknown[] => sectionsOf(expandedFrom(written).value)
const sectionsOf = (value: unknown): unknown[] => {
  // The shape is that of the texts of these tests.
  const { routes } = value as { routes: { sections: unknown[] }[] }
  return routes[0]?.sections ?? []
}

describe('expand', () => {
  test('completes a section from its type; what it says itself wins, but for its kind', () => {
    const [first, , , last] = sectionsIn(text)
    expect({ ...Object(first) }).toEqual({ kind: 'hero', eyebrow: 'Services', headline: 'Own' })
    expect(last).toMatchObject({ kind: 'hero' })
  })

  test('leaves out sections whose type is no use, and says why', () => {
    const expanded = expandedFrom(text)
    expect(sectionsIn(text).slice(1, 3)).toEqual([null, null])
    expect([...expanded.incomplete]).toEqual([
      pathKey(['routes', 0, 'sections', 1]),
      pathKey(['routes', 0, 'sections', 2]),
    ])
    expect(expanded.diagnostics.map(({ code, path }) => [code, path.join('/')]).sort()).toEqual([
      ['schema/unknown-key', 'routes/0/sections/3/kind'],
      ['section/unknown-kind', 'sectionTypes/odd/kind'],
      ['section/unknown-type', 'routes/0/sections/1/type'],
    ])
  })

  test('remembers where a value comes from', () => {
    const { toSourcePath } = expandedFrom(text)
    const section = ['routes', 0, 'sections', 0]
    const inDefaults = ['sectionTypes', 'head', 'defaults', 'eyebrow']
    expect(toSourcePath([...section, 'eyebrow'])).toEqual(inDefaults)
    const own = ['headline', 'image', 'kind'].map((key) => [...section, key])
    for (const path of [...own, ['company', 'name'], section])
      expect(toSourcePath(path)).toEqual(path)
  })

  test.each([
    '[]',
    '[{ path: / }]',
    '[{ path: /, sections: word }]',
    '[{ path: /, sections: {} }]',
  ])('leaves the routes %s as they are', (written) => {
    const { value, diagnostics } = expandedFrom(`routes: ${written}\nsame: ${written}\n`)
    const { routes, same } = value as Record<string, unknown>
    expect(routes).toEqual(same)
    expect(diagnostics).toEqual([])
  })

  test('leaves a section that has no keys to the schema', () => {
    const odd = text.replace('{ type: absent }', 'word').replace('{ type: odd }', '[word]')
    const { diagnostics, incomplete } = expandedFrom(odd)
    expect(sectionsIn(odd).slice(1, 3)).toEqual(['word', ['word']])
    expect(incomplete.size).toBe(0)
    expect(diagnostics.map(({ code }) => code)).not.toContain('section/unknown-type')
  })

  test('of a section itself, the place is its own, whatever its type calls a default', () => {
    const { toSourcePath } = expandedFrom(text.replace('eyebrow:', 'undefined:'))
    const section = ['routes', 0, 'sections', 0]
    expect(toSourcePath(section)).toEqual(section)
    expect(toSourcePath([...section, 'undefined'])).toContain('sectionTypes')
  })

  test('puts right what a type calls its kind, and leaves the other types alone', () => {
    const typesIn = (written: string) => {
      // The shape is that of the text.
      const { sectionTypes } = expandedFrom(written).value as {
        sectionTypes: Record<string, object>
      }
      return Object.fromEntries(
        Object.entries(sectionTypes).map(([name, type]) => [name, { ...type }]),
      )
    }
    const right = typesIn(text)
    expect(Object.keys(right)).toEqual(['head', 'odd'])
    expect(right.head).toMatchObject({ kind: 'hero' })
    expect(typesIn(text.replace('kind: hero', 'knd: hero'))).toEqual(right)
    expect(expandedFrom('sectionTypes: word\n').value).toMatchObject({ sectionTypes: 'word' })
  })
})
