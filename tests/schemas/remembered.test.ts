import { expect, test } from 'vitest'
import { z } from 'zod'
import { remembered } from '../../schemas/remembered.ts'

/** A schema of texts by name that says how often it has looked at one. */
function counting() {
  const looks: string[] = []
  const text = z.string().transform((written) => {
    looks.push(written)
    return { written }
  })
  const schema = remembered(z.strictObject({ text }).meta({ title: 'A text' }))
  return { looks, schema, list: z.array(schema) }
}

test('what is right is looked at once, and gives the same each time', () => {
  const { looks, list } = counting()
  const one = { text: 'one' }
  const [first] = list.parse([one])
  expect(list.parse([{ text: 'two' }, one])[1]).toBe(first)
  expect(first).toEqual({ text: { written: 'one' } })
  expect(looks).toEqual(['one', 'two'])
})

test('what is wrong is said each time, at its place', () => {
  const { list } = counting()
  const wrong = { text: 'one', colour: 'red' }
  for (const all of [[wrong], [{ text: 'two' }, wrong], [wrong, wrong]]) {
    const { error } = list.safeParse(all)
    expect(error?.issues.map(({ code, path }) => [code, path])).toEqual(
      all.flatMap((one, at) => (one === wrong ? [['unrecognized_keys', [at]]] : [])),
    )
  }
})

test('what is no object is told apart by what it says', () => {
  const words = z.array(remembered(z.string()))
  expect(words.parse(['one', 'one', 'two'])).toEqual(['one', 'one', 'two'])
  expect(words.safeParse([null, 'one']).success).toBe(false)
})

test('the schema stays what it is', () => {
  const { schema } = counting()
  expect(schema).toBeInstanceOf(z.ZodObject)
  expect(schema.meta()).toMatchObject({ title: 'A text' })
})
