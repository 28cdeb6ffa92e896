/** The policy allows only what the owner lists. */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { pagePolicy } from '../../../src/contract/headers.ts'
import { collectExternalSources } from '../../../src/publish/external-sources.ts'
import { validSite } from '../faults/fixture.ts'
import { codesIn, compiled } from '../properties/compiled.ts'

const script = {
  src: 'https://count.example.net/js/script.js',
  connects: ['https://count.example.net', 'https://eu.count.example.net'],
  data: { domain: 'example.org' },
  reason: 'Counts visits without cookies.',
}
const embed = {
  type: 'embed',
  heading: 'The way',
  address: 'https://maps.example.net/embed?place=here',
  title: 'A map',
  note: 'The map comes from elsewhere.',
  label: 'Show the map',
}

const written = (scripts: unknown, sections: readonly unknown[] = []) => {
  const site = parse(validSite)
  site.publication.scripts = scripts
  site.routes[1].sections.push(...sections)
  return stringify(site, { aliasDuplicateObjects: false })
}

test('adds only declared scripts, connections and frames to the policy', () => {
  const { value, diagnostics } = compiled(written([script], [embed]))
  if (!value) throw new Error(JSON.stringify(diagnostics))
  const own = pagePolicy([]).split('; ')
  const all = pagePolicy([], collectExternalSources(value)).split('; ')
  expect(all.filter((one) => !own.includes(one))).toEqual([
    "connect-src 'self' https://count.example.net https://eu.count.example.net",
    'frame-src https://maps.example.net',
    "script-src 'self' https://count.example.net/js/script.js",
  ])
  expect(own.filter((one) => !all.includes(one))).toEqual([
    "connect-src 'self'",
    "script-src 'self'",
  ])
})

test.each([
  ['a query', { src: 'https://count.example.net/a.js?b' }],
  ['another scheme', { src: 'http://count.example.net/a.js' }],
  ['more than an address', { src: 'https://count.example.net/a.js; script-src *' }],
  ['any host', { src: 'https://*/a.js' }],
  ['more than an origin', { connects: ['https://count.example.net/all'] }],
  ['any origin', { connects: ['*'] }],
  ['a setting that is none', { data: { 'on load=': 'x' } }],
  ['no reason', { reason: '' }],
])('reports a script with %s', (_, part) => {
  expect(codesIn(written([{ ...script, ...part }]))).toEqual([expect.stringMatching(/^schema\//)])
})

test.each(['/Careers', 'http://maps.example.net', 'https://maps', 'https://*.net/'])(
  'rejects %s as an embed',
  (address) => {
    const codes = codesIn(written([script], [{ ...embed, address }]))
    expect(codes).toEqual([expect.stringMatching(/^schema\//)])
  },
)
