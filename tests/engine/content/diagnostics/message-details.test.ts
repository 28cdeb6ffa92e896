import { describe, expect, it, test } from 'vitest'
import { catalogue } from '../../../../src/content/diagnostics/catalogue.ts'
import * as pages from '../../../../src/content/diagnostics/page-messages.ts'
import * as references from '../../../../src/content/diagnostics/reference-messages.ts'
import * as schema from '../../../../src/content/diagnostics/schema-messages.ts'
import * as theme from '../../../../src/content/diagnostics/theme-messages.ts'
import * as yaml from '../../../../src/content/diagnostics/yaml-messages.ts'
import { notesWith, shortfall } from './message-cases.ts'
import { JARGON } from './wording.ts'

/** A list of names in letters. */
const names = (count: number) => Array.from({ length: count }, (_, index) => `name-${index + 1}`)

describe('what may be meant', () => {
  /** These have no other hint. */
  const always = new Set(['doubledBraces', 'misnamedDefinition', 'emailDomain'])
  const suggesting = [
    'unknownKey',
    'unknownKey, none known',
    'notAllowed',
    'format',
    'unknownKind',
    'unknownType',
    'deadLink',
    'deadAnchor',
    'unknownPanel',
    'unknownSet',
    'missingImage',
    'missingFont',
    'unknownFigure',
    'unknownVariable',
    'doubledBraces',
    'misnamedDefinition',
    'emailDomain',
  ]

  test.each(suggesting.filter((name) => !always.has(name)))(
    '%s asks whether it is, and else says something else',
    (name) => {
      const hints = [undefined, 'meant'].map(
        (meant) => new Map(notesWith(meant)).get(name)?.().hint,
      )
      expect(hints[1]).toMatch(/^Did you mean .+\?$/)
      expect(hints[0]).not.toBe(hints[1])
      if (name !== 'format') expect(hints[0]).toMatch(/^[A-Z].*\.$/)
    },
  )

  it('is asked for by as many messages as can suggest something', () => {
    const asking = notesWith('meant').filter(([, make]) => /Did you mean/.test(make().hint ?? ''))
    expect(asking.map(([name]) => name)).toEqual(suggesting)
  })

  it.each([
    ['unknownKey', (known: string[]) => schema.unknownKey('k', undefined, known), 12],
    ['notAllowed', (known: string[]) => schema.notAllowed('k', known, undefined), 12],
    ['unknownKind', (known: string[]) => schema.unknownKind('k', undefined, known), 30],
    ['unknownType', (known: string[]) => schema.unknownType('k', undefined, known), 40],
  ])('%s lists what is possible, up to a number', (_, message, most) => {
    expect(message(names(most)).hint).toContain(`: ${names(most).join(', ')}.`)
    expect(message(names(most + 3)).hint).toContain(`: ${names(most).join(', ')} and 3 more.`)
  })

  it('names all panels and sets', () => {
    expect(references.unknownPanel('x', undefined, ['a', 'b']).hint).toMatch(/: a, b\.$/)
    expect(references.unknownSet('x', undefined, ['a', 'b']).hint).toMatch(/: a, b\.$/)
  })

  it('is nothing where nothing is known', () => {
    expect(schema.unknownKey('k', undefined, []).hint).not.toMatch(/:/)
    expect(schema.format('No.').hint).toBeUndefined()
  })
})

test('a missing key says what it is for, where that is known', () => {
  expect(schema.missingKey('k', 'What it is.').hint).toBe('k: What it is.')
  expect(schema.missingKey('k', undefined).hint).toMatch(/"k: …"/)
})

describe('sizes', () => {
  const said = (...[what, size, exactly]: Parameters<typeof schema.tooFew>) => [
    schema.tooFew(what, size, exactly).message,
    schema.tooMany(what, size, exactly).message,
  ]
  it.each([
    ['text', 1, / 1 character\.$/],
    ['text', 2, / 2 characters\.$/],
    ['list', 1, / 1 entry\.$/],
    ['list', 2, / 2 entries\.$/],
    ['number', 1, / 1\.$/],
    ['number', 2n, / 2\.$/],
  ] as const)('of a %s: %s', (what, size, pattern) => {
    for (const message of said(what, size, false)) expect(message).toMatch(pattern)
  })
  it('say whether the number has to be met exactly', () => {
    expect(said('list', 3, true).filter((message) => message.includes('exactly'))).toHaveLength(2)
    expect(said('list', 3, false).filter((message) => message.includes('exactly'))).toEqual([])
    expect(said('list', 3, false)).toEqual([
      expect.stringContaining('at least 3'),
      expect.stringContaining('at most 3'),
    ])
  })
  it('of numbers are the smallest and the largest', () => {
    expect(said('number', 3, false)).toEqual([
      expect.stringContaining('smallest'),
      expect.stringContaining('largest'),
    ])
  })
})

test.each([
  [0, 'are 0'],
  [1, 'is 1'],
  [2, 'are 2'],
])('a promise of three with %i', (found, words) => {
  const { message } = schema.wrongCount('t', 'steps', '3', found)
  expect(message).toContain(`here ${words}.`)
})

test.each([
  [undefined, /column/],
  [0, /no spaces/],
  [1, / 1 space /],
  [4, / 4 spaces /],
])('the indentation that would be right: %j', (spaces, words) => {
  expect(yaml.indentation(spaces).hint).toMatch(words)
})

describe('signs', () => {
  it.each([
    [yaml.missingColon, '=', /=/],
    [yaml.brackets, '{', /with }/],
    [yaml.brackets, '[', /with ]/],
    [yaml.unopenedBracket, '}', /Write { /],
    [yaml.unopenedBracket, ']', /Write \[ /],
    [yaml.textAfterQuote, "'", /'It''s'/],
    [yaml.textAfterQuote, '"', /\\"/],
  ] as const)('%o of %s names the one that mends it', (message, sign, mend) => {
    expect(message(sign).hint).toMatch(mend)
  })

  it('tell an alias from an anchor', () => {
    expect(yaml.alias('*').message).toMatch(/alias/)
    expect(yaml.alias('&').message).toMatch(/anchor/)
  })
  it('that are missing are not named', () => {
    expect(yaml.missingColon().message).not.toBe(yaml.missingColon('=').message)
    expect(yaml.missingColon().hint).not.toMatch(/instead/)
  })
  it('that cannot be seen are named by their numbers', () => {
    expect(yaml.controlCharacter(0x1b).message).toContain('(U+001B)')
    expect(yaml.controlCharacter(0x1f600).message).toContain('(U+1F600)')
  })
})

describe('things that are there twice', () => {
  it('addresses that are equal, or equal but for capitals', () => {
    expect(references.duplicateRoute('/a', '/a', 2).message).not.toContain('capital')
    expect(references.duplicateRoute('/A', '/a', 2).message).toContain('capital')
  })
  it('ids, where the other is, if it is in the file', () => {
    expect(references.duplicateAnchor('x', 7).hint).toContain('line 7')
    expect(references.duplicateAnchor('x', 7).message).toMatch(/twice/)
    expect(references.duplicateAnchor('x', undefined).message).not.toMatch(/twice/)
    expect(references.duplicateAnchor('x', undefined).hint).not.toMatch(/line/)
  })
})

test('a description is too short or too long', () => {
  expect(pages.descriptionLength(69, 70, 160).hint).not.toMatch(/Shorten/)
  expect(pages.descriptionLength(161, 70, 160).hint).toMatch(/Shorten/)
})

describe('contrast', () => {
  const { lowContrast } = theme
  it('is never rounded up', () => {
    expect(lowContrast('#a', [shortfall], true, undefined).message).toContain(' 2.99 ')
  })
  it('names the line of the other colour, unless it is the same', () => {
    expect(lowContrast('#a', [shortfall], true, undefined).message).toContain('(line 7)')
    const here = { ...shortfall, line: undefined }
    expect(lowContrast('#a', [here], true, undefined).message).toContain('"#ffffff", where')
  })
  it('says what for', () => {
    const said = (more: Partial<theme.Shortfall>) =>
      lowContrast('#a', [{ ...shortfall, ...more }], true, undefined).message
    const all = [said({ use: 'body' }), said({ use: 'text' }), said({ use: 'line' })]
    expect(new Set(all).size).toBe(3)
    for (const message of all) expect(message).toMatch(/ where [a-z ]+ needs 4\.5\.$/)
    expect(said({ isMixed: true })).toMatch(/mixed/)
    expect(said({})).not.toMatch(/mixed/)
  })
  it('lists all that it is too close to', () => {
    const { message } = lowContrast(
      '#a',
      [shortfall, { ...shortfall, other: '#000' }],
      true,
      undefined,
    )
    expect(message).toMatch(/"#ffffff".+, and of .+"#000"/)
  })
  it('is an error where not everybody can read it', () => {
    expect(lowContrast('#a', [shortfall], true, undefined).code).toBe('theme/contrast')
    expect(lowContrast('#a', [shortfall], false, undefined).code).toBe('theme/body-contrast')
  })
  it('suggests the nearest colour that is enough', () => {
    expect(lowContrast('#a', [shortfall], true, '#123456').hint).toContain('"#123456"')
  })
})

test.each(Object.entries(catalogue))('the meaning of %s is one plain sentence', (code, meaning) => {
  expect(code).toMatch(/^[a-z]+\/[a-z0-9-]+$/)
  expect(meaning).toMatch(/^[A-Z][^.]*\.$/)
  expect(meaning).not.toMatch(JARGON)
})
