import { describe, expect, test } from 'vitest'
import { codesIn, compiled, foundOnLines } from '../../properties/compiled.ts'
import { changed } from '../changed.ts'

/** The valid site with a link in the defaults of a type, which the home page takes from there. */
const withDefault = (to: string) =>
  changed([
    '    about: The head of a page.\n',
    `    about: The head of a page.\n    defaults: { action: { label: Down, to: "${to}" } }\n`,
  ])

describe('a place on a page, in defaults', () => {
  test('has to be on the pages that use them, and on no others', () => {
    expect(foundOnLines(withDefault('#process'))).toEqual([])
    expect(codesIn(withDefault('#openings'))).toEqual(['link/dead-anchor'])
  })
})

describe('on a page whose address is faulty', () => {
  const link = (to: string) =>
    [
      'action: { label: See our drawings, to: /drawings/cloud.svg }',
      `action: { label: See our drawings, to: "${to}" }`,
    ] as const
  const twice = ['- path: /services/DevOps', '- path: /careers'] as const
  const untyped = ['- path: /services/DevOps', '- path: 7'] as const
  const missing = ['  - path: /services/DevOps\n    set:', '  - set:'] as const

  test.each([
    ['of another page', twice],
    ['of another type', untyped],
    ['that is not there', missing],
  ])('%s, places are not missed', (_, address) => {
    const text = changed(link('#nowhere'), address)
    expect(codesIn(text)).not.toContain('link/dead-anchor')
    expect(codesIn(text)).not.toEqual([])
  })
  test('links to other pages are checked all the same', () => {
    const [, dead] = link('/qqqqqq')
    expect(foundOnLines(changed(link('/qqqqqq'), twice))).toContainEqual(['link/dead', dead])
    expect(codesIn(changed(link('http://example.com'), twice))).toContain('link/forbidden')
  })
})

test('links are checked where there are no pages at all', () => {
  const text = changed([
    '- { label: Careers, to: /Careers }',
    '- { label: Careers, to: "http://x" }',
  ])
  const pageless = text.slice(0, text.indexOf('routes:\n'))
  expect(codesIn(pageless)).toContain('link/forbidden')
})

describe('what is missing because its definition has a wrong name', () => {
  test('is not missed where a bar or a link opens a panel', () => {
    expect(foundOnLines(changed(['  panels:\n', '  pannels:\n']))).toEqual([
      ['schema/unknown-key', 'pannels:'],
    ])
  })
  test('is missed where another key has a wrong name', () => {
    const text = changed(
      ['- { panel: services }', '- { panel: servces }'],
      ['  tagline: "{company.footerTagline}"', '  taglines: "{company.footerTagline}"'],
    )
    expect(codesIn(text)).toContain('link/unknown-panel')
  })
})

describe('what two links name in vain', () => {
  const twoLinks = (to: string) =>
    changed([
      '    - { label: Home, to: / }\n    - { label: Services',
      `    - { label: One, to: "${to}" }\n    - { label: Two, to: "${to}" }\n    - { label: Services`,
    ])
  test.each(['ann@example.com', 'www.example.com', '5855550100'])(
    'is no page with another address where it is elsewhere: %s',
    (to) => {
      expect(foundOnLines(twoLinks(to))).toEqual([
        ['link/dead', `- { label: One, to: "${to}" }`],
        ['link/dead', `- { label: Two, to: "${to}" }`],
      ])
    },
  )
})

test('an address is marked as a whole where a variable in it is unknown', () => {
  // Looked for as a text, a value that is `undefined` would be found in this address.
  const address = '"/all/{company.undefined}"'
  const text = changed(['label: Careers, to: /Careers', `label: Careers, to: ${address}`])
  const marked = compiled(text).diagnostics.map(({ code, range: { start, end } }) => [
    code,
    text.split('\n')[start.line - 1]?.slice(start.column - 1, end.column - 1),
  ])
  expect(marked).toEqual([['variable/unknown', address]])
})
