import { describe, expect, test } from 'vitest'
import { validSite } from '../../faults/fixture.ts'
import { codesIn, compiled, foundOnLines } from '../../properties/compiled.ts'
import { changed } from '../changed.ts'

const CAREERS = '- { label: Careers, to: /Careers }'

describe('the report of links', () => {
  test('counts those that lead somewhere, and what is shown', () => {
    const { links, inventory } = compiled(validSite)
    expect(links).toMatchObject({ resolved: 18, flagged: 1 })
    expect(inventory).toEqual({ routes: 4, sections: 8, figures: 3, images: 3 })
  })
  test('counts a link more, and a flagged one with its reason and place', () => {
    const flagged = '- { label: Gone, to: { flagged: /gone, reason: It was there once } }'
    const text = changed([CAREERS, `${CAREERS}\n    ${flagged}`])
    const { links } = compiled(text)
    expect(links).toMatchObject({ resolved: 18, flagged: 2 })
    const flag = links?.flags.find(({ target }) => target === '/gone')
    expect(flag).toMatchObject({
      reason: 'It was there once',
      uses: 1,
      path: expect.arrayContaining(['to']),
    })
    expect(text.split('\n')[(flag?.range.start.line ?? 0) - 1]).toContain('/gone')
    expect(compiled(changed([CAREERS, `${CAREERS}\n    ${CAREERS}`])).links?.resolved).toBe(19)
  })
  test('does not count what leads nowhere', () => {
    expect(compiled(changed([CAREERS, '- { label: Careers, to: /qqqqqq }'])).links).toMatchObject({
      resolved: 17,
      flagged: 1,
    })
  })
})

test('what is said of a part of a text stands at that part', () => {
  const text = changed([
    'label: Careers, to: /Careers',
    'label: "To {company.nme} now", to: /Careers',
  ])
  const [diagnostic, ...others] = compiled(text).diagnostics
  const line = text.split('\n').findIndex((one) => one.includes('{company.nme}'))
  const column = (text.split('\n')[line] ?? '').indexOf('{company.nme}') + 1
  expect(others).toEqual([])
  expect(diagnostic).toMatchObject({
    code: 'variable/unknown',
    range: { start: { line: line + 1, column }, end: { line: line + 1, column: column + 13 } },
  })
})

test('what is written with escapes is marked as a whole', () => {
  const text = changed([
    'label: Careers, to: /Careers',
    String.raw`label: "\x54o {company.nme}", to: /Careers`,
  ])
  const [diagnostic] = compiled(text).diagnostics
  const row = text.split('\n')[(diagnostic?.range.start.line ?? 0) - 1] ?? ''
  expect(
    row.slice((diagnostic?.range.start.column ?? 0) - 1, (diagnostic?.range.end.column ?? 0) - 1),
  ).toBe(String.raw`"\x54o {company.nme}"`)
})

describe('a link with a variable', () => {
  const link = '- { label: Careers, to: "{company.headquarters}" }'
  test('leads where the variable says', () => {
    expect(
      foundOnLines(
        changed([CAREERS, link], ['headquarters: Rochester, NY', 'headquarters: /Careers']),
      ),
    ).toEqual([])
  })
  test('is wrong by itself where the variable is right', () => {
    const text = changed([CAREERS, link], ['headquarters: Rochester, NY', 'headquarters: /qqqqqq'])
    expect(foundOnLines(text)).toEqual([['link/dead', link]])
  })
  test.each([
    ['variable/unknown', 'headquarters: "{company.nothing}"'],
    ['variable/cycle', 'headquarters: "{company.headquarters}"'],
    ['variable/braces', 'headquarters: "/Careers{"'],
  ])('is not wrong as well where the variable is: %s', (code, page) => {
    const text = changed([CAREERS, link], ['headquarters: Rochester, NY', page])
    expect(foundOnLines(text)).toEqual([[code, page]])
  })
  test('is not wrong as well where the variable is of another type', () => {
    const text = changed([CAREERS, link], ['headquarters: Rochester, NY', 'headquarters: 01'])
    expect(foundOnLines(text).map(([, line]) => line)).not.toContain(link)
  })
})

describe('what several places name wrongly', () => {
  const twice = (label: string, to: string) =>
    `- { label: ${label}, to: ${to} }\n    - { label: ${label} again, to: ${to} }`

  test('is wrong there, where others name the page rightly', () => {
    const text = changed([
      '    - { label: Home, to: / }\n    - { label: Services',
      `    ${twice('Jobs', '/Carers')}\n    - { label: Services`,
    ])
    expect(foundOnLines(text).map(([code]) => code)).toEqual(['link/dead', 'link/dead'])
  })
  test('is wrong where the page is defined, where nobody names it so', () => {
    const text = changed(
      [
        '    - { label: Home, to: / }\n    - { label: Services',
        `    ${twice('Jobs', '/Carers')}\n    - { label: Services`,
      ],
      ['    - { label: Careers, to: /Careers }\n', ''],
      ['to: /Careers#openings', 'to: /'],
    )
    expect(foundOnLines(text)).toEqual([['link/dead', '- path: /Careers']])
  })
  test('is wrong there, where others open the panel, or name it in the bar', () => {
    const wrong = [
      '    - { label: Home, to: / }\n    - { label: Services',
      `    ${twice('More', '{ open: servces }')}\n    - { label: Services`,
    ] as const
    expect(codesIn(changed(wrong))).toEqual(['link/unknown-panel', 'link/unknown-panel'])
    const inFooter = changed(wrong, ['    - { panel: services }\n', ''])
    expect(codesIn(inFooter)).toEqual(['link/unknown-panel', 'link/unknown-panel'])
    const inBar = changed(wrong, ['    - { label: Services, to: { open: services } }\n', ''])
    expect(codesIn(inBar)).toEqual(['link/unknown-panel', 'link/unknown-panel'])
    const nowhere = changed(
      wrong,
      ['    - { panel: services }\n', ''],
      ['    - { label: Services, to: { open: services } }\n', ''],
    )
    expect(foundOnLines(nowhere)).toEqual([['link/unknown-panel', 'services:']])
  })
  const figure = [
    '    support: {',
    '    years: { value: "20", label: Years }\n    support: {',
  ] as const
  const wrongFigure = (name: string) =>
    [
      'tagline: "{company.footerTagline}"',
      `tagline: "{figures.${name}} and {figures.${name}}"`,
    ] as const
  test('is wrong there, where others show the figure', () => {
    const shown = ['We have your request.', 'For {figures.home.years} years.'] as const
    const codes = codesIn(changed(figure, wrongFigure('home.yaers'), shown))
    expect(codes).toEqual(['variable/unknown', 'variable/unknown'])
  })
  test('is wrong where the figure is defined, where nothing shows it', () => {
    expect(foundOnLines(changed(figure, wrongFigure('home.yaers')))).toEqual([
      ['figure/unknown', 'years: { value: "20", label: Years }'],
    ])
  })
  test('is wrong there, where others show a figure of its group', () => {
    const codes = codesIn(changed(wrongFigure('hme.projects')))
    expect(codes).toEqual(['variable/unknown', 'variable/unknown'])
  })
})

describe('places on a page', () => {
  test('of defaults are looked for on the pages that use them', () => {
    const inDefaults = (to: string) =>
      changed([
        '    kind: hero\n    about: The head of a page.\n',
        `    kind: hero\n    about: The head of a page.\n    defaults: { action: { label: Down, to: "${to}" } }\n`,
      ])
    expect(foundOnLines(inDefaults('#main'))).toEqual([])
    // The page of that type that has no such place; the other one has its own action.
    expect(foundOnLines(inDefaults('#openings')).map(([code]) => code)).toEqual([
      'link/dead-anchor',
    ])
    expect(foundOnLines(inDefaults('/qqqqqq')).map(([code]) => code)).toEqual(['link/dead'])
  })
  test('are those of the page on which a link stands', () => {
    const from = ['to: /#process', 'to: "#openings"'] as const
    expect(foundOnLines(changed(from))).toEqual([])
    expect(
      foundOnLines(changed(['to: /#process', 'to: "#process"'])).map(([code]) => code),
    ).toEqual(['link/dead-anchor'])
  })
  test('of a page with the address of another one are not known', () => {
    const text = changed(
      ['- path: /services/DevOps', '- path: /careers'],
      ['to: /drawings/cloud.svg', 'to: "#nowhere"'],
    )
    expect(foundOnLines(text).map(([code]) => code)).not.toContain('link/dead-anchor')
  })
})
