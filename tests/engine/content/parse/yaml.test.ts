import { expect, test } from 'vitest'
import { limits } from '../../../../src/content/parse/limits.ts'
import { parseYaml } from '../../../../src/content/parse/yaml.ts'

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
