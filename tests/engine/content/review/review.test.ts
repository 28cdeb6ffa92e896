import { describe, expect, test } from 'vitest'
import { sourceOf } from '../../../../src/content/diagnostics/position.ts'
import { fontDiagnostics } from '../../../../src/content/review/font-diagnostics.ts'
import { nearCopies, sentencesIn } from '../../../../src/content/review/near-copies.ts'
import { headDiagnostics } from '../../../../src/content/review/page-heads.ts'
import { setDiagnostics } from '../../../../src/content/review/set-diagnostics.ts'
import { TextMemory } from '../../../../src/content/text-memory.ts'
import { treeOf } from '../tree.ts'
import { fileWith, pagesWith } from './pages.ts'

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
  ])('of %j', (value, sentences) => expect([...sentencesIn(value)]).toEqual(sentences))
})

describe('pages that repeat another one', () => {
  const sentences = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `Sentence ${index} of ${name} with enough words`)
  type Texts = readonly (readonly string[])[]
  const foundBy = (memory: TextMemory<readonly string[]> | undefined, texts: Texts) =>
    nearCopies(
      treeOf(fileWith(texts.length)),
      pagesWith(...texts.map((one) => ({ texts: one }))),
      memory,
    ).map(({ path, message }) => [path, message.match(/\d+ of its \d+|\/\d/g)])
  const found = (...texts: Texts) => foundBy(undefined, texts)

  test('are found just so by who remembers their sentences, and those that have changed', () => {
    const memory = new TextMemory<readonly string[]>()
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
    expect(found(sentences('a', 4), sentences('a', 3))).toEqual([
      [
        ['routes', 1, 'path'],
        ['3 of its 3', '/0'],
      ],
    ])
  })
  test('and more than a tenth of the shorter one', () => {
    const shared = (count: number, all: number) => [
      ...sentences('a', count),
      ...sentences('b', all - count),
    ]
    expect(found(sentences('a', 40), shared(3, 30))).toEqual([])
    expect(found(sentences('a', 40), shared(3, 29))).toHaveLength(1)
    expect(found(shared(3, 29), sentences('a', 40))).toHaveLength(1)
    expect(found(shared(3, 30), sentences('a', 40))).toEqual([])
  })
  test('each is held against the page that had a sentence first', () => {
    expect(
      found(
        sentences('a', 5),
        sentences('b', 5),
        [...sentences('a', 3), ...sentences('b', 4)],
        sentences('a', 5),
      ),
    ).toEqual([
      [
        ['routes', 2, 'path'],
        ['3 of its 7', '/0'],
      ],
      [
        ['routes', 2, 'path'],
        ['4 of its 7', '/1'],
      ],
      [
        ['routes', 3, 'path'],
        ['5 of its 5', '/0'],
      ],
    ])
  })
  test('a sentence that is said twice on a page counts once', () => {
    const [one = ''] = sentences('a', 1)
    expect(found(sentences('a', 5), [one, one, one, one])).toEqual([])
  })
})

describe('titles and descriptions', () => {
  const fine = 'd'.repeat(100)
  const found = (...pages: readonly { title?: string; description?: string }[]) => {
    const all = pages.map((page, index) => ({
      title: `Title ${index}`,
      description: `${fine} ${index}`,
      ...page,
    }))
    return headDiagnostics(treeOf(fileWith(all.length)), pagesWith(...all)).map(
      ({ code, path }) => [code, path[1], path[2]],
    )
  }

  test('are of a length that is shown in full', () => {
    expect(found({ title: 't'.repeat(60) }, { title: '🙂'.repeat(60) })).toEqual([])
    expect(found({ title: 't'.repeat(61) })).toEqual([['page/long-title', 0, 'title']])
    expect(
      found(
        { description: 'd'.repeat(70) },
        { description: 'd'.repeat(160) },
        { description: '🙂'.repeat(160) },
      ),
    ).toEqual([])
    const wrong = ['page/description-length', 0, 'description']
    expect(found({ description: 'd'.repeat(69) })).toEqual([wrong])
    expect(found({ description: 'd'.repeat(161) })).toEqual([wrong])
  })
  test('are those of one page, capital letters or not', () => {
    expect(found({ title: 'A' }, { title: 'b' }, { title: 'a' }, { title: 'B' })).toEqual([
      ['page/same-title', 2, 'title'],
      ['page/same-title', 3, 'title'],
    ])
    expect(found({ description: fine }, { description: fine.toUpperCase() })).toEqual([
      ['page/same-description', 1, 'description'],
    ])
  })
  test('are told with their length', () => {
    const pages = pagesWith({ title: 't'.repeat(61), description: fine })
    expect(headDiagnostics(treeOf(fileWith(1)), pages)[0]?.message).toContain(' 61 ')
  })
  test('name the page that had it first', () => {
    const pages = pagesWith(...['a', 'A', 'a'].map((title) => ({ title, description: fine })))
    const messages = headDiagnostics(treeOf(fileWith(3)), pages).map(({ message }) => message)
    expect(messages.filter((one) => one.includes(' /0 '))).toHaveLength(4)
  })
})

describe('letters of sets', () => {
  const found = (text: string) =>
    setDiagnostics(sourceOf('x', text), treeOf(text)).map(({ path, message, hint }) => [
      path,
      /"(\w+)"/.exec(message)?.[1],
      /line (\d+)/.exec(hint ?? '')?.[1],
    ])
  test('belong to one each', () => {
    expect(found('sets:\n  a: { letter: S }\n  b: { letter: T }\n')).toEqual([])
    expect(found('sets:\n  a: { letter: S }\n  b: { letter: S }\n  c: { letter: S }\n')).toEqual([
      [['sets', 'b', 'letter'], 'a', '2'],
      [['sets', 'c', 'letter'], 'a', '2'],
    ])
  })
  test('are told with the line where they stand first', () => {
    const text = 'sets:\n  a:\n    label: A\n    letter: S\n  b:\n    letter: S\n'
    expect(found(text)).toEqual([[['sets', 'b', 'letter'], 'a', '4']])
  })
  test.each([
    'sets: x\n',
    'other: 1\n',
    'sets: { a: { letter: 1 }, b: { letter: 1 }, c: x, d: {} }\n',
  ])('are not looked for in %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('fonts', () => {
  const files = new Map([
    ['/fonts/a.woff2', null],
    ['/fonts/b.svg', null],
  ])
  const found = (text: string) =>
    fontDiagnostics(treeOf(text), files).map(({ path, hint }) => [path, hint])
  test('have to be there', () => {
    expect(
      found(
        'theme: { fonts: { display: { src: /fonts/a.woff2 }, text: { src: /fonts/aa.woff2 }, mono: { src: /fonts/c.svg } } }\n',
      ),
    ).toEqual([
      [['theme', 'fonts', 'text', 'src'], expect.stringContaining('"/fonts/a.woff2"')],
      [['theme', 'fonts', 'mono', 'src'], expect.not.stringContaining('.svg')],
    ])
  })
  test.each([
    'theme: {}\n',
    'theme: { fonts: x }\n',
    'theme: { fonts: { text: { src: 1 }, mono: x } }\n',
    'fonts: { text: { src: /x } }\n',
  ])('are not looked for in %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
