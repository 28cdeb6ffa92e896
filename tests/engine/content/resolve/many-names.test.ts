/** What is missing is compared with so many names, but not with more: that would take too long. */
import { expect, test } from 'vitest'
import { createContext } from '../../../../src/content/context.ts'
import { resolveLink } from '../../../../src/content/resolve/links.ts'
import { findNamedEntries } from '../../../../src/content/resolve/named-entries.ts'
import { treeOf } from '../tree.ts'

test('a collection is compared with two hundred others', () => {
  const root = treeOf('routes:\n  - collection: compny\n')
  const meantAmong = (count: number) => {
    const names = [...Array.from({ length: count - 1 }, (_, n) => `x${n}`), 'company']
    const collections = Object.fromEntries(names.map((name) => [name, {}]))
    return findNamedEntries(root, createContext({ collections }, new Map())).map(
      ({ target, referring }) => [target.name, referring?.missing?.meant],
    )
  }
  expect(meantAmong(200)).toEqual([['compny', 'company']])
  expect(meantAmong(201)).toEqual([['compny', undefined]])
})

test('a dead link is compared with two thousand pages', () => {
  const meantAmong = (count: number) => {
    const routes = Array.from({ length: count }, (_, n) => ({ path: n ? `/${n}` : '/Careers' }))
    const large = createContext({ routes }, new Map())
    const { diagnostics } = resolveLink({ ref: 'link', to: '/Carers' }, large, undefined)
    return diagnostics.map(({ missing }) => missing?.meant)
  }
  expect(meantAmong(2000)).toEqual(['/Careers'])
  expect(meantAmong(2001)).toEqual([undefined])
})
