import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getChild } from '../../../../src/content/locate.ts'
import { toData } from '../../../../src/content/tree.ts'
import { describeIssue, type Field } from '../../../../src/content/validate/issues.ts'
import { parsePartially } from '../../../../src/content/validate/parse-partially.ts'
import { findWordingFaults } from '../diagnostics/wording.ts'
import { treeOf } from '../tree.ts'

const FIELD: Field = {
  key: 'k',
  isEntry: false,
  about: 'What it is.',
  keys: ['to', 'label'],
  fits: () => false,
}

/** The diagnostic of an invalid value. @param written the value as in the file */
const reported = (schema: z.ZodType, written: string, field: Partial<Field> = {}) => {
  const tree = getChild(treeOf(`k: ${written}\n`), 'k')
  if (!tree) throw new Error('There is no value.')
  const [issue] = parsePartially(schema, toData(tree)).issues
  if (!issue) throw new Error('It is taken.')
  const message = describeIssue(issue, tree, { ...FIELD, ...field })
  // A hint is optional in a message, in a diagnostic it is there or not.
  expect(findWordingFaults(message)).toEqual([])
  return message
}
const list = z.array(z.string())
const group = z.strictObject({ to: z.string() })
const filled = z.record(z.string(), z.string()).check(({ value, issues }) => {
  issues.push({ code: 'too_small', origin: 'record', minimum: 1, input: value })
})

describe('a value of another type', () => {
  test.each([
    [z.string(), 'True', /text, found True/, /"True"/],
    [z.number(), '-3.5 percent', /./, /: -3\.5\.$/],
    [z.number(), 'about 3,500 people', /./, /: 3500\.$/],
    [z.number(), "1'000'000", /./, /: 1000000\.$/],
    [z.number(), '12,3456', /./, /: 12\.3456\.$/],
    [z.number(), '1234,500', /./, /: 1234\.500\.$/],
    [z.number(), '-1.234,5 px', /./, /: -1234\.5\.$/],
    [z.int(), '4.9', /a whole number/, undefined],
    [z.number(), '3.75 metres', /./, /: 3\.75\.$/],
    [z.number(), '[1]', /a number, found a list/, undefined],
    [z.boolean(), 'sure', /true or false, found text/, undefined],
    [group, '[x]', /a group.+found a list/, /to, label\.$/],
    [z.record(z.string(), z.string()), 'word', /a group.+found text/, undefined],
    [z.bigint(), 'x', /found text/, undefined],
  ])('number %#', (schema, written, message, hint) => {
    const found = reported(schema, written)
    expect(found.code).toBe('schema/wrong-type')
    expect(found.message).toMatch(message)
    if (hint) expect(found.hint).toMatch(hint)
    else expect(found.hint).toBeUndefined()
  })
})

describe('sizes', () => {
  test.each([
    [z.string().min(3), 'ab', 'schema/too-few', /text.+at least 3/],
    [z.string().max(3), 'abcd', 'schema/too-many', /text.+at most 3/],
    [z.string().length(3), 'abcd', 'schema/too-many', /exactly 3/],
    [list.min(2), '[a]', 'schema/too-few', /list.+at least 2/],
    [z.number().min(2), '1', 'schema/too-few', /number.+ 2\./],
    [z.string().length(3), 'ab', 'schema/too-few', /exactly 3/],
    [filled, '{}', 'schema/too-few', /group.+at least 1/],
    [list.max(1), '[a, b]', 'schema/too-many', /list.+at most 1/],
  ] as const)('number %#', (schema, written, code, message) => {
    expect(reported(schema, written)).toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
  })
})
