import { describe, expect, test } from 'vitest'
import type { SpanDiagnostic } from '../../../../src/content/diagnostics/span-diagnostic.ts'
import { childOf, keySpanAt } from '../../../../src/content/locate.ts'
import { expand } from '../../../../src/content/validate/expand.ts'
import { NamedTypes } from '../../../../src/content/validate/named-types.ts'
import { readTypes, type SectionType } from '../../../../src/content/validate/section-types.ts'
import { treeOf } from '../tree.ts'

const KINDS = ['hero', 'prose']

/** What is read of the types of a site. */
const read = (text: string) => {
  const diagnostics: SpanDiagnostic[] = []
  const { types } = readTypes(treeOf(text), KINDS, diagnostics)
  return { types, diagnostics }
}
/** The one type of a site. @param written as in the file */
const typeFrom = (written: string): SectionType | undefined =>
  read(`sectionTypes:\n  head: ${written}\n`).types.get('head')

const inShort = ({ code, path }: SpanDiagnostic) => [code, path.join('/')]

describe('section types', () => {
  test('that name a kind may have another key beside it', () => {
    const { types, diagnostics } = read('sectionTypes:\n  head: { type: hero, kind: prose }\n')
    expect([types.get('head')?.kind, diagnostics]).toEqual(['prose', []])
  })

  test.each(['company: {}\n', 'sectionTypes: []\n', 'sectionTypes: none\n'])(
    'are the kinds alone in %j',
    (text) => {
      expect([...read(text).types.keys()]).toEqual(KINDS)
    },
  )

  test.each(['7', 'true', '[hero]', '{ hero: 1 }', '~'])(
    'whose kind is %s have none, and what it should be is said elsewhere',
    (written) => {
      const { types, diagnostics } = read(`sectionTypes:\n  head: { kind: ${written} }\n`)
      expect(types.get('head')).toMatchObject({ name: 'head', kind: undefined })
      expect(diagnostics).toEqual([])
    },
  )

  test('whose kind is misspelt are told the right one, where it stands', () => {
    const text = 'sectionTypes:\n  head: { kind: heor }\n'
    const { types, diagnostics } = read(text)
    expect(types.get('head')?.kind).toBeUndefined()
    expect(diagnostics.map(inShort)).toEqual([['section/unknown-kind', 'sectionTypes/head/kind']])
    expect(diagnostics[0]?.hint).toContain('"hero"')
    expect(diagnostics[0]?.span.start).toBe(text.indexOf('heor'))
  })

  test.each(['[a]', '7', 'none'])('cannot complete a section with the defaults %s', (written) => {
    expect(typeFrom(`{ kind: hero, defaults: ${written} }`)).toMatchObject({
      kind: undefined,
      defaults: {},
    })
  })

  test('can without defaults', () => {
    expect(typeFrom('{ kind: hero }')).toMatchObject({ kind: 'hero', defaults: {} })
  })

  test.each([
    ['{ kind: hero, about: x, defaults: {}, counts: {} }', false],
    ['{ kind: hero, defualts: { headline: x } }', true],
    ['{ zzqxv: 1 }', true],
    ['hero', false],
  ])('%s: the defaults may be lost in a key that is not known: %s', (written, doubtful) => {
    expect(typeFrom(written)?.doubtful).toBe(doubtful)
  })
})

describe('a type that says type for kind', () => {
  test('is told so, and is of that kind', () => {
    const { types, diagnostics } = read('sectionTypes:\n  head: { type: hero }\n')
    expect(types.get('head')?.kind).toBe('hero')
    expect(diagnostics.map(inShort)).toEqual([['schema/unknown-key', 'sectionTypes/head/type']])
    expect(diagnostics[0]?.message).toContain('"type"')
    expect(diagnostics[0]?.hint).toContain('"kind"')
  })

  test('is not told so if it says the kind as well', () => {
    const { types, diagnostics } = read('sectionTypes:\n  head: { type: prose, kind: hero }\n')
    expect(types.get('head')?.kind).toBe('hero')
    expect(diagnostics).toEqual([])
  })
})

describe('the name of a type', () => {
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

  test('stays with the type that has it', () => {
    const { types } = read('sectionTypes:\n  head: { kind: hero }\n  Head: { kind: prose }\n')
    expect(types.get('head')).toMatchObject({ name: 'head', kind: 'hero' })
    expect(types.get('Head')?.kind).toBe('prose')
  })
})

const TYPES = `sectionTypes:
  head: { kind: hero }
  message: { kind: prose }
`
const site = (sections: readonly string[], types = TYPES): string =>
  `${types}routes:\n  - path: /\n    sections:\n${sections.map((one) => `      - ${one}\n`).join('')}`

const found = (text: string): readonly SpanDiagnostic[] => expand(treeOf(text), KINDS).diagnostics
const placesIn = (text: string) => found(text).map(inShort)
const section = (index: number, key = 'type') => `routes/0/sections/${index}/${key}`

describe('a section', () => {
  test('whose key for the type is misspelt is completed all the same', () => {
    const { diagnostics, value, incomplete } = expand(treeOf(site(['{ typ: head }'])), KINDS)
    expect(diagnostics.map(inShort)).toEqual([['schema/unknown-key', section(0, 'typ')]])
    expect(diagnostics[0]?.hint).toContain('"type"')
    expect(value).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
    expect(incomplete.size).toBe(0)
  })

  test('that names no type is told all that there are', () => {
    const [diagnostic, ...more] = found(site(['{ headline: x }']))
    expect(diagnostic && inShort(diagnostic)).toEqual(['schema/missing-key', section(0)])
    expect(diagnostic?.hint).toContain('head, message')
    expect(more).toEqual([])
  })

  test('that names its kind for its type is told so at that key', () => {
    const text = site(['{ kind: hero }'])
    const [diagnostic, ...more] = found(text)
    expect(diagnostic && inShort(diagnostic)).toEqual(['schema/unknown-key', section(0, 'kind')])
    expect(diagnostic?.span).toEqual(keySpanAt(treeOf(text), ['routes', 0, 'sections', 0, 'kind']))
    expect(more).toEqual([])
  })

  test.each(['sectionTyps: {}\n', 'sectionTypes: none\n'])(
    'says nothing of its type where the types are lost: %j',
    (types) => {
      expect(placesIn(site(['{ type: head }', '{ headline: x }', '{ type: 7 }'], types))).toEqual(
        [],
      )
    },
  )

  test.each([
    ['""', 'schema/no-value'],
    ['~', 'schema/no-value'],
    ['" "', 'schema/wrong-type'],
    ['7', 'schema/wrong-type'],
    ['[head]', 'schema/wrong-type'],
    ['{ head: 1 }', 'schema/wrong-type'],
    ['zzqxv', 'section/unknown-type'],
  ])('of the type %s: %s', (written, code) => {
    expect(placesIn(site([`{ type: ${written} }`]))).toEqual([[code, section(0)]])
  })

  test('without a name behind its key is told which key', () => {
    const text = site(['type:'])
    const [diagnostic] = found(text)
    expect(diagnostic?.message).toContain('"type"')
    expect(diagnostic?.span.start).toBe(text.indexOf('type:'))
  })

  test('that names a kind is of that kind, unless a type has its name', () => {
    const kindsIn = (types: string) => expand(treeOf(site(['{ type: prose }'], types)), KINDS).value
    expect(kindsIn(TYPES)).toMatchObject({ routes: [{ sections: [{ kind: 'prose' }] }] })
    const taken = 'sectionTypes:\n  prose: { kind: hero }\n'
    expect(kindsIn(taken)).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
  })

  test.each([
    ['{ type: head }', 'type'],
    ['{ typ: head }', 'typ'],
    ['{ type: zzqxv }', 'type'],
    ['{ headline: x }', 'type'],
  ])('%s names its type by the key %s', (written, key) => {
    const root = treeOf(`${TYPES}one: ${written}\n`)
    const one = childOf(root, 'one')
    if (one?.kind !== 'map') throw new Error('This is no map.')
    const { types } = readTypes(root, KINDS, [])
    expect(new NamedTypes(root, types).by(one, ['one']).key).toBe(key)
  })
})

describe('a type that several sections misspell in the same way', () => {
  const twice = ['{ type: haed }', '{ type: haed }']

  test('is itself misspelt, if nobody names it', () => {
    expect(placesIn(site(twice))).toEqual([['section/unknown-type', 'sectionTypes/head']])
  })

  test('is right, if another section names it', () => {
    expect(placesIn(site([...twice, '{ type: head }']))).toEqual([
      ['section/unknown-type', section(0)],
      ['section/unknown-type', section(1)],
    ])
  })
})
