import { describe, expect, test } from 'vitest'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import type { PageData } from '../../../../src/content/model.ts'
import { checkPrefixes } from '../../../../src/content/review/check-prefixes.ts'
import { checkFonts } from '../../../../src/content/review/fonts.ts'
import { findNearCopies, listSentences } from '../../../../src/content/review/near-copies.ts'
import { checkPageHeads } from '../../../../src/content/review/page-heads.ts'
import { TextCache } from '../../../../src/content/text-cache.ts'
import { treeOf } from '../tree.ts'

/** Pages with these texts, whose addresses are `/0`, `/1` and so on. */
const pagesWith = (
  ...pages: readonly { title?: string; description?: string; texts?: readonly unknown[] }[]
): PageData[] =>
  pages.map(({ title = '', description = '', texts = [] }, index) => {
    // What looks at pages as a whole reads nothing else of them.
    const page = { path: `/${index}`, title, description, sections: texts }
    return page as unknown as PageData
  })

/** The tree of a site file with as many pages. */
const treeWith = (count: number) =>
  treeOf(`routes:\n${'  - { path: /, title: t, description: d }\n'.repeat(count)}`)

describe('sentences', () => {
  test.each([
    [
      'One two three four five six. And this one has six words! Short.',
      ['one two three four five six.', 'and this one has six words!'],
    ],
    ['A b c d e f.  G h i j k l', ['a b c d e f.', 'g h i j k l']],
    ['One two three four five', []],
    ['a b c d e f? g h i j k l', ['a b c d e f?', 'g h i j k l']],
    ['a.b c d e  f\ng', ['a.b c d e f g']],
    [{ deep: [{ er: 'A b c d e f' }, 7, null] }, ['a b c d e f']],
    [undefined, []],
  ])('of %j', (value, sentences) => expect([...listSentences(value)]).toEqual(sentences))
})

describe('pages that repeat another one', () => {
  const sentences = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `Sentence ${index} of ${name} with enough words`)
  type Texts = readonly (readonly string[])[]
  const foundBy = (memory: TextCache<readonly string[]> | undefined, texts: Texts) =>
    findNearCopies(
      treeWith(texts.length),
      pagesWith(...texts.map((one) => ({ texts: one }))),
      memory,
    ).map(({ path, message }) => [path, message.match(/\d+ of its \d+|\/\d/g)])
  const found = (...texts: Texts) => foundBy(undefined, texts)
  const told = (page: number, shared: string, other: string) => [
    ['routes', page, 'path'],
    [shared, other],
  ]

  test('are found just so by who remembers their sentences, and those that have changed', () => {
    const memory = new TextCache<readonly string[]>()
    const [one, two, other] = [sentences('a', 4), sentences('a', 3), sentences('b', 4)]
    for (const texts of [
      [one, two],
      [one, two],
      [other, two],
      [one, two, one],
    ])
      expect(foundBy(memory, texts)).toEqual(found(...texts))
    expect(foundBy(memory, [one, two])).toHaveLength(1)
  })

  test('share three sentences at least', () => {
    expect(found(sentences('a', 4), sentences('a', 2))).toEqual([])
    expect(found(sentences('a', 4), sentences('a', 3))).toEqual([told(1, '3 of its 3', '/0')])
  })
  test('and more than a tenth of the shorter one', () => {
    const long = sentences('a', 40)
    const shared = (all: number) => [...sentences('a', 3), ...sentences('b', all - 3)]
    for (const [all, copies] of [
      [30, 0],
      [29, 1],
    ] as const) {
      expect(found(long, shared(all))).toHaveLength(copies)
      expect(found(shared(all), long)).toHaveLength(copies)
    }
  })
  test('each is held against the page that had a sentence first', () => {
    const [five, other] = [sentences('a', 5), sentences('b', 5)]
    expect(found(five, other, [...five.slice(0, 3), ...other.slice(0, 4)], five)).toEqual([
      told(2, '3 of its 7', '/0'),
      told(2, '4 of its 7', '/1'),
      told(3, '5 of its 5', '/0'),
    ])
  })
  test('a sentence that is said twice on a page counts once', () => {
    const [one = ''] = sentences('a', 1)
    expect(found(sentences('a', 5), [one, one, one, one])).toEqual([])
  })
})

describe('titles and descriptions', () => {
  const fine = 'd'.repeat(100)
  /** What is said of pages whose titles and descriptions are right but for what is given. */
  const found = (...pages: readonly { title?: string; description?: string }[]) => {
    const all = pages.map((page, index) => ({
      title: `Title ${index}`,
      description: `${fine} ${index}`,
      ...page,
    }))
    return checkPageHeads(treeWith(all.length), pagesWith(...all)).map(
      ({ code, path, message }) => [
        code,
        ...path.slice(1),
        /(?<= )(\d+|\/\d)(?= )/.exec(message)?.[0],
      ],
    )
  }

  test('are of a length that is shown in full, counted in signs', () => {
    const titles = ['t'.repeat(60), '🙂'.repeat(60)].map((title) => ({ title }))
    const descriptions = ['d'.repeat(70), 'd'.repeat(160), '🙂'.repeat(160)]
    expect(found(...titles, ...descriptions.map((description) => ({ description })))).toEqual([])
    expect(found({ title: 't'.repeat(61) })).toEqual([['page/long-title', 0, 'title', '61']])
    for (const length of [69, 161])
      expect(found({ description: 'd'.repeat(length) })).toEqual([
        ['page/description-length', 0, 'description', String(length)],
      ])
  })
  test('are those of the one page that had them first, capital letters or not', () => {
    expect(found(...['A', 'b', 'a', 'B', 'A'].map((title) => ({ title })))).toEqual([
      ['page/same-title', 2, 'title', '/0'],
      ['page/same-title', 3, 'title', '/1'],
      ['page/same-title', 4, 'title', '/0'],
    ])
    expect(found({ description: fine }, { description: fine.toUpperCase() })).toEqual([
      ['page/same-description', 1, 'description', '/0'],
    ])
  })
})

test.each<readonly [text: string, said: readonly string[]]>([
  ['collections: { a: { prefix: S }, b: { prefix: T } }\n', []],
  ['collections: { a: { prefix: S }, b: { prefix: S }, c: { prefix: S } }\n', ['b a 1', 'c a 1']],
  ['collections:\n  a:\n    label: A\n    prefix: S\n  b:\n    prefix: S\n', ['b a 4']],
  ['collections: { a: { prefix: 1 }, b: { prefix: 1 }, c: x, d: {} }\n', []],
  ['collections: x\n', []],
  ['other: 1\n', []],
])('reports prefixes that two collections share, with the line of the first: %j', (text, said) => {
  const found = checkPrefixes(createSource('x', text), treeOf(text)).map(
    ({ path, message, hint = '' }) =>
      [path[1], /"(\w+)"/.exec(message)?.[1], /line (\d+)/.exec(hint)?.[1]].join(' '),
  )
  expect(found).toEqual(said)
})

describe('fonts', () => {
  const files = new Map(['/fonts/a.woff2', '/fonts/b.svg'].map((name) => [name, null]))
  const found = (text: string) => checkFonts(treeOf(text), files)
  test('have to be there', () => {
    const fonts = 'display: { src: /fonts/a.woff2 }, text: { src: /fonts/aa.woff2 }'
    const all = found(`theme: { fonts: { ${fonts}, mono: { src: /fonts/c.svg } } }\n`)
    expect(all.map(({ path, hint }) => [path.join('.'), hint])).toEqual([
      ['theme.fonts.text.src', expect.stringContaining('"/fonts/a.woff2"')],
      ['theme.fonts.mono.src', expect.not.stringContaining('.svg')],
    ])
  })
  test('are located in a list of files', () => {
    const all = found('theme: { fonts: { mono: { src: [/fonts/a.woff2, /fonts/c.woff2] } } }\n')
    expect(all.map(({ path }) => path)).toEqual([['theme', 'fonts', 'mono', 'src', 1]])
  })
  test.each([
    'theme: {}\n',
    'theme: { fonts: x }\n',
    'theme: { fonts: { text: { src: 1 }, mono: x } }\n',
    'fonts: { text: { src: /x } }\n',
  ])('are not looked for in %j', (text) => expect(found(text)).toEqual([]))
})
