/** Called directly, because a compiled site does not contain the names of its section types. */
import { expect, test } from 'vitest'
import { parseSectionTypes } from '../../../../src/content/validate/section-types.ts'
import { treeOf } from '../tree.ts'

test.each([
  ['Page  Head', 'page-head'],
  ['_head', 'head'],
  ['_Page Head_', 'page-head'],
])('sections can use the type %j as %s', (name, validName) => {
  const root = treeOf(`sectionTypes:\n  ${name}: { kind: hero }\n`)
  const { types } = parseSectionTypes(root, ['hero'], new Map(), [])
  expect(types.get(validName)?.name).toBe(name)
})
