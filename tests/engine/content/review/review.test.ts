import { describe, expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import { applyFixes } from '../../../../src/content/fixes.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const diagnose = (text: string) => compile(text, { vocabulary, files: new Map() }).diagnostics

interface Page {
  readonly title?: string
  readonly description?: string
  readonly paragraphs?: readonly string[]
}

/** Pages at `/`, `/1`, `/2` and so on, without warnings except for what is given. */
const createSite = (pages: readonly Page[]): string =>
  JSON.stringify({
    publication: { origin: 'https://www.example.com', language: 'en' },
    company: { name: 'Example' },
    routes: pages.map(({ title, description, paragraphs = ['A text.'] }, index) => ({
      path: index === 0 ? '/' : `/${index}`,
      title: title ?? `Title ${index}`,
      description: description ?? `${'d'.repeat(100)} ${index}`,
      sections: [
        { type: 'hero', headline: `Headline ${index}` },
        { type: 'prose', heading: `Heading ${index}`, paragraphs },
      ],
    })),
  })

const findWarnings = (...pages: readonly Page[]) =>
  diagnose(createSite(pages)).map(({ code, path, message }) => [
    code,
    ...path.slice(1),
    ...(message.match(/\d+ of its \d+|(?<= )(?:\d+|\/\d?)(?= |\.$|$)/g) ?? []),
  ])

test('a site without probable mistakes has no warnings', () => {
  expect(findWarnings({}, {})).toEqual([])
})

test('a place has one warning at most', () => {
  const title = `TODO ${'t'.repeat(60)}`
  expect(findWarnings({ title })).toEqual([['text/placeholder', 0, 'title']])
})

describe('pages that repeat another page', () => {
  const write = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `Sentence ${index} of ${name} with enough words.`)
  const findCopies = (...texts: readonly (readonly string[])[]) =>
    findWarnings(...texts.map((paragraphs) => ({ paragraphs: [paragraphs.join(' ')] })))

  test('share at least three sentences', () => {
    expect(findCopies(write('a', 4), write('a', 2))).toEqual([])
    expect(findCopies(write('a', 4), write('a', 3))).toEqual([
      ['page/near-copy', 1, 'path', '3 of its 3', '/'],
    ])
  })
  test('share more than a tenth of the shorter page', () => {
    const long = write('a', 30)
    const share = (all: number) => [...write('a', 3), ...write('b', all - 3)]
    expect(findCopies(long, share(30))).toEqual([])
    expect(findCopies(long, share(29))).toHaveLength(1)
    expect(findCopies(share(29), long)).toHaveLength(1)
  })
  test('are compared with the page that shares most', () => {
    const [five, other] = [write('a', 5), write('b', 5)]
    expect(findCopies(five, other, [...five.slice(0, 3), ...other.slice(0, 4)])).toEqual([
      ['page/near-copy', 2, 'path', '4 of its 7', '/1'],
    ])
  })
})

describe('titles and descriptions', () => {
  test('have the length that search results show, in characters', () => {
    const fine = [{ title: '🙂'.repeat(60) }, { description: 'd'.repeat(70) }]
    expect(findWarnings(...fine, { description: '🙂'.repeat(160) })).toEqual([])
    expect(findWarnings({ title: 't'.repeat(61) })).toEqual([
      ['page/long-title', 0, 'title', '61', '60'],
    ])
    for (const length of [69, 161])
      expect(findWarnings({ description: 'd'.repeat(length) })).toEqual([
        ['page/description-length', 0, 'description', String(length), '70', '160'],
      ])
  })
  test('are compared without case', () => {
    expect(findWarnings(...['A', 'b', 'a', 'B'].map((title) => ({ title })))).toEqual([
      ['page/same-title', 2, 'title', '/'],
      ['page/same-title', 3, 'title', '/1'],
    ])
    const description = 'd'.repeat(100)
    expect(findWarnings({ description }, { description: description.toUpperCase() })).toEqual([
      ['page/same-description', 1, 'description', '/'],
    ])
  })
})

describe('no-break spaces between all words', () => {
  const paragraphs = (text: string) =>
    `company: { name: Example }\npublication: { origin: "https://www.example.com" }\nroutes:\n  - path: /\n    title: Title\n    description: ${'d'.repeat(100)}\n    sections:\n      - type: prose\n        heading: Heading\n        paragraphs:\n          - ${text}\n`
  test.each([
    ['We sit, listen and draw', 'We sit, listen and draw'],
    ['Note: we listen and draw', '"Note: we listen and draw"'],
    ['We use C #1 and others', '"We use C #1 and others"'],
    ["'We don''t sit down'", "'We don''t sit down'"],
    ['"We say \\"so\\" often"', '"We say \\"so\\" often"'],
    ['We [all] sit and draw', 'We [all] sit and draw'],
  ])('are replaced in %j', (text, fixed) => {
    const before = paragraphs(text.replaceAll(' ', '\u00a0'))
    const result = applyFixes(before, diagnose)
    expect(result.applied.map(({ code }) => code)).toContain('text/hidden-sign')
    expect(result.text).toBe(paragraphs(fixed))
  })
  test.each(['+33 1 23 45 67', 'Dr. J. R. R. Smith', '10 000 €'])('accepts %j', (text) => {
    expect(diagnose(paragraphs(`"${text.replaceAll(' ', '\u00a0')}"`))).toEqual([])
  })
})
