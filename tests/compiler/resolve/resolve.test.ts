import { describe, expect, test } from 'vitest'
import { validSite } from '../../faults/fixture.ts'
import { compiled } from '../../properties/compiled.ts'

/** The valid site with some of its lines changed. */
const changed = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no ${from}.`)
    return text.replace(from, to)
  }, validSite)
const found = (text: string) =>
  compiled(text).diagnostics.map(({ code, range: { start } }) => [
    code,
    text.split('\n')[start.line - 1]?.trim(),
  ])

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
  const [finding, ...others] = compiled(text).diagnostics
  const line = text.split('\n').findIndex((one) => one.includes('{company.nme}'))
  const column = (text.split('\n')[line] ?? '').indexOf('{company.nme}') + 1
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    code: 'variable/unknown',
    range: { start: { line: line + 1, column }, end: { line: line + 1, column: column + 13 } },
  })
})

test('what is written with escapes is marked as a whole', () => {
  const text = changed([
    'label: Careers, to: /Careers',
    String.raw`label: "\x54o {company.nme}", to: /Careers`,
  ])
  const [finding] = compiled(text).diagnostics
  const row = text.split('\n')[(finding?.range.start.line ?? 0) - 1] ?? ''
  expect(
    row.slice((finding?.range.start.column ?? 0) - 1, (finding?.range.end.column ?? 0) - 1),
  ).toBe(String.raw`"\x54o {company.nme}"`)
})

test('a link is not wrong because of a variable that is', () => {
  const faulty = changed(
    [CAREERS, '- { label: Careers, to: "https://{company.host}/x" }'],
    ['company:\n', 'company:\n  host: "{company.nothing}.example.com"\n'],
  )
  expect(found(faulty).map(([code]) => code)).not.toContain('link/forbidden')
})
