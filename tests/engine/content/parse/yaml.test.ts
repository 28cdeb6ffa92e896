import { expect, test } from 'vitest'
import { limits } from '../../../../src/content/parse/limits.ts'
import { parseYaml } from '../../../../src/content/parse/yaml.ts'

test.each([
  ['', 1, [], 0],
  ['a: 1\n', 1, [], 8],
  ['a: 1\nb: [x, y]\n', 1, [], 21],
  ['%YAML 1.2\n---\na: 1\n', 1, [0], 12],
])('%j has documents, directives and lexemes', (text, documents, directives, lexemes) => {
  const parsed = parseYaml(text)
  expect({ ...parsed, documents: parsed.documents.length }).toEqual({
    documents,
    directives,
    lexemes,
  })
})

test('errors of the parser have no stack trace', () => {
  Error.stackTraceLimit = 7
  const [error] = parseYaml('a: @x\n').documents.flatMap(({ errors }) => errors)
  expect(error?.stack).not.toContain('\n    at ')
  expect(Error.stackTraceLimit).toBe(7)
  expect(new Error('x').stack).toContain('\n    at ')
})

test('stops after a few documents', () => {
  const { documents, lexemes } = parseYaml('---\na: 1\n'.repeat(2 * limits.documents))
  expect(documents).toHaveLength(limits.documents + 2)
  expect(lexemes).toBe(100)
})

test('stops in a list that is too long', () => {
  const { stopped, ...rest } = parseYaml(`a: [${'x, '.repeat(limits.entries + 1)}]\n`)
  expect(rest).toMatchObject({ documents: [], directives: [] })
  expect(stopped).toMatchObject({
    code: 'yaml/map-too-large',
    span: { start: 60_003, end: 60_004 },
    path: [],
  })
})
