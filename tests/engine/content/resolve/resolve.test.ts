import { describe, expect, test } from 'vitest'
import { codesIn, compiled, foundOnLines } from '../../properties/compiled.ts'
import { type Change, changed } from '../changed.ts'

const CAREERS = '- { label: Careers, to: /Careers }'
const BAR = '    - { label: Home, to: / }\n'
const PANEL_IN_BAR: Change = ['    - { panel: services }\n', '']
const PANEL_IN_FOOTER: Change = ['    - { label: Services, to: { open: services } }\n', '']

/** Links to an address, twice. */
const twice = (to: string): Change => [
  BAR,
  `${BAR}    - { label: One, to: ${to} }\n    - { label: Two, to: ${to} }\n`,
]
/** A link in the defaults of a type, used by the home page. */
const inDefaults = (to: string): Change => [
  '    about: The head of a page.\n',
  `    about: The head of a page.\n    defaults: { action: { label: Down, to: "${to}" } }\n`,
]
const headquarters = (text: string): Change => ['headquarters: Rochester, NY', text]
/** A page with an invalid address, and links to it. */
const drawings = (to: string): Change => ['to: /drawings/cloud.svg', `to: "${to}"`]
const ADDRESS_TWICE: Change = ['- path: /services/DevOps', '- path: /careers']

test('counts links that resolve and lists flagged ones with their positions', () => {
  const { links: all } = compiled(changed())
  // A flag in defaults counts once for every section that uses it.
  const nothing = [{ target: 'nothing', uses: 1 }]
  expect(all).toMatchObject({ resolved: 18, flagged: 1, flags: nothing })
  const more = changed([CAREERS, `${CAREERS}\n    ${CAREERS}`])
  expect(compiled(more).links?.resolved).toBe(19)
  const dead = changed([CAREERS, '- { label: Careers, to: /qqqqqq }'])
  expect(compiled(dead).links).toMatchObject({ resolved: 17, flagged: 1 })
  const flagged = '- { label: Gone, to: { flagged: /gone, reason: It was there once } }'
  const text = changed([CAREERS, `${CAREERS}\n    ${flagged}`])
  const { links } = compiled(text)
  expect(links).toMatchObject({ resolved: 18, flagged: 2 })
  const flag = links?.flags.find(({ target }) => target === '/gone')
  const path = expect.arrayContaining(['to'])
  expect(flag).toMatchObject({ reason: 'It was there once', uses: 1, path })
  expect(text.split('\n')[(flag?.range.start.line ?? 0) - 1]).toContain('/gone')
})

test('counts links in texts, and locates the flagged ones', () => {
  const sentence = 'We sit beside the people who do the work.'
  const text = changed([sentence, 'Here [we](/careers) [sit](flagged:/gone "It was there once").'])
  const { links } = compiled(text)
  expect(links).toMatchObject({ resolved: 19, flagged: 2 })
  const { range } = links?.flags.find(({ target }) => target === '/gone') ?? {}
  const line = text.split('\n')[(range?.start.line ?? 0) - 1] ?? ''
  expect(line.slice((range?.start.column ?? 0) - 1)).toMatch(/^flagged:\/gone /)
})

test('marks an address with an unknown variable as a whole', () => {
  const written = '"/all/{company.undefined}"'
  const text = changed(['label: Careers, to: /Careers', `label: Careers, to: ${written}`])
  const marked = compiled(text).diagnostics.map(({ code, range: { start, end } }) => [
    code,
    text.split('\n')[start.line - 1]?.slice(start.column - 1, end.column - 1),
  ])
  expect(marked).toEqual([['variable/unknown', written]])
})

describe('a link with a variable', () => {
  const link = '- { label: Careers, to: "{company.headquarters}" }'
  test.each<readonly [fact: string, code: string | undefined, line: string]>([
    ['headquarters: /Careers', undefined, ''],
    ['headquarters: /qqqqqq', 'link/dead', link],
    ...(
      [
        ['headquarters: "{company.nothing}"', 'variable/unknown'],
        ['headquarters: "{company.headquarters}"', 'variable/cycle'],
        ['headquarters: "/Careers{"', 'variable/braces'],
      ] as const
    ).map(([fact, code]) => [fact, code, fact] as const),
  ])('is not reported if the variable is: %s', (fact, code, line) => {
    const text = changed([CAREERS, link], headquarters(fact))
    expect(foundOnLines(text)).toEqual(code ? [[code, line]] : [])
  })
  test('is not reported if the variable has another type', () => {
    const text = changed([CAREERS, link], headquarters('headquarters: 01'))
    expect(foundOnLines(text).map(([, line]) => line)).not.toContain(link)
  })
})

describe('the same wrong name in several places', () => {
  const figure: Change = [
    '    support: {',
    '    years: { value: "20", label: Years }\n    support: {',
  ]
  const shown: Change = ['We have your request.', 'For {figures.home.years} years.']
  const wrong = (name: string): Change => [
    'tagline: "{company.footerTagline}"',
    `tagline: "{figures.${name}} and {figures.${name}}"`,
  ]
  test.each<readonly [what: string, code: string, changes: readonly Change[]]>([
    ['page rightly', 'link/dead', [twice('/Carers')]],
    ['panel rightly', 'link/unknown-panel', [twice('{ open: servces }')]],
    [
      'panel rightly in the footer',
      'link/unknown-panel',
      [twice('{ open: servces }'), PANEL_IN_BAR],
    ],
    [
      'panel rightly in the bar',
      'link/unknown-panel',
      [twice('{ open: servces }'), PANEL_IN_FOOTER],
    ],
    ['figure rightly', 'variable/unknown', [figure, wrong('home.yaers'), shown]],
    ['group rightly', 'variable/unknown', [wrong('hme.projects')]],
    ...['ann@example.com', 'www.example.com', '"5855550100"'].map(
      (to) => [`page, or mean no page: ${to}`, 'link/dead', [twice(to)]] as const,
    ),
  ])('is reported there if others name the %s', (_, code, changes) => {
    const text = changed(...changes)
    expect(codesIn(text)).toEqual([code, code])
  })
})

describe('an anchor', () => {
  test.each<[what: string, codes: readonly string[], change: Change]>([
    // Another page of that type has its own action.
    ['on the pages that use a default', [], inDefaults('#process')],
    ['on every page', [], inDefaults('#main')],
    [
      'on another page than those that use a default',
      ['link/dead-anchor'],
      inDefaults('#openings'),
    ],
    ['on the page of the link', [], ['to: /#process', 'to: "#openings"']],
  ])('may be %s: %j', (_, codes, change) => expect(codesIn(changed(change))).toEqual(codes))

  test.each<[what: string, address: Change]>([
    ['that of another one', ADDRESS_TWICE],
    ['no text', ['- path: /services/DevOps', '- path: 7']],
    ['not there', ['  - path: /services/DevOps\n    collection:', '  - collection:']],
  ])('is not reported if the address of its page is %s', (_, address) => {
    const codes = codesIn(changed(drawings('#nowhere'), address))
    expect(codes).not.toContain('link/dead-anchor')
    expect(codes).not.toEqual([])
  })
})

test('checks links on a page with an invalid address, and without pages', () => {
  expect(codesIn(changed(drawings('/qqqqqq'), ADDRESS_TWICE))).toContain('link/dead')
  expect(codesIn(changed(drawings('http://example.com'), ADDRESS_TWICE))).toContain(
    'link/forbidden',
  )
  const [pageless] = changed([CAREERS, '- { label: Careers, to: "http://x" }']).split('routes:\n')
  expect(codesIn(pageless ?? '')).toContain('link/forbidden')
})

test('reports no reference whose definition is misspelled', () => {
  const misnamed = changed(['  panels:\n', '  pannels:\n'])
  expect(foundOnLines(misnamed)).toEqual([['schema/unknown-key', 'pannels:']])
  const other = changed(
    ['- { panel: services }', '- { panel: servces }'],
    ['  tagline: "{company.footerTagline}"', '  taglines: "{company.footerTagline}"'],
  )
  expect(codesIn(other)).toContain('link/unknown-panel')
})
