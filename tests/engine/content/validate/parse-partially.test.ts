/** Called directly with unions that the grammar of a site does not have. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parsePartially } from '../../../../src/content/validate/parse-partially.ts'

const link = z.strictObject({ to: z.string(), label: z.string() })
const panel = z.strictObject({ open: z.string(), about: z.string().optional() })
const schema = z.strictObject({
  one: z.union([z.string(), link, panel]),
  deep: z
    .array(z.union([link, z.strictObject({ inside: z.union([panel, z.number()]) })]))
    .optional(),
})

const issues = (value: unknown) =>
  parsePartially(schema, value).issues.map(({ code, path }) => [code, path.join('.')])

const KEYS = ['unrecognized_keys', 'one']

describe('parsePartially reports the issues of the option that fits best', () => {
  test.for<readonly [one: unknown, expected: readonly (readonly string[])[]]>([
    [{ to: 1, label: 'x' }, [['invalid_type', 'one.to']]],
    [{ to: 'x' }, [['invalid_type', 'one.label']]],
    [{ open: 1 }, [['invalid_type', 'one.open']]],
    [{ opne: 'x' }, [['invalid_type', 'one.open'], KEYS]],
    [{ to: 'x', label: 'y', more: 1 }, [KEYS]],
    [{ open: 'x', about: 1, to: 'y' }, [['invalid_type', 'one.about'], KEYS]],
    ...[7, { strange: 1 }, { strange: 1, other: 2 }, [], null].map(
      (one) => [one, [['invalid_union', 'one']]] as const,
    ),
  ])('%j', ([one, expected]) => {
    expect(issues({ one }).toSorted()).toEqual(expected)
  })
  test('in nested unions', () => {
    const inside = (value: unknown) => issues({ one: 'x', deep: [{ inside: value }] })
    expect(inside({ open: 1 })).toEqual([['invalid_type', 'deep.0.inside.open']])
    expect(inside('x')).toEqual([['invalid_union', 'deep.0.inside']])
  })
})

test('parsePartially keeps the valid values beside invalid ones', () => {
  const upper = z.strictObject({
    a: z.string().transform((one) => one.toUpperCase()),
    b: z.number(),
  })
  const { data, partial } = parsePartially(z.array(z.union([z.number(), upper])), [
    1,
    { a: 'x', b: 'y' },
  ])
  expect(data).toBeUndefined()
  expect(partial).toEqual([1, { a: 'X', b: 'y' }])
})
