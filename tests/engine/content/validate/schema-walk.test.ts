import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  findUnionOption,
  getDescription,
  getSchemaAt,
  getSchemaKeys,
  unwrapSchema,
} from '../../../../src/content/validate/schema-walk.ts'

const a = z.strictObject({ kind: z.literal('a'), x: z.string().meta({ description: 'The x.' }) })
const b = z.strictObject({ kind: z.literal('b'), y: z.number() })
const kinds = z.discriminatedUnion('kind', [a, b])
const either = z.union([
  z.string(),
  z.strictObject({ open: z.string() }),
  z.strictObject({ to: z.string() }),
])
const word = z.string()
const site = z.strictObject({
  list: z.array(kinds).optional(),
  names: z.record(z.string(), z.strictObject({ word })),
  link: either.optional(),
})

describe('inner', () => {
  test.each([
    ['optional', word.optional()],
    ['default', word.default('x')],
    ['transformed', word.transform(Number)],
    ['all of it', word.transform(Number).optional().default(1)],
  ])('%s', (_, schema) => expect(unwrapSchema(schema)).toBe(word))
})

describe('optionFor', () => {
  test('goes by the discriminator', () => {
    expect(findUnionOption(kinds, { kind: 'b', x: 1 })).toBe(b)
    expect(findUnionOption(kinds, { kind: 'c' })).toBeUndefined()
    expect(findUnionOption(kinds, null)).toBeUndefined()
  })

  test('else by the keys', () => {
    expect(getSchemaKeys(either, { to: 1 })).toEqual(['to'])
    expect(getSchemaKeys(either, { open: 1, other: 2 })).toEqual(['open'])
  })

  test('also where a key is misspelt', () => {
    expect(getSchemaKeys(either, { tp: 1 })).toEqual(['to'])
    expect(getSchemaKeys(either, { tp: 1, opne: 2, open: 3 })).toEqual(['open'])
  })
})

describe('schemaAt', () => {
  const value = { list: [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }], link: { open: 'x' } }

  test.each([
    [['list', 0, 'x'], 'The x.'],
    [['list', 1, 'x'], undefined],
    [['list', 2, 'x'], undefined],
    [['absent', 'x'], undefined],
    [['constructor'], undefined],
  ])('%j is about %s', (path, about) => {
    expect(getDescription(getSchemaAt(site, value, path))).toBe(about)
  })

  test('goes through records and unions', () => {
    expect(getSchemaAt(site, value, ['names', 'any', 'word'])).toBe(word)
    expect(getSchemaKeys(getSchemaAt(site, value, ['names', 'any']), {})).toEqual(['word'])
    expect(getSchemaKeys(getSchemaAt(site, value, ['link']), value.link)).toEqual(['open'])
    expect(getSchemaKeys(getSchemaAt(site, value, ['names']), {})).toEqual([])
  })
  test('ends where there is nothing below', () => {
    expect(getSchemaAt(site, value, ['names', 'any', 'word', 'deeper'])).toBeUndefined()
    expect(getSchemaAt(site, value, ['names', 'any', 'word', 'deeper', 'still'])).toBeUndefined()
  })

  test('does not need the value', () => {
    expect(getSchemaAt(site, { names: null }, ['names', 'any', 'word'])).toBe(word)
    expect(getSchemaAt(site, null, ['names', 'any', 'word'])).toBe(word)
  })
})
