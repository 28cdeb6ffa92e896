import { describe, expect, test } from 'vitest'
import type { Span } from '../../../src/content/diagnostics/position.ts'
import { sourceOf } from '../../../src/content/diagnostics/position.ts'
import {
  childOf,
  itemsAt,
  keySpanAt,
  lineOf,
  placeAt,
  spanAt,
  wordIn,
} from '../../../src/content/locate.ts'
import type { Path } from '../../../src/content/model.ts'
import { treeOf } from './tree.ts'

const text = `company:
  name: Plank
routes:
  - path: /
    tags: [one, "two"]
  - path: /a
12: number
`
const root = treeOf(text)
const shown = ({ start, end }: Span) => text.slice(start, end)

describe('spanAt and keySpanAt', () => {
  const cases: [Path, string, string][] = [
    [['company', 'name'], 'Plank', 'name'],
    [['routes', 1, 'path'], '/a', 'path'],
    [['routes', 0, 'tags', 1], '"two"', '"two"'],
    [['12'], 'number', '12'],
    [['company', 'colour'], 'company', 'company'],
    [['company', 'name', 'deeper'], 'name', 'name'],
    [['routes', 0, 'title'], 'p', 'p'],
    [['routes', 7], 'routes', 'routes'],
    [['nothing', 'at', 'all'], 'c', 'c'],
  ]
  test.each(cases)('%j', (path, value, key) => {
    expect(shown(spanAt(root, path))).toBe(value)
    expect(shown(keySpanAt(root, path))).toBe(key)
  })

  test('only the whole path counts as found', () => {
    expect(placeAt(root, ['routes', 0, 'path']).found).toBe(true)
    expect(placeAt(root, ['routes', '0', 'path']).found).toBe(false)
    expect(placeAt(root, ['company', 'constructor']).found).toBe(false)
  })
})

test('itemsAt, wordIn, childOf give nothing where there is nothing', () => {
  expect(itemsAt(root, ['routes'])).toHaveLength(2)
  expect(itemsAt(root, ['company'])).toEqual([])
  expect(itemsAt(root, ['absent'])).toEqual([])
  const company = placeAt(root, ['company']).tree
  expect(wordIn(company, 'name')).toBe('Plank')
  expect(wordIn(company, 'toString')).toBeUndefined()
  expect(wordIn(root, 'company')).toBeUndefined()
  expect(childOf(root, 'company')).toBe(company)
  expect(childOf(company, 'absent')).toBeUndefined()
})

test('lineOf counts from 1', () => {
  const source = sourceOf('site.yaml', text)
  expect(lineOf(source, root, ['company', 'name'])).toBe(2)
  expect(lineOf(source, root, ['routes', 1, 'path'])).toBe(6)
})
