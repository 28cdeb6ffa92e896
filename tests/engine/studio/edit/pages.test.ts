import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compile } from '../../../../src/content/compile.ts'
import type { CompiledSite } from '../../../../src/content/model.ts'
import { type Change, edit } from '../../../../src/studio/edit/index.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { publicFiles, validSite } from '../../faults/fixture.ts'
import { edited, example, ofExample } from '../example.ts'

const ofValid = { vocabulary, files: publicFiles }

const compiled = (text: string): CompiledSite => {
  const { value, diagnostics } = compile(text, ofExample)
  if (!value) throw new Error(JSON.stringify(diagnostics))
  return value
}

const codesOf = (change: Change, text = validSite) => {
  const result = edit(text, change, ofValid)
  return result.ok ? [] : result.diagnostics.map(({ code }) => code)
}

describe('renaming a page', () => {
  const all = compiled(example).pages.flatMap(({ path }) => (path === '/' ? [] : [path]))
  // Some of them, or all in long runs.
  const paths = all.filter((_, index) => process.env.FUZZ_RUNS || index % 5 === 0)

  test.each(paths)('%s: changes only the address and its links', (from) => {
    const change = { do: 'renamePage', from, to: '/Quite/Elsewhere' } as const
    const after = edited(example, change, ofExample)
    const before = JSON.stringify(sayable(compiled(example)))
    // Addresses in JSON may start with the origin and end at a quote.
    const moved = before.replace(
      new RegExp(`(?<="|example)${from}(?=["?#])`, 'gi'),
      '/Quite/Elsewhere',
    )
    expect(sayable(compiled(after))).toEqual(withoutParentLink(JSON.parse(moved), from))
    expect(edited(example, change)).toBe(after)
  })

  /** A site without the names of modules, which follow from addresses. */
  const sayable = ({ pages, shell }: CompiledSite) =>
    JSON.parse(JSON.stringify({ shell, pages: pages.map(({ id: _, ...page }) => page) }))

  /** A page below the old address is no longer below the renamed one; its breadcrumb is that of the collection. */
  const withoutParentLink = (site: Pick<CompiledSite, 'shell' | 'pages'>, from: string) => ({
    ...site,
    pages: site.pages.map((page) => {
      const isRenamed = page.path === '/Quite/Elsewhere'
      const isBelow = page.path.toLowerCase().startsWith(`${from.toLowerCase()}/`)
      if (!isRenamed && !isBelow) return page
      const parent = isRenamed ? from.replace(/\/[^/]*$/, '').toLowerCase() : '/quite/elsewhere'
      const { breadcrumbs } = page.placement
      const crumbs = breadcrumbs.map(({ label, href }) =>
        href?.toLowerCase() === parent ? { label } : { label, ...(href !== undefined && { href }) },
      )
      return { ...page, placement: { ...page.placement, breadcrumbs: crumbs } }
    }),
  })

  const LINKS = `
publication: { origin: https://www.example.com }
figures: { a: { page: { value: /old }, slug: { value: old }, chain: { value: "{figures.a.page}" } } }
routes:
  - path: /old # stays
    text: /old-er
    links: [{ to: /OLD/ }, { to: "/old?a=/old#b" }, { to: https://www.example.com/old#x }, { to: https://else.example/old }]
    more:
      - to: "{figures.a.chain}#there"
      - to: '/{figures.a.slug}?q'
      - to: { flagged: /old, reason: it is }
      - src: /old
`

  test('updates every form of link and nothing else', () => {
    expect(edited(LINKS, { do: 'renamePage', from: '/old', to: '/new' })).toBe(
      LINKS.replace('path: /old', 'path: /new')
        .replace('/OLD/', '/new')
        .replace('/old?a', '/new?a')
        .replace('.com/old#x', '.com/new#x')
        .replace('page: { value: /old }', 'page: { value: /new }')
        .replace("'/{figures.a.slug}?q'", "'/new?q'"),
    )
  })

  test('updates links in texts and nothing else of them', () => {
    const sentence = 'We sit beside the people who do the work.'
    const text =
      'We [sit](/Careers) *here* [too](</careers?a=b>), [not](flagged:/Careers "it is gone").'
    const site = validSite.replace(sentence, text)
    expect(edited(site, { do: 'renamePage', from: '/Careers', to: '/Jobs' }, ofValid)).toContain(
      text.replace('/Careers', '/Jobs').replace('/careers', '/Jobs'),
    )
  })

  test('redirects from the old address if requested, never to itself', () => {
    const there = edited(LINKS, { do: 'renamePage', from: '/old', to: '/new', redirect: true })
    expect(parse(there).routes[0]).toMatchObject({ path: '/new', formerly: ['/old'] })
    const on = edited(there, { do: 'renamePage', from: '/new', to: '/newer', redirect: true })
    expect(parse(on).routes[0].formerly).toEqual(['/old', '/new'])
    const back = edited(on, { do: 'renamePage', from: '/newer', to: '/old', redirect: true })
    expect(parse(back).routes[0].formerly).toEqual(['/new', '/newer'])
    const again = edited(there, { do: 'renamePage', from: '/new', to: '/old' })
    expect(parse(again).routes[0]).not.toHaveProperty('formerly')
  })

  test('refuses an address in use and an unknown page', () => {
    const [page, other] = parse(validSite).routes.slice(1)
    expect(codesOf({ do: 'renamePage', from: page.path, to: other.path })).toContain(
      'route/duplicate',
    )
    expect(codesOf({ do: 'renamePage', from: '/nowhere', to: '/new' })).toEqual(['edit/no-place'])
  })
})

describe('removing a page', () => {
  const linked = compiled(example).shell.navigation.bar.find(
    (entry) => 'to' in entry && entry.to.kind === 'route' && entry.to.href !== '/',
  )
  const path = linked && 'to' in linked && 'href' in linked.to ? linked.to.href : ''

  test('is refused with the links that would break', () => {
    const result = edit(example, { do: 'removePage', path }, ofExample)
    expect(result.ok).toBe(false)
    const dead = result.ok ? [] : result.diagnostics.filter(({ code }) => code === 'link/dead')
    expect(dead.length).toBeGreaterThan(0)
  })

  test('sends its links to the redirect target', () => {
    const other = compiled(example).pages.find((page) => page.path !== path && page.path !== '/')
    const redirect = other?.path ?? ''
    const after = edited(example, { do: 'removePage', path, redirect }, ofExample)
    const there = parse(after).routes.find((one: { path: string }) => one.path === redirect)
    expect(there.formerly).toContain(path)
    const { pages, shell } = compiled(after)
    expect(pages.map((page) => page.path)).not.toContain(path)
    expect(pages).toHaveLength(compiled(example).pages.length - 1)
    expect(JSON.stringify(shell)).not.toContain(`"${path}"`)
    expect(JSON.stringify(shell)).toContain(`"${redirect}"`)
  })
})

describe('edits with a compile context', () => {
  test('refuses new errors, but allows edits of a file that has errors', () => {
    expect(codesOf({ do: 'set', at: ['company', 'name'], value: '' })).toEqual(['schema/format'])
    const faulty = validSite.replace('language: en', 'language: 7')
    expect(codesOf({ do: 'set', at: ['company', 'name'], value: 'Other' }, faulty)).toEqual([])
    expect(codesOf({ do: 'set', at: ['publication', 'language'], value: 'en' }, faulty)).toEqual([])
    expect(
      codesOf({ do: 'set', at: ['company', 'name'], value: 'x' }, `${validSite}a: "\n`),
    ).toEqual(['yaml/unclosed-quote'])
  })

  test('inserts a key in schema order', () => {
    const site = parse(validSite)
    const maps: [string | number, ...(string | number)[]][] = [
      ['publication'],
      ['navigation', 'home'],
      ['routes', 0],
      ['routes', 0, 'sections', 0],
      ...Object.keys(site.sectionTypes)
        .slice(0, 3)
        .map((name) => ['sectionTypes', name] as ['sectionTypes', string]),
    ]
    for (const path of maps) {
      const map = path.reduce((here, step) => here[step], site)
      for (const key of Object.keys(map)) {
        if (Object.keys(map).length === 1 || key === 'kind' || key === 'type') continue
        const at = [...path, key]
        const without = edited(validSite, { do: 'remove', at })
        const again = edited(without, { do: 'set', at, value: map[key] }, ofValid)
        const back = path.reduce((here, step) => here[step], parse(again))
        expect(Object.keys(back), at.join('.')).toEqual(Object.keys(map))
        expect(back).toEqual(map)
      }
    }
  })
})
