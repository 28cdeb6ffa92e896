import { describe, expect, test } from 'vitest'
import { contextOf } from '../../../../src/content/context.ts'
import { namedEntries } from '../../../../src/content/resolve/named-entries.ts'
import { fill, variablesOf } from '../../../../src/content/resolve/variables.ts'
import { treeOf } from '../tree.ts'

const textsOf = (site: Record<string, unknown>) =>
  [...variablesOf(site)].map(([name, { text }]) => [name, text])

describe('variables', () => {
  test('are texts and numbers of the company, and the values of figures', () => {
    const site = {
      company: { name: 'Plank', year: 2024, open: true, none: null, list: ['x'] },
      figures: {
        home: { projects: { label: 'Projects', value: '100+' }, empty: { label: 'x' }, bare: null },
        gone: null,
      },
    }
    expect(textsOf(site)).toEqual([
      ['company.name', 'Plank'],
      ['company.year', '2024'],
      ['figures.home.projects', '100+'],
    ])
  })
  test.each([{}, { company: null, figures: null }, { company: 'x', figures: 7 }])(
    'are none in %j',
    (site) => {
      expect(textsOf(site)).toEqual([])
    },
  )
  test('that contain each other are said once, of the one that stands first', () => {
    const company = { x: '{company.b}', a: '{company.b}', b: '{company.a}' }
    const all = variablesOf({ company })
    expect([...all].filter(([, { message }]) => message).map(([name]) => name)).toEqual([
      'company.a',
    ])
    expect(all.get('company.a')?.text).toBe('{company.a}')
  })
  test('may be of two thousand characters', () => {
    const messageOf = (length: number) =>
      variablesOf({ company: { a: 'x'.repeat(length) } }).get('company.a')?.message?.code
    expect([messageOf(2000), messageOf(2001)]).toEqual([undefined, 'variable/too-long'])
  })
})

describe('a variable that is not there', () => {
  const variables = variablesOf({
    company: { name: 'Plank' },
    figures: {
      home: { projects: { value: '1' }, years: { value: '2' } },
      work: { years: { value: '3' } },
    },
  })
  const missing = (template: string) =>
    fill(template, variables).diagnostics.map((one) => one.missing)
  test.each([
    ['{company.nme}', { kind: 'variable', name: 'company.nme', meant: 'company.name' }],
    ['{ projects }', { kind: 'variable', name: ' projects ', meant: 'figures.home.projects' }],
    ['{years}', { kind: 'variable', name: 'years', meant: undefined }],
    // Without its group it is no figure, even where the company has a value of that name.
    ['{figures.name}', { kind: 'figure', name: 'name', meant: undefined }],
    ['{figures.home.project}', { kind: 'figure', name: 'home.project', meant: 'home.projects' }],
  ])('%s', (template, expected) => expect(missing(template)).toEqual([expected]))

  test('is told one by one, but not for ever', () => {
    expect(fill('{x} '.repeat(30), variables).diagnostics).toHaveLength(20)
    expect(fill('{x} '.repeat(30), variables).text).toBe('{x} '.repeat(30))
  })
})

describe('a set that is not there', () => {
  /** What a page with a misspelt set means, where its set is the last one of so many. */
  const meantAmong = (count: number) => {
    const names = [...Array.from({ length: count - 1 }, (_, n) => `x${n}`), 'company']
    const sets = Object.fromEntries(names.map((name) => [name, {}]))
    const entries = namedEntries(
      treeOf('routes:\n  - set: compny\n'),
      contextOf({ sets }, new Map()),
    )
    return entries.map(({ target, referring }) => [target.name, referring?.missing?.meant])
  }
  test('is compared with two hundred others, but not with more', () => {
    expect(meantAmong(200)).toEqual([['compny', 'company']])
    expect(meantAmong(201)).toEqual([['compny', undefined]])
  })
})
