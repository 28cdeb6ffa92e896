import { describe, expect, test } from 'vitest'
import type { LinkRef } from '../../../schemas/link.ts'
import { contextOf } from '../../../src/compiler/context.ts'
import { resolveLink } from '../../../src/compiler/resolve/links.ts'

const context = contextOf(
  {
    company: { email: 'a@example.com' },
    navigation: { panels: { services: {} } },
    routes: [
      { path: '/', sections: [{ id: 'top' }] },
      { path: '/Careers', sections: [{ id: 'openings' }] },
      { path: '/services/DevOps', sections: [] },
    ],
  },
  new Map([['/terms.txt', null]]),
)
const careers = context.pages.get('/careers')

const outcome = (written: string | Omit<LinkRef, 'ref'>, page = careers) => {
  const rest = typeof written === 'string' ? { to: written } : written
  // Every form of a link is one of these, with its tag.
  return resolveLink({ ref: 'link', ...rest } as LinkRef, context, page)
}

describe('a link that leads somewhere', () => {
  test.each([
    ['/careers', { kind: 'route', href: '/Careers' }],
    ['/CAREERS/', { kind: 'route', href: '/Careers' }],
    ['/', { kind: 'route', href: '/' }],
    ['/careers#openings', { kind: 'route', href: '/Careers#openings' }],
    ['#openings', { kind: 'anchor', href: '#openings' }],
    ['#main', { kind: 'anchor', href: '#main' }],
    ['/terms.txt', { kind: 'external', href: '/terms.txt' }],
    ['mailto:{company.email}', { kind: 'external', href: 'mailto:a@example.com' }],
    [{ open: 'services' }, { kind: 'panel', href: '/', panel: 'services' }],
    [{ flagged: 'nothing', reason: 'why' }, { kind: 'nothing' }],
    [
      { flagged: '/gone', reason: 'why' },
      { kind: 'dead', href: '/gone' },
    ],
    [
      { flagged: 'https://example.com', reason: 'why' },
      { kind: 'dead', href: 'https://example.com' },
    ],
  ])('%j', (written, link) => {
    expect(outcome(written)).toEqual({ link, remarks: [] })
  })
})

describe('a link that leads nowhere', () => {
  test.each([
    ['/Carers', 'link/dead', '"/Careers"'],
    ['/devops', 'link/dead', '"/services/DevOps"'],
    ['/qqqqq', 'link/dead', 'flagged: /qqqqq'],
    ['Careers', 'link/dead', '"/Careers"'],
    ['a@example.com', 'link/dead', '"mailto:a@example.com"'],
    ['+1-585-555-0100', 'link/dead', '"tel:+1-585-555-0100"'],
    ['www.example.com', 'link/dead', '"https://www.example.com"'],
    ['#opening', 'link/dead-anchor', '"openings"'],
    ['#top', 'link/dead-anchor', '"/#top"'],
    ['/#openings', 'link/dead-anchor', '"/Careers#openings"'],
    [{ open: 'servces' }, 'link/unknown-panel', '"services"'],
    [{ open: 'qqq' }, 'link/unknown-panel', 'Panels: services.'],
    ['{company.emial}', 'variable/unknown', '{company.email}'],
    ['javascript:x', 'link/forbidden', 'Allowed'],
    [{ flagged: 'http://x.com', reason: 'why' }, 'link/forbidden', 'https:'],
    [{ flagged: '/Careers', reason: 'why' }, 'link/needless-flag', '/Careers'],
  ])('%j is %s, with the hint %s', (written, code, hint) => {
    const { remarks } = outcome(written)
    expect(remarks.map(({ note }) => note.code)).toEqual([code])
    expect(remarks[0]?.note.hint).toContain(hint)
  })

  test.each([
    ['ann@example.com', 'mailto:ann@example.com'],
    ['5855550100', 'tel:5855550100'],
    ['+123-45', 'tel:+123-45'],
    ['www.nowhere', 'https://www.nowhere'],
    ['plank.example', 'https://plank.example'],
    ['plank-peg.com/a', 'https://plank-peg.com/a'],
    ['x.org', 'https://x.org'],
    ['a/ann@example.com', undefined],
    ['ann@example.com/x', undefined],
    ['ann@examplecom', undefined],
    ['12345', undefined],
    ['5855550100 today', undefined],
    ['call 5855550100', undefined],
    ['see plank.example', undefined],
    ['plank.example.qq', undefined],
    ['plank.comx', undefined],
  ])('%s without its beginning is %s', (written, meant) => {
    const { hint } = outcome(written).remarks[0]?.note ?? {}
    if (meant) expect(hint).toContain(`"${meant}"`)
    else expect(hint).not.toMatch(/mailto:|tel:|https:/)
  })

  test.each([
    ['/services/DevOps-Team', '/services/DevOps'],
    ['/vice', '/services/DevOps'],
    ['/vic', undefined],
    ['/xyz', undefined],
    ['/---', undefined],
  ])('%s may mean %s', (written, meant) => {
    const { hint } = outcome(written).remarks[0]?.note ?? {}
    if (meant) expect(hint).toContain(`"${meant}"`)
    else expect(hint).not.toMatch(/Did you mean/)
  })

  test.each([
    ['Careers', { kind: 'dead', href: 'Careers' }],
    ['/none', { kind: 'dead', href: '/none' }],
    ['/careers#none', { kind: 'dead', href: '/careers#none' }],
    ['/terms.txt', { kind: 'dead', href: '/terms.txt' }],
    ['/sitemap.xml', { kind: 'dead', href: '/sitemap.xml' }],
  ])('%s is flagged without a word', (flagged, link) => {
    expect(outcome({ flagged, reason: 'why' })).toEqual({ link, remarks: [] })
  })

  test('outside of pages, a place has to be on all of them', () => {
    const all = { ref: 'link', to: '#openings' } as const
    expect(resolveLink(all, context, undefined).remarks.map(({ note }) => note.code)).toEqual([
      'link/dead-anchor',
    ])
    expect(resolveLink({ ref: 'link', to: '#main' }, context, undefined).remarks).toEqual([])
  })

  test('that there is no home page is said once, not of every link', () => {
    const homeless = contextOf({ routes: [{ path: '/a', sections: [] }] }, new Map())
    expect(resolveLink({ ref: 'link', to: '/' }, homeless, undefined).remarks).toEqual([])
  })
  test('means nothing where there are no pages', () => {
    const empty = contextOf({}, new Map())
    const [remark, ...others] = resolveLink(
      { ref: 'link', to: '/Careers' },
      empty,
      undefined,
    ).remarks
    expect(others).toEqual([])
    expect(remark?.missing).toEqual({ kind: 'page', name: '/Careers', meant: undefined })
  })

  test('is compared with two thousand pages, but not with more', () => {
    const meantAmong = (count: number) => {
      const routes = Array.from({ length: count }, (_, n) => ({ path: n ? `/${n}` : '/Careers' }))
      const large = contextOf({ routes }, new Map())
      return resolveLink({ ref: 'link', to: '/Carers' }, large, undefined).remarks.map(
        ({ missing }) => missing?.meant,
      )
    }
    expect(meantAmong(2000)).toEqual(['/Careers'])
    expect(meantAmong(2001)).toEqual([undefined])
  })
})
