import { describe, expect, test } from 'vitest'
import { fill, variablesOf } from '../../../../src/content/resolve/variables.ts'

const variables = variablesOf({
  company: { name: 'Plank', legalName: '{company.name}, Ltd.', copyrightYear: 2024, owner: null },
  figures: {
    home: {
      projects: { value: '100+', label: 'Projects' },
      rating: { label: 'Rating', value: '4.9' },
      broken: { value: ['9'] },
    },
  },
})

const codes = (template: string) =>
  fill(template, variables).diagnostics.map(({ message, part }) => [message.code, part])

describe('fill', () => {
  test.each([
    ['no variables', 'no variables'],
    ['{company.name} of {company.copyrightYear}', 'Plank of 2024'],
    ['{company.legalName}', 'Plank, Ltd.'],
    ['{figures.home.projects} projects', '100+ projects'],
    ['{figures.home.rating} of 5', '4.9 of 5'],
    ['{{name}}', '{name}'],
    ['{{{company.name}}}', '{Plank}'],
    ['{{ and }}', '{ and }'],
  ])('%s', (template, text) => {
    expect(fill(template, variables)).toEqual({ text, diagnostics: [] })
  })

  test.each([
    ['an unknown variable', 'Hello {company.nmae}!', 'variable/unknown', [6, 20]],
    ['a number that is a label', '{figures.home.label}', 'variable/unknown', [0, 20]],
    ['a value that is none', '{figures.home.broken}', 'variable/unknown', [0, 21]],
    ['nothing', '{company.owner}', 'variable/unknown', [0, 15]],
    ['a property of every object', '{company.constructor}', 'variable/unknown', [0, 21]],
    ['a brace that opens', 'a { b', 'variable/braces', [2, 3]],
    ['a brace that closes', 'a } b', 'variable/braces', [2, 3]],
    ['nothing between braces', '{}', 'variable/unknown', [0, 2]],
  ])('%s is told at its place, and stays as it is written', (_, template, code, part) => {
    expect(codes(template)).toEqual([[code, part]])
    expect(fill(template, variables).text).toBe(template)
  })

  test.each([
    ['{company.nmae}', 'company.name'],
    ['{ company.name }', 'company.name'],
    ['{legalName}', 'company.legalName'],
    ['{weather}', undefined],
  ])('%s means %s', (template, meant) => {
    expect(fill(template, variables).diagnostics[0]?.missing?.meant).toBe(meant)
  })

  test('doubled braces around a variable are told, and shown', () => {
    expect(codes('by {{ company.name }}')).toEqual([['variable/braces', [3, 21]]])
    expect(fill('by {{ company.name }}', variables).text).toBe('by { company.name }')
  })

  test('every mistake of a text is told', () => {
    expect(codes('{a.b} } {c.d}').map(([code]) => code)).toEqual([
      'variable/unknown',
      'variable/braces',
      'variable/unknown',
    ])
  })
})

describe('variablesOf', () => {
  test('lists what is a text or a number, and no more', () => {
    expect([...variables.keys()]).toEqual([
      'company.name',
      'company.legalName',
      'company.copyrightYear',
      'figures.home.projects',
      'figures.home.rating',
    ])
    expect(variables.get('figures.home.rating')?.text).toBe('4.9')
  })

  test('a variable may use others, wherever they are defined', () => {
    const company = { a: '1 {company.b}', b: '2 {figures.home.c}' }
    const chained = variablesOf({ company, figures: { home: { c: { value: '3' } } } })
    expect(chained.get('company.a')).toEqual({ text: '1 2 3' })
  })

  test('a circle is said of its first variable only', () => {
    const circle = variablesOf({
      company: { a: '{company.b}', b: '{company.c}', c: '{company.a}' },
    })
    const noted = [...circle].flatMap(([name, { message }]) =>
      message ? [[name, message.code]] : [],
    )
    expect(noted).toEqual([['company.a', 'variable/cycle']])
  })

  test('variables that multiply each other are stopped', () => {
    const company: Record<string, string> = { a0: 'x'.repeat(50) }
    for (let n = 1; n < 40; n += 1) company[`a${n}`] = `{company.a${n - 1}}`.repeat(4)
    const multiplied = variablesOf({ company })
    expect(
      [...multiplied.values()].some(({ message }) => message?.code === 'variable/too-long'),
    ).toBe(true)
    expect(Math.max(...[...multiplied.values()].map(({ text }) => text.length))).toBeLessThan(5000)
  })

  test.each([undefined, null, 'text', 3, []])(
    'a site without usable values (%s) has none',
    (value) => {
      expect(variablesOf({ company: value, figures: value }).size).toBe(0)
    },
  )
})
