/** Called directly to compare the targets of many forms of links. */
import { expect, test } from 'vitest'
import type { LinkRef } from '../../../../schemas/link.ts'
import type { Link } from '../../../../src/content/model.ts'
import { resolveLink } from '../../../../src/content/resolve/links.ts'
import { createTargets } from '../../../../src/content/resolve/targets.ts'

const context = createTargets(
  {
    publication: { origin: 'https://www.example.com' },
    company: { email: 'a@example.com' },
    navigation: { panels: { services: {} } },
    routes: [
      { path: '/', sections: [{ id: 'top' }] },
      { path: '/Careers', sections: [{ id: 'openings' }] },
      { path: '/services/DevOps', sections: [] },
    ],
  },
  new Map(
    ['terms.txt', 'Our Guide.PDF', 'größe.pdf', 'höhe.pdf', '100%.txt', 'a#b?.txt', 'a%20b'].map(
      (name) => [`/${name}`, null],
    ),
  ),
)

const outcome = (written: string | Omit<LinkRef, 'ref'>, page = context.pages.get('/careers')) => {
  const rest = typeof written === 'string' ? { to: written } : written
  // Every form of a link is one of these, with its tag.
  return resolveLink({ ref: 'link', ...rest } as LinkRef, context, page)
}
const flag = (flagged: string) => ({ flagged, reason: 'why' })
const route = (href: string): Link => ({ kind: 'route', href })
const external = (href: string): Link => ({ kind: 'external', href })
const dead = (href: string): Link => ({ kind: 'dead', href })

test.for<[string | Omit<LinkRef, 'ref'>, Link]>([
  ['/careers', route('/Careers')],
  ['/CAREERS/', route('/Careers')],
  ['/', route('/')],
  ['/careers#openings', route('/Careers#openings')],
  ['/careers#', route('/Careers')],
  ['/careers?from=menu', route('/Careers?from=menu')],
  ['/careers/?a=/b#openings', route('/Careers?a=/b#openings')],
  ['/?a', route('/?a')],
  ['#openings', { kind: 'anchor', href: '#openings' }],
  ['#main', { kind: 'anchor', href: '#main' }],
  ['/terms.txt', external('/terms.txt')],
  ['/terms.txt?v=2#end', external('/terms.txt?v=2#end')],
  ['/sitemap.xml', external('/sitemap.xml')],
  ['/Our Guide.PDF', external('/Our%20Guide.PDF')],
  ['/Our%20Guide.PDF#page=2', external('/Our%20Guide.PDF#page=2')],
  ['/größe.pdf', external('/gr%C3%B6%C3%9Fe.pdf')],
  ['/gro\u0308ße.pdf', external('/gr%C3%B6%C3%9Fe.pdf')],
  ['/ho\u0308he.pdf', external('/h%C3%B6he.pdf')],
  ['/100%.txt', external('/100%25.txt')],
  ['/a#b?.txt', external('/a%23b%3F.txt')],
  ['/a%20b', external('/a%2520b')],
  ['https://other.com/a?b=c#d', external('https://other.com/a?b=c#d')],
  ['https://other.com:8443/', external('https://other.com:8443/')],
  ['https://www.example.com.org/x', external('https://www.example.com.org/x')],
  ['HTTPS://other.com', external('HTTPS://other.com')],
  ['mailto:{company.email}', external('mailto:a@example.com')],
  ['mailto:a@example.com?subject=Hello', external('mailto:a@example.com?subject=Hello')],
  ['tel:(585)555-0100', external('tel:(585)555-0100')],
  [{ open: 'services' }, { kind: 'panel', href: '/', panel: 'services' }],
  [flag('nothing'), { kind: 'nothing' }],
  [flag('/gone'), dead('/gone')],
  [flag('Careers'), dead('Careers')],
  [flag('/careers#none'), dead('/careers#none')],
  [flag('/terms.txt'), dead('/terms.txt')],
  [flag('https://other.com'), dead('https://other.com')],
  [flag('https://www.example.com/gone'), dead('https://www.example.com/gone')],
])('resolves %j without a diagnostic', ([written, link]) => {
  expect(outcome(written)).toEqual({ link, diagnostics: [] })
})

test.for<[string, Link]>([
  ['https://www.example.com/careers?a#openings', route('/Careers?a#openings')],
  ['HTTPS://WWW.Example.COM', route('/')],
  ['https://www.example.com:443/Our%20Guide.PDF', external('/Our%20Guide.PDF')],
])('reports %s, which resolves but should be a path', ([written, link]) => {
  const { diagnostics, ...rest } = outcome(written)
  expect(rest).toEqual({ link })
  expect(diagnostics.map(({ message }) => message.code)).toEqual(['link/own-address'])
})

test.for<[string | Omit<LinkRef, 'ref'>, string, string | undefined]>([
  ['https://www.example.com/Carers', 'link/dead', '"/Careers"'],
  ['/services/DevOps-Team', 'link/dead', '"/services/DevOps"'],
  ['/vice', 'link/dead', '"/services/DevOps"'],
  ['/vic', 'link/dead', undefined],
  ['/---', 'link/dead', undefined],
  ['/services/DevOps/price-list.pdf', 'link/dead', undefined],
  ['/Nowhere/', 'link/dead', undefined],
  ['/Terms.txt', 'link/dead', '"/terms.txt"'],
  ['/terms.txt/x', 'link/dead', undefined],
  ['a/ann@example.com', 'link/dead', undefined],
  ['+123-45', 'link/dead', '"tel:+123-45"'],
  ['12345', 'link/dead', undefined],
  ['plank-peg.com/a', 'link/dead', '"https://plank-peg.com/a"'],
  ['plank.comx', 'link/dead', undefined],
  ['/careers?a#opening', 'link/dead-anchor', '"openings"'],
  [flag('http://x.com'), 'link/forbidden', undefined],
])('reports %j as %s and suggests %s', ([written, code, meant]) => {
  const { diagnostics } = outcome(written)
  expect(diagnostics.map(({ message }) => message.code)).toEqual([code])
  const hint = diagnostics[0]?.message.hint ?? ''
  expect(/(?<=Did you mean )"[^"]*"/.exec(hint)?.[0]).toBe(meant)
})

test.for([
  'blob:https://example.com',
  'https:///example.com',
  'https:/example.com/https://example.com',
  'https://localhost',
  'https://exa<mple.com',
  'https://www.example.com:99999',
  'https://:word@example.com',
  'mailto:name mailto:name@example.com',
  'mailto:a@b@example.com',
  'mailto:a@b.de? x',
  'tel:12',
  'tel:123abc',
  'sms:123456',
])('rejects %s, as the schema does', (written) => {
  const { link, diagnostics } = outcome(written)
  expect(link).toBeUndefined()
  expect(diagnostics.map(({ message }) => message.code)).toEqual(['link/forbidden'])
})

test.for<[string, Link | undefined, string | undefined]>([
  ['/careers', route('/Careers'), undefined],
  [
    'https://www.example.com/agency/careers#openings',
    route('/Careers#openings'),
    'link/own-address',
  ],
  ['https://www.example.com/agency', route('/'), 'link/own-address'],
  ['https://www.example.com/careers', external('https://www.example.com/careers'), undefined],
  ['https://www.example.com/agency-2', external('https://www.example.com/agency-2'), undefined],
  ['/agency/Careers', undefined, 'link/dead'],
  ['www.example.com/agency/careers', undefined, 'link/dead'],
])('resolves %s to %j under a base path', ([to, link, code]) => {
  const home = createTargets(
    {
      publication: { origin: 'https://www.example.com/agency/' },
      routes: [
        { path: '/', sections: [] },
        { path: '/Careers', sections: [{ id: 'openings' }] },
      ],
    },
    new Map(),
  )
  const found = resolveLink({ ref: 'link', to }, home, undefined)
  const [message] = found.diagnostics.map((one) => one.message)
  expect([found.link, message?.code]).toEqual([link, code])
  if (to === '/agency/Careers') expect(message?.replacement ?? message?.hint).toContain('/Careers')
})
