import { describe, expect, test } from 'vitest'
import { childOf } from '../../../src/compiler/locate.ts'
import { misnamed, misnamedAs, placed } from '../../../src/compiler/validate/unknown-keys.ts'
import { treeOf } from '../tree.ts'

/** What the keys of a map were meant to be. @param text the map */
const meant = (text: string, known: readonly string[], missing: readonly string[]) => {
  const own = treeOf(text)
  const keys = [...own.entries.keys()].filter((key) => !known.includes(key))
  return misnamed({ keys, own, known, missing }).map(
    ({ key, meant: name, note, part, covers }) => ({
      key,
      meant: name,
      code: note.code,
      ...(part ? { part } : {}),
      ...(covers && covers.length > 0 ? { covers } : {}),
    }),
  )
}
const unknown = (key: string, name?: string) => ({ key, meant: name, code: 'schema/unknown-key' })

describe('a key that is not known', () => {
  test('is a misspelt one, rather one that is needed', () => {
    expect(meant('titel: x\n', ['title', 'tile'], ['title'])).toEqual([unknown('titel', 'title')])
    expect(meant('tilte: x\n', ['tile', 'title'], ['title'])).toEqual([unknown('tilte', 'title')])
    expect(meant('a: 1\ntile: x\n', ['a', 'tiles'], [])).toEqual([unknown('tile', 'tiles')])
  })
  test('is none that is there already', () => {
    expect(meant('title: x\ntitel: y\n', ['title'], [])).toEqual([unknown('titel')])
  })
  test('is the one that is needed, where as many are strange as are missing', () => {
    expect(meant('a: 1\nquestion: x\n', ['a', 'heading'], ['heading'])).toEqual([
      unknown('question', 'heading'),
    ])
    expect(
      meant('a: 1\nquestion: x\nanswer: y\n', ['a', 'heading', 'text'], ['heading', 'text']),
    ).toEqual([unknown('question', 'heading'), unknown('answer', 'text')])
    expect(meant('a: 1\nquestion: x\nanswer: y\n', ['a', 'heading'], ['heading'])).toEqual([
      unknown('question'),
      unknown('answer'),
    ])
  })
  test('stands for all that is missing where a map is something else altogether', () => {
    expect(meant('x: 1\n', ['heading', 'text'], ['heading', 'text'])).toEqual([
      { ...unknown('x'), covers: ['heading', 'text'] },
    ])
    expect(meant('x: 1\nheading: a\n', ['heading', 'text', 'more'], ['text', 'more'])).toEqual([
      unknown('x'),
    ])
  })
})

describe('a key that is glued to its value', () => {
  test.each([
    ['title=Home:\n', 'yaml/missing-colon', [5, 6]],
    ['title = Home:\n', 'yaml/missing-colon', [6, 7]],
    ['title;Home:\n', 'yaml/missing-colon', [5, 6]],
    ['title：Home:\n', 'yaml/missing-colon', [5, 6]],
    ['title Home:\n', 'yaml/missing-colon', [0, 5]],
    ['title:Home:\n', 'yaml/missing-colon', [5, 6]],
  ])('%j', (text, code, part) => {
    expect(meant(text, ['title'], ['title'])).toEqual([
      { key: text.slice(0, -2), meant: 'title', code, part },
    ])
  })
  test.each(['titles:\n', 'titleHome:\n', 'title=:\n'])('%j is not', (text) => {
    const [one] = meant(text, ['title'], ['title'])
    expect(one?.code).toBe('schema/unknown-key')
  })
  test('says which sign stands there, or that a space is missing', () => {
    const note = (text: string) => {
      const own = treeOf(text)
      return misnamed({ keys: [...own.entries.keys()], own, known: ['a'], missing: [] })[0]?.note
        .message
    }
    expect(note('a=b:\n')).toContain('=')
    expect(note('a:b:\n')).toContain('space is missing')
    expect(note('a b:\n')).not.toContain('=')
  })
})

describe('between braces', () => {
  const inBraces = (text: string, known: readonly string[], missing: readonly string[] = []) => {
    const own = childOf(treeOf(`m: ${text}\n`), 'm')
    if (own?.kind !== 'map') throw new Error('This is no map.')
    const keys = [...own.entries.keys()].filter((key) => !known.includes(key))
    return misnamed({ keys, own, known, missing }).map(({ key, note }) => [key, note.code])
  }
  test('words without a colon belong to the text before the comma, and that is said once', () => {
    expect(inBraces('{ label: Yes, no, maybe }', ['label'])).toEqual([['no', 'yaml/comma-in-text']])
  })
  test('a key with a value is one', () => {
    expect(inBraces('{ label: Yes, no: 1 }', ['label'])).toEqual([['no', 'schema/unknown-key']])
  })
  test('a comma behind a key without its colon is an echo', () => {
    expect(inBraces('{ label "a, b", to: x }', ['label', 'to'])).toEqual([
      ['label "a', 'yaml/missing-colon'],
    ])
  })
})

describe('the key that was meant', () => {
  const as = (name: string, text: string) => misnamedAs(name, treeOf(text))?.key
  test.each([
    ['type', 'typ: x\n', 'typ'],
    ['type', 'a: 1\ntype=hero:\n', 'type=hero'],
    ['type', 'type: x\ntyp: y\n', undefined],
    ['type', 'other: x\n', undefined],
  ])('%s in %j is %s', (name, text, key) => expect(as(name, text)).toBe(key))

  test('is in a map', () => {
    const list = childOf(treeOf('a: [typ]\n'), 'a')
    expect(list && misnamedAs('type', list)).toBeUndefined()
  })
})

test('a finding is placed at its key, or at the part of it that it is about', () => {
  const root = treeOf('titel=x: 1\n')
  const note = { code: 'schema/unknown-key', message: 'No.' } as const
  const at = (part?: readonly [number, number]) =>
    placed(root, { key: 'titel=x', note, ...(part ? { part } : {}) }, ['titel=x']).span
  expect([at(), at([5, 6])]).toEqual([
    { start: 0, end: 7 },
    { start: 5, end: 6 },
  ])
})
