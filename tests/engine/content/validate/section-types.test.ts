import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../../src/content/diagnostics/finding.ts'
import { childOf, keySpanAt } from '../../../../src/content/locate.ts'
import { expand } from '../../../../src/content/validate/expand.ts'
import { NamedTypes } from '../../../../src/content/validate/named-types.ts'
import { readTypes, type SectionType } from '../../../../src/content/validate/section-types.ts'
import { treeOf } from '../tree.ts'

const KINDS = ['hero', 'prose']

/** What is read of the types of a site. */
const read = (text: string) => {
  const findings: Finding[] = []
  const { types } = readTypes(treeOf(text), KINDS, findings)
  return { types, findings }
}
/** The one type of a site. @param written as in the file */
const typeFrom = (written: string): SectionType | undefined =>
  read(`sectionTypes:\n  head: ${written}\n`).types.get('head')

const inShort = ({ code, path }: Finding) => [code, path.join('/')]

describe('section types', () => {
  test('that name a kind may have another key beside it', () => {
    const { types, findings } = read('sectionTypes:\n  head: { type: hero, kind: prose }\n')
    expect([types.get('head')?.kind, findings]).toEqual(['prose', []])
  })

  test.each(['company: {}\n', 'sectionTypes: []\n', 'sectionTypes: none\n'])(
    'are none in %j',
    (text) => {
      expect(read(text).types.size).toBe(0)
    },
  )

  test.each(['7', 'true', '[hero]', '{ hero: 1 }', '~'])(
    'whose kind is %s have none, and what it should be is said elsewhere',
    (written) => {
      const { types, findings } = read(`sectionTypes:\n  head: { kind: ${written} }\n`)
      expect(types.get('head')).toMatchObject({ name: 'head', kind: undefined })
      expect(findings).toEqual([])
    },
  )

  test('whose kind is misspelt are told the right one, where it stands', () => {
    const text = 'sectionTypes:\n  head: { kind: heor }\n'
    const { types, findings } = read(text)
    expect(types.get('head')?.kind).toBeUndefined()
    expect(findings.map(inShort)).toEqual([['section/unknown-kind', 'sectionTypes/head/kind']])
    expect(findings[0]?.hint).toContain('"hero"')
    expect(findings[0]?.span.start).toBe(text.indexOf('heor'))
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
    const { types, findings } = read('sectionTypes:\n  head: { type: hero }\n')
    expect(types.get('head')?.kind).toBe('hero')
    expect(findings.map(inShort)).toEqual([['schema/unknown-key', 'sectionTypes/head/type']])
    expect(findings[0]?.message).toContain('"type"')
    expect(findings[0]?.hint).toContain('"kind"')
  })

  test('is not told so if it says the kind as well', () => {
    const { types, findings } = read('sectionTypes:\n  head: { type: prose, kind: hero }\n')
    expect(types.get('head')?.kind).toBe('hero')
    expect(findings).toEqual([])
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
    expect([...types.keys()]).toEqual([name, wellFormed])
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
  note: { kind: prose }
`
const site = (sections: readonly string[], types = TYPES): string =>
  `${types}routes:\n  - path: /\n    sections:\n${sections.map((one) => `      - ${one}\n`).join('')}`

const found = (text: string): readonly Finding[] => expand(treeOf(text), KINDS).findings
const placesIn = (text: string) => found(text).map(inShort)
const section = (index: number, key = 'type') => `routes/0/sections/${index}/${key}`

describe('a section', () => {
  test('whose key for the type is misspelt is completed all the same', () => {
    const { findings, value, incomplete } = expand(treeOf(site(['{ typ: head }'])), KINDS)
    expect(findings.map(inShort)).toEqual([['schema/unknown-key', section(0, 'typ')]])
    expect(findings[0]?.hint).toContain('"type"')
    expect(value).toMatchObject({ routes: [{ sections: [{ kind: 'hero' }] }] })
    expect(incomplete.size).toBe(0)
  })

  test('that names no type is told all that there are', () => {
    const [finding, ...more] = found(site(['{ headline: x }']))
    expect(finding && inShort(finding)).toEqual(['schema/missing-key', section(0)])
    expect(finding?.hint).toContain('head, note')
    expect(more).toEqual([])
  })

  test('that names its kind for its type is told so at that key', () => {
    const text = site(['{ kind: hero }'])
    const [finding, ...more] = found(text)
    expect(finding && inShort(finding)).toEqual(['schema/unknown-key', section(0, 'kind')])
    expect(finding?.span).toEqual(keySpanAt(treeOf(text), ['routes', 0, 'sections', 0, 'kind']))
    expect(more).toEqual([])
  })

  test('says nothing of its type where there are no types at all', () => {
    expect(placesIn(site(['{ type: head }', '{ headline: x }', '{ type: 7 }'], ''))).toEqual([])
  })

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
    const [finding] = found(text)
    expect(finding?.message).toContain('"type"')
    expect(finding?.span.start).toBe(text.indexOf('type:'))
  })

  test('that names a kind is told the types of that kind', () => {
    const [finding] = found(site(['{ type: prose }']))
    expect(finding?.code).toBe('section/unknown-type')
    expect(finding?.hint).toContain('"note"')
    expect(finding?.hint).not.toContain('head')
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
