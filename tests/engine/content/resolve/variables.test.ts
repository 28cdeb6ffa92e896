/** Called directly to compare the replaced texts. */
import { describe, expect, test } from 'vitest'
import { collectVariables, fillVariables } from '../../../../src/content/resolve/variables.ts'

const variables = collectVariables({
  company: {
    ...{ name: 'Plank', legalName: '{company.name}, Ltd.', copyrightYear: 2024 },
    ...{ owner: null, open: true, list: ['x'] },
  },
  figures: {
    home: {
      projects: { value: '100+', label: 'Projects' },
      rating: { label: 'Rating', value: '4.9' },
      years: { value: '2' },
      broken: { value: ['9'] },
      empty: { label: 'x' },
      bare: null,
    },
    work: { years: { value: '3' } },
  },
})

const codes = (template: string) =>
  fillVariables(template, variables).diagnostics.map(({ message, part }) => [message.code, part])

describe('a text', () => {
  test.each([
    ['no variables', 'no variables'],
    ['{company.name} of {company.copyrightYear}', 'Plank of 2024'],
    ['{company.legalName}', 'Plank, Ltd.'],
    ['{figures.home.projects} projects', '100+ projects'],
    ['{figures.home.rating} of 5', '4.9 of 5'],
    ['{{name}}', '{name}'],
    ['{{{company.name}}}', '{Plank}'],
    ['{{ and }}', '{ and }'],
  ])('has its variables replaced: %s', (template, text) => {
    expect(fillVariables(template, variables)).toEqual({ text, diagnostics: [] })
  })

  test.each([
    ['a number that is a label', '{figures.home.label}', 'variable/unknown', [0, 20]],
    ['a value that is none', '{figures.home.broken}', 'variable/unknown', [0, 21]],
    ['nothing', '{company.owner}', 'variable/unknown', [0, 15]],
    ['a property of every object', '{company.constructor}', 'variable/unknown', [0, 21]],
  ])('reports %s and keeps it as written', (_, template, code, part) => {
    expect(codes(template)).toEqual([[code, part]])
    expect(fillVariables(template, variables).text).toBe(template)
  })

  test.each([
    ['{legalName}', { kind: 'variable', name: 'legalName', suggestion: 'company.legalName' }],
    ['{ projects }', { kind: 'variable', name: ' projects ', suggestion: 'figures.home.projects' }],
    // Two figures have this name.
    ['{years}', { kind: 'variable', name: 'years', suggestion: undefined }],
    // Without its group it is not a figure, even if the company has a variable of that name.
    ['{figures.name}', { kind: 'figure', name: 'name', suggestion: undefined }],
  ])('suggests a variable for %s', (template, missing) => {
    expect(fillVariables(template, variables).diagnostics.map((one) => one.missing)).toEqual([
      missing,
    ])
  })

  test('with double braces around a variable is reported and shown', () => {
    expect(codes('by {{ company.name }}')).toEqual([['variable/braces', [3, 21]]])
    expect(fillVariables('by {{ company.name }}', variables).text).toBe('by { company.name }')
  })

  test('reports every mistake up to a limit', () => {
    expect(codes('{a.b} } {c.d}').map(([code]) => code)).toEqual([
      'variable/unknown',
      'variable/braces',
      'variable/unknown',
    ])
    const many = fillVariables('{x} '.repeat(30), variables)
    expect(many).toMatchObject({ text: '{x} '.repeat(30), diagnostics: { length: 20 } })
  })
})

describe('variables', () => {
  test('are texts and numbers only', () => {
    expect([...variables.keys()]).toEqual([
      ...['company.name', 'company.legalName', 'company.copyrightYear'],
      ...['figures.home.projects', 'figures.home.rating', 'figures.home.years'],
      'figures.work.years',
    ])
    for (const value of [undefined, null, 'text', 3, [], { a: null }])
      expect(collectVariables({ company: value, figures: value }).size).toBe(0)
  })

  test('may use others in any order', () => {
    const company = { a: '1 {company.b}', b: '2 {figures.home.c}' }
    const chained = collectVariables({ company, figures: { home: { c: { value: '3' } } } })
    expect(chained.get('company.a')).toEqual({ text: '1 2 3' })
  })

  test('may have two thousand characters; exponential growth is reported', () => {
    const ofLength = (length: number) =>
      collectVariables({ company: { a: 'x'.repeat(length) } }).get('company.a')?.message?.code
    expect([ofLength(2000), ofLength(2001)]).toEqual([undefined, 'variable/too-long'])
    const company: Record<string, string> = { a0: 'x'.repeat(50) }
    for (let n = 1; n < 40; n += 1) company[`a${n}`] = `{company.a${n - 1}}`.repeat(4)
    const multiplied = [...collectVariables({ company }).values()]
    expect(multiplied.map(({ message }) => message?.code)).toContain('variable/too-long')
    expect(Math.max(...multiplied.map(({ text }) => text.length))).toBeLessThan(5000)
  })
})
