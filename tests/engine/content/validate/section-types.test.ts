import { describe, expect, test } from 'vitest'
import type { SpanDiagnostic } from '../../../../src/content/diagnostics/span-diagnostic.ts'
import { getChild } from '../../../../src/content/locate.ts'
import { expand } from '../../../../src/content/validate/expand.ts'
import { SectionTypeLookup } from '../../../../src/content/validate/section-type-lookup.ts'
import {
  parseSectionTypes,
  type SectionType,
} from '../../../../src/content/validate/section-types.ts'
import { treeOf } from '../tree.ts'

const KINDS = ['hero', 'prose']

/** What is said: code and place. */
const inShort = ({ code, path }: SpanDiagnostic) => `${code} ${path.join('/')}`

/** What is read of the types of a site, and what is said of them. */
const read = (text: string) => {
  const diagnostics: SpanDiagnostic[] = []
  const { types } = parseSectionTypes(treeOf(text), KINDS, diagnostics)
  return { types, said: diagnostics.map(inShort) }
}

describe('a section type', () => {
  const UNKNOWN = 'section/unknown-kind sectionTypes/head/kind'
  test.for<readonly [written: string, type: Partial<SectionType>, said?: string]>([
    ['{ kind: hero }', { kind: 'hero', defaults: {}, uncertain: false }],
    [
      '{ kind: hero, about: x, defaults: { a: b }, counts: {} }',
      { kind: 'hero', uncertain: false },
    ],
    // What a kind should be that is no word is said elsewhere.
    ...['7', 'true', '[hero]', '{ hero: 1 }', '~'].map(
      (kind) => [`{ kind: ${kind} }`, { name: 'head', kind: undefined }] as const,
    ),
    ...['[a]', '7', 'none'].map(
      (defaults) =>
        [`{ kind: hero, defaults: ${defaults} }`, { kind: undefined, defaults: {} }] as const,
    ),
    ['{ kind: heor }', { kind: undefined }, UNKNOWN],
    ['{ type: hero }', { kind: 'hero' }, 'schema/unknown-key sectionTypes/head/type'],
    ['{ type: hero, kind: prose }', { kind: 'prose' }],
    // The defaults may be lost in a key that is not known.
    ['{ kind: hero, defualts: { headline: x } }', { kind: 'hero', uncertain: true }],
    ['{ zzqxv: 1 }', { uncertain: true }],
    ['hero', { kind: undefined, uncertain: false }],
  ])('%s', ([written, type, said]) => {
    const found = read(`sectionTypes:\n  head: ${written}\n`)
    expect(found.types.get('head')).toMatchObject(type)
    expect(found.said).toEqual(said ? [said] : [])
  })

  test.each(['company: {}\n', 'sectionTypes: []\n', 'sectionTypes: none\n'])(
    'is one of the kinds alone in %j',
    (text) => expect([...read(text).types.keys()]).toEqual(KINDS),
  )

  test.each([
    ['Page  Head', 'page-head'],
    ['_head', 'head'],
    ['head!', 'head'],
    ['_Page Head_', 'page-head'],
  ])('%j may be named %s', (name, wellFormed) => {
    const { types } = read(`sectionTypes:\n  ${name}: { kind: hero }\n`)
    expect([...types.keys()]).toEqual([name, wellFormed, ...KINDS])
    expect(types.get(wellFormed)?.name).toBe(name)
  })

  test('keeps its name where another may be named so', () => {
    const { types } = read('sectionTypes:\n  head: { kind: hero }\n  Head: { kind: prose }\n')
    expect(types.get('head')).toMatchObject({ name: 'head', kind: 'hero' })
    expect(types.get('Head')?.kind).toBe('prose')
  })
})

const TYPES = 'sectionTypes:\n  head: { kind: hero }\n  message: { kind: prose }\n'
const site = (sections: readonly string[], types = TYPES): string =>
  `${types}routes:\n  - path: /\n    sections:\n${sections.map((one) => `      - ${one}\n`).join('')}`

const said = (sections: readonly string[], types?: string) =>
  expand(treeOf(site(sections, types)), KINDS).diagnostics.map(inShort)
const at = (index: number, key = 'type') => `routes/0/sections/${index}/${key}`

describe('a section', () => {
  test.each([
    ['{ type: "" }', `schema/no-value ${at(0)}`],
    ['{ type: " " }', `schema/wrong-type ${at(0)}`],
    ['{ type: { head: 1 } }', `schema/wrong-type ${at(0)}`],
  ])('%s is told: %s', (written, expected) => expect(said([written])).toEqual([expected]))

  test('whose key for the type is misspelt is completed all the same', () => {
    const { value, incomplete } = expand(treeOf(site(['{ typ: head }'])), KINDS)
    expect(value).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
    expect(incomplete.size).toBe(0)
  })

  test.each(['sectionTyps: {}\n', 'sectionTypes: none\n'])(
    'says nothing of its type where the types are lost: %j',
    (types) =>
      expect(said(['{ type: head }', '{ headline: x }', '{ type: 7 }'], types)).toEqual([]),
  )

  test('that names a kind is of that kind, unless a type has its name', () => {
    const kindsIn = (types: string) => expand(treeOf(site(['{ type: prose }'], types)), KINDS).value
    expect(kindsIn(TYPES)).toMatchObject({ routes: [{ sections: [{ kind: 'prose' }] }] })
    const taken = 'sectionTypes:\n  prose: { kind: hero }\n'
    expect(kindsIn(taken)).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
  })

  test.each([
    ['{ typ: head }', 'typ'],
    ['{ type: zzqxv }', 'type'],
    ['{ headline: x }', 'type'],
  ])('%s names its type by the key %s', (written, key) => {
    const root = treeOf(`${TYPES}one: ${written}\n`)
    const one = getChild(root, 'one')
    if (one?.kind !== 'map') throw new Error('This is no map.')
    const { types } = parseSectionTypes(root, KINDS, [])
    expect(new SectionTypeLookup(root, types).find(one, ['one']).key).toBe(key)
  })

  test('reports the definition if two sections misspell an unused type', () => {
    const twice = ['{ type: haed }', '{ type: haed }']
    const unknown = 'section/unknown-type'
    expect(said(twice)).toEqual([`${unknown} sectionTypes/head`])
    const others = [`${unknown} ${at(0)}`, `${unknown} ${at(1)}`]
    expect(said([...twice, '{ type: head }'])).toEqual(others)
  })
})
