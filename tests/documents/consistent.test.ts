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

/** What pages are called: at the end of their trail, and wherever only their name is a link to them. */
const namesOf = (page: (typeof pages)[number]): string[] => {
  const [beforeColon = ''] = page.title.split(':')
  const { label = '' } = page.sheet.trail.at(-1) ?? {}
  const address = page.path.split('/').at(-1)?.replaceAll('-', ' ') ?? ''
  const inMenus = [...targetsIn(shell.navigation)].flatMap(([name, targets]) =>
    targets.has(page.path) ? [name] : [],
  )
  const names = [beforeColon, label.replace(/ Development$/, ''), address, ...inMenus]
  return names.map((name) => name.toLowerCase()).filter((name) => name.length > 2)
}

const named = pages.flatMap((page) => namesOf(page).map((name) => ({ name, path: page.path })))

/** Whether a text has a name as words of its own: 'java' is no part of 'javascript'. */
const has = (text: string, name: string): boolean => {
  const at = ` ${text.toLowerCase()} `.split(name)
  return at.slice(1).some((after, index) => /\W$/.test(at[index] ?? '') && /^\W/.test(after))
}

/** The pages that a label names; '.NET' is not named where '.NET Core' is. */
function pagesNamedIn(label: string): Set<string> {
  const found = named.filter(({ name }) => has(label, name))
  const whole = found.filter(
    ({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)),
  )
  return new Set(whole.map(({ path }) => path))
}

/** Everything that leads somewhere, with what it is called. */
function namedTargets(value: unknown): { readonly said: string; readonly href: string }[] {
  if (value === null || typeof value !== 'object') return []
  const { to, label, title, name } = value as Record<string, unknown>
  const { kind, href } = Object(to)
  const said = [label, title, name].find((one) => typeof one === 'string')
  const own = kind === 'route' && typeof said === 'string' ? [{ said, href }] : []
  return [...own, ...Object.values(value).flatMap(namedTargets)]
}

/** Labels that name a page and lead to another one. */
const elsewhere = (value: unknown): string[] =>
  namedTargets(value).flatMap(({ said, href }) => {
    const paths = pagesNamedIn(said)
    const [path] = href.split('#')
    return paths.size === 0 || paths.has(path ?? '') ? [] : [`"${said}" leads to ${href}`]
  })

test('a label that names a page leads to that page', () => {
  const all = namedTargets([pages, shell, requestPages])
  expect(all.filter(({ said }) => pagesNamedIn(said).size > 0).length).toBeGreaterThan(100)
  expect(elsewhere([pages, shell, requestPages])).toEqual([])
})

test.each([
  ['See how Magento handles complex catalogs', '/Technologies/Woo-Commerce'],
  ['Read about .NET Core', '/Technologies/Dot-Net'],
  ['Read about work on the .NET Framework', '/Technologies/Dot-Net-Core'],
  ['More JavaScript', '/Technologies/Java'],
  ['Our DevOps work', '/services/IT-Consulting'],
  ['Abscbn News: TV video on demand', '/Newsbeen-Application'],
])('"%s" that leads to %s is noticed', (label, href) => {
  expect(elsewhere({ deep: [{ label, to: { kind: 'route', href } }] })).toHaveLength(1)
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
