import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { childOf } from '../../../src/compiler/locate.ts'
import { withoutUnions } from '../../../src/compiler/validate/unions.ts'
import { misnamed } from '../../../src/compiler/validate/unknown-keys.ts'
import type { Path } from '../../../src/model.ts'
import { validSite } from '../../faults/fixture.ts'
import type { Change } from '../changed.ts'
import { treeOf } from '../tree.ts'
import { foundIn } from './found.ts'

/** The one finding there is. */
function only(...changes: readonly Change[]) {
  const [one, ...others] = foundIn(...changes)
  expect(others).toEqual([])
  if (!one) throw new Error('Nothing is found.')
  return one
}

test('nothing is wrong with the valid site', () => {
  expect(foundIn()).toEqual([])
})

describe('the keys that a hint names', () => {
  const UNKNOWN = 'zzqxv: 1\n'
  test('of a section begin with its type, not with its kind', () => {
    const { path, hint } = only(['        intro: "More', '        zzqxv: "More'])
    expect(path).toBe('routes/0/sections/0/zzqxv')
    expect(hint).toMatch(/: type, id, headline/)
    expect(hint).not.toContain('kind')
  })
  test('of a section type include its kind', () => {
    const { path, hint } = only(['    kind: prose\n', `    kind: prose\n    ${UNKNOWN}`])
    expect(path).toBe('sectionTypes/note/zzqxv')
    expect(hint).toMatch(/: kind, about, defaults, promises\.$/)
  })
  test.each<[string, Change, string, RegExp]>([
    [
      'a section',
      ['      - type: tiles', '      - tiles\n      - type: tiles'],
      'routes/0/sections/2',
      /: type\.$/,
    ],
    [
      'an entry of its list',
      ['          - title: Deliver\n', '          - Deliver\n'],
      'routes/0/sections/1/steps/2',
      /: title, text\.$/,
    ],
    [
      'a part of a panel called sections',
      [
        '    services:\n      label: Services\n',
        `    sections:
      label: Sections
      groups: [{ title: More, links: [{ label: Home, to: / }] }]
      aside: word
    services:
      label: Services
`,
      ],
      'navigation/panels/sections/aside',
      /: title, text, action\.$/,
    ],
  ])('are those of %s where a word stands for it', (_, change, path, hint) => {
    expect(only(change)).toMatchObject({
      code: 'schema/wrong-type',
      path,
      hint: expect.stringMatching(hint),
    })
  })
  test('of defaults are looked for beside what stands in the defaults, not in the section', () => {
    const found = foundIn(
      ['      eyebrow: Services\n', '      eyebrw: Services\n'],
      ['        headline: DevOps\n', '        headline: DevOps\n        eyebrow: Own\n'],
    )
    expect(new Set(found.map(({ path, hint }) => `${path} ${hint}`))).toEqual(
      new Set(['sectionTypes/service-head/defaults/eyebrw Did you mean "eyebrow"?']),
    )
  })
})

describe('a missing key', () => {
  test('comes with what it is for', () => {
    const company = validSite.slice(validSite.indexOf('company:'), validSite.indexOf('theme:'))
    expect(only([company, ''])).toMatchObject({
      code: 'schema/missing-key',
      path: 'company',
      hint: expect.stringContaining('Who the site speaks for'),
    })
  })
  test('comes with the kinds there are, where it is the kind of a section type', () => {
    const { marked, hint } = only(['    kind: prose\n', ''])
    expect(marked).toBe('note')
    expect(hint).toMatch(/hero.+prose.+case-study/)
  })
  test('comes with what it is for below something that is called a kind', () => {
    const support = 'support: { value: "24/7", label: Support }'
    const { path, hint } = only([support, `${support}\n    kind: { value: "1" }`])
    expect(path).toBe('figures/home/kind/label')
    expect(hint).toContain('What the figure counts')
  })
})

describe('a name', () => {
  test('of another form is said with the rule and with a form that fits, at the name', () => {
    expect(only(['    support: {', '    Sup Port: {'])).toMatchObject({
      code: 'schema/format',
      path: 'figures/home/Sup Port',
      marked: 'Sup Port',
      message: expect.stringContaining('small letters'),
      hint: 'Did you mean "sup-port"?',
    })
  })
  test.each<[string, Change, string, string]>([
    ['the key without a value', ['name: Plank & Peg', 'name:'], 'company/name', '"name"'],
    ['the list of an entry', ['- { panel: services }', '- 7'], 'navigation/bar/1', '"bar"'],
  ])('in a message is that of %s', (_, change, path, name) => {
    const found = only(change)
    expect(found.path).toBe(path)
    expect(found.message).toContain(name)
  })
})

describe('what is marked', () => {
  test.each<[string, Change, string, string]>([
    ['a bracket', ['name: Plank & Peg', 'name: [Plank]'], 'yaml/special-start', '[Plank]'],
    ['a brace', ['name: Plank & Peg', 'name: {Plank}'], 'yaml/special-start', '{Plank}'],
    [
      'where a space is missing',
      ['action: { label: How we work, to: /#process }', 'action: label:x'],
      'yaml/missing-colon',
      'label:x',
    ],
    ['a colon', ['All Rights Reserved', 'All: Rights'], 'yaml/colon-in-text', ': Rights'],
  ])('is the first sign: %s', (_, change, code, rest) => {
    expect(only(change)).toMatchObject({ code, marked: rest.charAt(0), rest })
  })
  test('is all of a value otherwise', () => {
    expect(only(['    - All Rights Reserved', '    - 12345']).marked).toBe('12345')
    expect(only(['  light:\n    paper: "#FFFFFF"', '  light:\n    paper: "#FFF"'])).toMatchObject({
      marked: '"#FFF"',
      hint: 'Did you mean "#FFFFFF"?',
    })
  })
})

test('a value of a key that is not known where it stands has no form to suggest', () => {
  const found = foundIn(['- { panel: services }', '- { label: "", labell: x, panel: "Bad Name" }'])
  expect(found.find(({ code }) => code === 'schema/format')).toMatchObject({
    path: 'navigation/bar/1/panel',
    hint: '',
  })
})

describe('of a union', () => {
  const meant = (options: readonly [z.ZodType, z.ZodType], value: unknown) =>
    withoutUnions(z.union(options).safeParse(value).error?.issues ?? [], value)
      .map(({ code, path }) => `${code} ${(path as Path).join('.')}`)
      .toSorted()
  const text = z.string()

  test('the option with fewer issues is told, where as many keys are strange', () => {
    const long = z.strictObject({ a: text, b: text, c: text })
    const short = z.strictObject({ a: text, d: text })
    expect(meant([long, short], { a: 'x' })).toEqual(['invalid_type d'])
    expect(meant([short, long], { a: 'x' })).toEqual(['invalid_type d'])
  })
  test('a word that is not possible is one of its option', () => {
    expect(meant([z.enum(['left', 'right']), z.strictObject({ to: text })], 'lfet')).toEqual([
      'invalid_value ',
    ])
  })
  test('a strange key deeper down does not make the map another one', () => {
    const nested = z.strictObject({ inner: z.strictObject({ a: z.number() }) })
    expect(meant([nested, z.strictObject({ to: text })], { inner: { a: 'x', b: 1 } })).toEqual([
      'invalid_type inner.a',
      'unrecognized_keys inner',
    ])
  })
  test.each([
    ['another word', z.literal('x'), 'y'],
    ['faulty deeper down', z.strictObject({ a: z.number() }), { a: 'x' }],
  ])('a misspelt key is not one that is there, though it is %s', (_, name, value) => {
    const one = z.strictObject({ name })
    const other = z.strictObject({ name: z.unknown(), nmae: text, a: text, b: text })
    expect(meant([one, other], { name: value, nmae: 1 })).toEqual([
      'invalid_type a',
      'invalid_type b',
      'invalid_type nmae',
    ])
  })
})

describe('unknown keys', () => {
  const keysIn = (text: string, known: readonly string[], missing: readonly string[] = []) => {
    const own = childOf(treeOf(`m: ${text}\n`), 'm')
    if (own?.kind !== 'map') throw new Error('This is no map.')
    const keys = [...own.entries.keys()].filter((key) => !known.includes(key))
    return misnamed({ keys, own, known, missing }).map(({ key, meant, note }) => [
      key,
      meant,
      note.code,
    ])
  }
  const UNKNOWN = 'schema/unknown-key'
  test('that are misspelt do not count where strange ones stand for missing ones', () => {
    const names = ['title', 'text']
    expect(keysIn('{ titel: x, zzqxv: y }', names, names)).toEqual([
      ['titel', 'title', UNKNOWN],
      ['zzqxv', 'text', UNKNOWN],
    ])
  })
  test('that are the rest of a text do not stand for missing ones', () => {
    expect(keysIn('{ label: Yes, no }', ['label', 'to'], ['to'])).toEqual([
      ['no', undefined, 'yaml/comma-in-text'],
    ])
  })
  test('are glued to a value only right behind the name', () => {
    expect(keysIn('{ titles=x: y }', ['title'])).toEqual([['titles=x', undefined, UNKNOWN]])
  })
  test('need not stand in a map of the file', () => {
    const [one] = misnamed({ keys: ['titel'], own: undefined, known: ['title'], missing: [] })
    expect(one).toMatchObject({ key: 'titel', meant: 'title', note: { code: UNKNOWN } })
  })
})
