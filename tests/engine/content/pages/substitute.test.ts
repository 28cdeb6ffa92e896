import { describe, expect, test } from 'vitest'
import { createReference } from '../../../../schemas/reference.ts'
import { createContext } from '../../../../src/content/context.ts'
import { Substitution } from '../../../../src/content/pages/substitute.ts'

const context = createContext(
  { company: { name: 'Plank' }, routes: [{ path: '/A', sections: [{ id: 'here' }] }] },
  new Map([['/a.svg', { width: 3, height: 4 }]]),
)
const substitution = new Substitution(
  context,
  new Map([['home.allTime', { value: '9', label: 'All' }]]),
)

describe('Substitution', () => {
  test.each([
    ['a text', { ref: 'text', template: 'by {company.name}' }, 'by Plank'],
    ['a link', { ref: 'link', to: '/a' }, { kind: 'route', href: '/A' }],
    ['a place', { ref: 'link', to: '#here' }, { kind: 'anchor', href: '#here' }],
    ['a figure', { ref: 'figure', name: 'home.allTime' }, { value: '9', label: 'All' }],
    [
      'a picture',
      { ref: 'image', src: '/a.svg', alt: { ref: 'text', template: 'Of {company.name}' } },
      { src: '/a.svg', alt: 'Of Plank', width: 3, height: 4 },
    ],
    [
      'a decorative picture',
      { ref: 'image', src: '/a.svg', decorative: true },
      { src: '/a.svg', alt: '', width: 3, height: 4 },
    ],
  ])('%s', (_, ref, becomes) => {
    expect(substitution.apply(createReference(ref), context.pages.get('/a'))).toEqual(becomes)
  })

  test('goes into lists and groups, leaves all else, and drops what is not there', () => {
    const value = {
      list: [createReference({ ref: 'text', template: 'x' }), 1, null, true],
      none: undefined,
      word: '{x}',
      data: { ref: 'text', domain: 'x' },
    }
    const before = structuredClone(value)
    expect(substitution.apply(value)).toStrictEqual({
      list: ['x', 1, null, true],
      word: '{x}',
      data: { ref: 'text', domain: 'x' },
    })
    expect(value).toEqual(before)
  })
})
