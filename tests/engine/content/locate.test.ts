import { describe, expect, test } from 'vitest'
import type { Span } from '../../../src/content/diagnostics/position.ts'
import {
  getChild,
  getItems,
  getKeySpan,
  getSpan,
  getString,
  locate,
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

describe('a place in a tree', () => {
  test.each<[path: Path, value: string, key: string]>([
    [['company', 'name'], 'Plank', 'name'],
    [['routes', 1, 'path'], '/a', 'path'],
    [['routes', 0, 'tags', 1], '"two"', '"two"'],
    [['12'], 'number', '12'],
    [['company', 'color'], 'company', 'company'],
    [['company', 'name', 'deeper'], 'name', 'name'],
    [['routes', 0, 'title'], 'p', 'p'],
    [['routes', 7], 'routes', 'routes'],
    [['nothing', 'at', 'all'], 'c', 'c'],
  ])('%j has its value, and its key', (path, value, key) => {
    expect([getSpan(root, path), getKeySpan(root, path)].map(shown)).toEqual([value, key])
  })

  test.each<[path: Path, found: boolean]>([
    [[], true],
    [['routes', 0, 'path'], true],
    [['routes', '0', 'path'], false],
    [['company', 'constructor'], false],
    [['company', 'name', 0], false],
    [['routes', 'path'], false],
    [['routes', 2], false],
    [[0], false],
  ])('%j is found: %j', (path, found) => expect(locate(root, path).found).toBe(found))
})

test('what is not there is no item, no word and no child', () => {
  const paths = [['routes'], ['company'], ['absent']]
  expect(paths.map((path) => getItems(root, path).length)).toEqual([2, 0, 0])
  const { tree: company } = locate(root, ['company'])
  expect(['name', 'toString'].map((key) => getString(company, key))).toEqual(['Plank', undefined])
  expect([getString(root, 'company'), getChild(root, 'company')]).toEqual([undefined, company])
  const { tree: list } = locate(root, ['routes'])
  expect([company, list].map((tree) => getChild(tree, 'absent'))).toEqual([undefined, undefined])
})
