import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  COMMON_HEADERS,
  INERT_POLICY,
  pagePolicy,
  TRANSPORT_HEADERS,
} from '../../../src/contract/headers.ts'
import {
  createHeadersFile,
  createSpellingRedirects,
  findPathSpellings,
  insertPolicyMeta,
} from '../../../src/publish/host-files.ts'
import { publish } from '../../../src/publish/publish.ts'
import {
  createCaddyConfig,
  createNginxHeaders,
  createNginxMaps,
} from '../../../src/publish/server-configs.ts'
import { createSuiteFolder, createTestFolder } from './temp-folders.ts'
import { createPublication, publishSite } from './test-site.ts'

const HOME = pagePolicy(['sha256-home='])
const NODE = pagePolicy(['sha256-node='])
const LOST = pagePolicy(['sha256-lost='])
const publication = createPublication(createSuiteFolder())
const { manifest: built } = await publishSite({
  ...publication,
  pages: [
    { path: '/', html: '', csp: HOME },
    { path: '/Technologies/Node-Js', html: '', csp: NODE },
  ],
  files: [
    { address: '/assets/app.js', body: '', immutable: true },
    { address: '/drawings/a.svg', body: '<svg><style>a{}</style></svg>' },
    { address: '/drawings/b.svg', body: '<svg/>' },
  ],
  notFound: { ...publication.notFound, csp: LOST },
})

/** The headers that a host would send: of all matching rules, with equal names joined. */
function getSentHeaders(file: string, path: string): Readonly<Record<string, string>> {
  const headers = new Headers()
  for (const text of file.split('\n\n')) {
    const [rule = '', ...lines] = text.split(/\n *(?=\S)/)
    const matches = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path
    for (const [name = '', value = ''] of matches ? lines.map((line) => line.split(/: (.*)/)) : [])
      headers.append(name, value)
  }
  return Object.fromEntries(headers)
}

describe('_headers', () => {
  const file = createHeadersFile(built)

  test('sends every page its own policy and the common headers', () => {
    for (const [path, policy] of [
      ['/', HOME],
      ['/Technologies/Node-Js/', NODE],
    ] as const) {
      const headers = getSentHeaders(file, path)
      expect(headers).toMatchObject(
        Object.fromEntries(new Headers({ ...COMMON_HEADERS, ...TRANSPORT_HEADERS })),
      )
      const policies = headers['content-security-policy']?.split(', ') ?? []
      expect(policies.at(-1)).toBe(policy)
      // The common policy must not restrict a page beyond its own policy.
      for (const directive of policies[0]?.split('; ') ?? []) expect(policy).toContain(directive)
    }
  })

  test('marks only hashed files as immutable', () => {
    expect(getSentHeaders(file, '/assets/app.js')['cache-control']).toContain('immutable')
    expect(getSentHeaders(file, '/assets/app.js')['content-security-policy']).toContain(
      INERT_POLICY,
    )
    expect(getSentHeaders(file, '/drawings/a.svg')).not.toHaveProperty('cache-control')
    expect(getSentHeaders(file, '/drawings/a.svg')['content-security-policy']).toMatch(/, sandbox$/)
    expect(getSentHeaders(file, '/')).not.toHaveProperty('cache-control')
  })
})

test('_redirects contains lower-case addresses and the spellings of the site file', () => {
  const text =
    'nav:\n  - { to: /Technologies/Node-JS }\n  - { to: /Technologies/Node-Js#top } # /x\n'
  expect(createSpellingRedirects(built, findPathSpellings(text)).split('\n')).toEqual([
    '/technologies/node-js /Technologies/Node-Js 301',
    '/Technologies/Node-JS /Technologies/Node-Js 301',
    '',
  ])
})

test('the not-found page contains its policy without directives that <meta> does not support', () => {
  const html = insertPolicyMeta('<head>\n<meta charset="utf-8">\n</head>', LOST)
  expect(html).toContain('http-equiv="Content-Security-Policy" content="default-src')
  expect(html).toContain('sha256-lost=')
  expect(html).not.toContain('frame-ancestors')
})

describe('nginx and Caddy', () => {
  test('map every address to its file and policy', () => {
    const maps = createNginxMaps(built)
    const caddy = createCaddyConfig(built)
    for (const { file, csp } of [...Object.values(built.pages), ...Object.values(built.files)]) {
      expect(maps).toContain(`"/${file}" "${csp}";`)
      expect(caddy).toContain(`"/${file}" "${csp}"`)
    }
    expect(maps).toContain('"/technologies/node-js/" "/Technologies/Node-Js/index.html";')
    expect(caddy).toContain('"~(?i)^/Technologies/Node-Js/?$"')
    expect(maps).toContain(`default "${LOST}";`)
    // Only hashed files are immutable.
    expect(maps.split('$site_cache')[1]?.match(/"\/\S+/g)).toEqual(['"/assets/app.js"'])
    expect(caddy).toContain(`"${LOST}" "no-cache"\n}`)
  })

  test('send the same headers as the server', () => {
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...TRANSPORT_HEADERS })) {
      expect(createNginxHeaders()).toContain(`add_header ${name} "${value}" always;`)
      expect(createCaddyConfig(built)).toContain(`  ${name} "${value}"`)
    }
  })

  test('reject values that need escaping', () => {
    const pages = Object.fromEntries(
      Object.entries(built.pages).map(([path, one]) => [
        path,
        { ...one, csp: 'a "quoted" policy' },
      ]),
    )
    expect(() => createNginxMaps({ ...built, pages })).toThrow('cannot stand')
    expect(() => createCaddyConfig({ ...built, pages })).toThrow('cannot stand')
  })
})

test('publishes the _redirects of the owner before the generated lines', async () => {
  const publication = createPublication(createTestFolder())
  const ownLines = '/api/* https://service.example/api/:splat 200\n'
  const files = [...publication.files, { address: '/_redirects', body: ownLines }]
  await publish({ ...publication, files })
  const text = readFileSync(join(publication.outDir, '_redirects'), 'utf8')
  expect(text.startsWith(ownLines)).toBe(true)
  expect(text).toContain('/our-clients /Our-Clients 301')
})
