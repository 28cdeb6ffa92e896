import { expect, test } from 'vitest'
import { resolveLink } from '../../../../src/content/resolve/links.ts'
import { findNamedEntries } from '../../../../src/content/resolve/named-entries.ts'
import { createTargets } from '../../../../src/content/resolve/targets.ts'
import { treeOf } from '../tree.ts'

test('suggests a collection among at most 200', () => {
  const root = treeOf('routes:\n  - collection: compny\n')
  const meantAmong = (count: number) => {
    const names = [...Array.from({ length: count - 1 }, (_, n) => `x${n}`), 'company']
    const collections = Object.fromEntries(names.map((name) => [name, {}]))
    const targets = createTargets({ collections }, new Map())
    return findNamedEntries({ root, targets }).map(({ target, referring }) => [
      target.name,
      referring?.missing?.suggestion,
    ])
  }
  expect(meantAmong(200)).toEqual([['compny', 'company']])
  expect(meantAmong(201)).toEqual([['compny', undefined]])
})

test('suggests a page among at most 2,000', () => {
  const meantAmong = (count: number) => {
    const routes = Array.from({ length: count }, (_, n) => ({ path: n ? `/${n}` : '/Careers' }))
    const large = createTargets({ routes }, new Map())
    const { diagnostics } = resolveLink({ ref: 'link', to: '/Carers' }, large, undefined)
    return diagnostics.map(({ missing }) => missing?.suggestion)
  }
  expect(meantAmong(2000)).toEqual(['/Careers'])
  expect(meantAmong(2001)).toEqual([undefined])
})
