import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages, shell, requestPages } = site

/** Where what is called the same leads to, however deep it stands; what is flagged leads nowhere on purpose. */
function targetsIn(value: unknown, found = new Map<string, Set<string>>()) {
  if (value === null || typeof value !== 'object') return found
  const { label, to } = value as { readonly label?: unknown; readonly to?: unknown }
  const { kind, href, panel = '' } = Object(to)
  if (typeof label === 'string' && typeof href === 'string' && kind !== 'dead')
    found.set(label, (found.get(label) ?? new Set()).add(href + panel))
  for (const inner of Object.values(value)) targetsIn(inner, found)
  return found
}

const ambiguous = (value: unknown): string[] =>
  [...targetsIn(value)].flatMap(([label, targets]) =>
    targets.size > 1 ? [`${label}: ${[...targets].join(', ')}`] : [],
  )

// WCAG 2.2, SC 3.2.4.
test('what is called the same leads to the same place, all over the site', () => {
  expect(targetsIn([pages, shell, requestPages]).size).toBeGreaterThan(50)
  expect(ambiguous([pages, shell, requestPages])).toEqual([])
})

test('a label with two targets is noticed', () => {
  const link = (href: string, kind = 'route') => ({ label: 'Home', to: { kind, href } })
  expect(ambiguous([link('/'), { deep: [link('/Careers')] }])).toEqual(['Home: /, /Careers'])
  expect(ambiguous([link('/'), link('/gone', 'dead')])).toEqual([])
})

describe('pages that the contact service shows', () => {
  const formPages = pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'contact'))

  test('lead back to the form where something was wrong with it', () => {
    const { to } = requestPages.invalid.action
    expect(formPages.map(({ path }) => path)).toContain('href' in to ? to.href : '')
  })
  test('lead home once all is well', () => {
    expect(requestPages.sent.action.to).toEqual({ kind: 'route', href: '/' })
    expect(shell.notFound.action.to).toEqual({ kind: 'route', href: '/' })
  })
})
