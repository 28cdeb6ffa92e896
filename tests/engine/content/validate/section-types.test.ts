import { describe, expect, test } from 'vitest'
import type { SpanDiagnostic } from '../../../../src/content/diagnostics/span-diagnostic.ts'
import { expand } from '../../../../src/content/validate/expand.ts'
import { treeOf } from '../tree.ts'

const KINDS = ['hero', 'prose']

/** Code and path of a diagnostic. */
const inShort = ({ code, path }: SpanDiagnostic) => `${code} ${path.join('/')}`

const TYPES = 'sectionTypes:\n  head: { kind: hero }\n  message: { kind: prose }\n'
const site = (sections: readonly string[], types = TYPES): string =>
  `${types}routes:\n  - path: /\n    sections:\n${sections.map((one) => `      - ${one}\n`).join('')}`

const reported = (sections: readonly string[], types?: string) =>
  expand(treeOf(site(sections, types)), KINDS).diagnostics.map(inShort)
const at = (index: number, key = 'type') => `routes/0/sections/${index}/${key}`

describe('a section', () => {
  test.each([
    ['{ type: "" }', `schema/no-value ${at(0)}`],
    ['{ type: " " }', `schema/wrong-type ${at(0)}`],
    ['{ type: { head: 1 } }', `schema/wrong-type ${at(0)}`],
  ])('reports %s: %s', (written, expected) => expect(reported([written])).toEqual([expected]))

  test('gets its defaults although its type key is misspelled', () => {
    const { value, incomplete } = expand(treeOf(site(['{ typ: head }'])), KINDS)
    expect(value).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
    expect(incomplete.size).toBe(0)
  })

  test.each(['sectionTyps: {}\n', 'sectionTypes: none\n'])(
    'has no diagnostic about its type if the types cannot be read: %j',
    (types) =>
      expect(reported(['{ type: head }', '{ headline: x }', '{ type: 7 }'], types)).toEqual([]),
  )

  test('with the name of a kind has that kind, unless a type has that name', () => {
    const kindsIn = (types: string) => expand(treeOf(site(['{ type: prose }'], types)), KINDS).value
    expect(kindsIn(TYPES)).toMatchObject({ routes: [{ sections: [{ kind: 'prose' }] }] })
    const taken = 'sectionTypes:\n  prose: { kind: hero }\n'
    expect(kindsIn(taken)).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
  })

  test('reports the definition if two sections misspell an unused type', () => {
    const twice = ['{ type: haed }', '{ type: haed }']
    const unknown = 'section/unknown-type'
    expect(reported(twice)).toEqual([`${unknown} sectionTypes/head`])
    const others = [`${unknown} ${at(0)}`, `${unknown} ${at(1)}`]
    expect(reported([...twice, '{ type: head }'])).toEqual(others)
  })
})
