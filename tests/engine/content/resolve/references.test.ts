import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createReference } from '../../../../schemas/reference.ts'
import { findReferences, isReference } from '../../../../src/content/resolve/references.ts'

const text = z
  .string()
  .min(1)
  .transform((template) => createReference({ ref: 'text', template } as const))
const link = z.string().transform((to) => createReference({ ref: 'link', to } as const))
const plain = z.string().transform((value) => value.length)
const tagless = z.string().transform((value) => ({ ref: value.length }))
const nothing = z.string().transform(() => null)
const image = z
  .strictObject({ src: z.string(), alt: z.string().optional() })
  .transform(({ src, alt }) =>
    createReference({
      ref: 'image' as const,
      src,
      ...(alt ? { alt: { ref: 'text' as const, template: alt } } : {}),
    }),
  )
const schema = z.strictObject({
  title: text,
  more: text.optional(),
  usual: text.default(createReference({ ref: 'text', template: 'x' })),
  list: z.array(link).optional(),
  byName: z.record(z.string(), text).optional(),
  picture: image.optional(),
  either: z
    .union([z.strictObject({ heading: text }), z.strictObject({ target: link, label: text })])
    .optional(),
  count: plain.optional(),
  other: tagless.optional(),
  none: nothing.optional(),
  number: z.number().optional(),
})

const found = (value: unknown) =>
  [...findReferences(schema, value)].map(({ ref, path }) => [path.join('.'), ref.ref])

describe('references', () => {
  test('are found wherever they stand', () => {
    expect(
      found({
        title: 't',
        more: 'm',
        usual: 'u',
        list: ['/a', '/b'],
        byName: { x: 'y' },
        picture: { src: '/p.svg', alt: 'p' },
        either: { target: '/c', label: 'd' },
        number: 7,
      }),
    ).toEqual([
      ['title', 'text'],
      ['more', 'text'],
      ['usual', 'text'],
      ['list.0', 'link'],
      ['list.1', 'link'],
      ['byName.x', 'text'],
      ['picture', 'image'],
      ['picture.alt', 'text'],
      ['either.target', 'link'],
      ['either.label', 'text'],
    ])
  })
  test('have an alternative text only where they are pictures with one', () => {
    expect(found({ picture: { src: '/p.svg' } })).toEqual([['picture', 'image']])
  })
  test('are found also where something else does not fit', () => {
    expect(found({ title: '', strange: 'x', list: [7, '/a'], either: { label: 'd' } })).toEqual([
      ['list.1', 'link'],
      ['either.label', 'text'],
    ])
  })
  const others: readonly unknown[] = [
    { title: undefined, more: null, list: null, byName: null, either: null },
    { list: { 0: '/a' } },
    { list: 'x' },
    { byName: ['x'] },
    { byName: 'x' },
    { either: ['x'] },
    { either: 'x' },
    { toString: 'x', constructor: 'y' },
    { count: 'x', other: 'y', none: 'z' },
    [],
    'x',
    null,
    undefined,
  ]
  test.each(others.map((value) => [value]))(
    'are not looked for in what is of another kind: %j',
    (value) => {
      expect(found(value)).toEqual([])
    },
  )
  test('know where they stand in a larger value', () => {
    expect([...findReferences(text, 'x', ['a', 1])]).toEqual([
      { ref: { ref: 'text', template: 'x' }, path: ['a', 1] },
    ])
  })
})

test.each([
  [createReference({ ref: 'text' }), true],
  [{ ref: 'text' }, false],
  [{ other: 'text' }, false],
  [null, false],
  ['ref', false],
  [undefined, false],
])('%j is a reference: %s', (value, expected) => expect(isReference(value)).toBe(expected))

describe('references of values by kind', () => {
  const title = z.strictObject({ kind: z.literal('a'), text })
  const other = z.strictObject({ kind: z.literal('b'), text: link })
  const sections = z.array(z.discriminatedUnion('kind', [title, other]))
  const paths = (value: unknown, all: z.ZodType = sections) =>
    [...findReferences(all, value)].map(({ ref, path }) => `${ref.ref} ${path.join('.')}`)

  test('are found at their paths, also if one value is used twice', () => {
    const one = { kind: 'a', text: 'One' }
    expect(paths([one, { kind: 'b', text: '/b' }, one])).toEqual([
      'text 0.text',
      'link 1.text',
      'text 2.text',
    ])
    expect(paths([{ kind: 'b', text: '/b' }, one])).toEqual(['link 0.text', 'text 1.text'])
  })

  test('are those of the schema that is asked about', () => {
    const one = { kind: 'a', text: '/One' }
    const linked = z.strictObject({ kind: z.literal('a'), text: link })
    expect(paths([one])).toEqual(['text 0.text'])
    expect(paths([one], z.array(z.discriminatedUnion('kind', [linked])))).toEqual(['link 0.text'])
  })

  test('are none in what has no kind', () => {
    expect(paths([['a'], 'a', null, { text: 'One' }, { kind: 'c', text: 'One' }])).toEqual([])
  })
})
