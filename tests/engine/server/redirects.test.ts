/** Redirects and removed pages on the server and on other hosts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publish } from '../../../src/publish/publish.ts'
import { createSuiteFolder, createTestFolder } from './temp-folders.ts'
import { createPublication, getResponse, publishSite } from './test-site.ts'

const folder = createSuiteFolder()
const moves = {
  redirects: new Map([
    ['/Jobs', '/Careers'],
    ['/Old/Über-uns.html', '/Our-Clients'],
  ]),
  gone: ['/Fax'],
}
const { site } = await publishSite(createPublication(folder, { moves }))

/** Reads a published file. */
const readOutput = (file: string, within = folder) =>
  readFileSync(join(within, 'dist', file), 'utf8')

describe('the server', () => {
  test.each([
    ['/Jobs', '', '/Careers'],
    ['/jobs/', 'a=1&b=%20', '/Careers?a=1&b=%20'],
    ['/JOBS', '', '/Careers'],
    ['/old/%C3%BCber-uns.html', '', '/Our-Clients'],
    ['/OLD/%C3%9Cber-uns.html', '', '/Our-Clients'],
  ])('redirects %s with the query "%s" to %s', async (path, query, to) => {
    const { status, headers } = await getResponse(site, path, { query })
    expect([status, headers.Location]).toEqual([308, to])
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'")
  })

  test('responds with 410 and suggestions for a removed page', async () => {
    const { status, body } = await getResponse(site, '/fax')
    expect(status).toBe(410)
    expect(String(body)).toContain('/Careers')
  })

  test('redirects no other address', async () => {
    expect((await getResponse(site, '/Jobs/more')).status).toBe(404)
    expect((await getResponse(site, '/Careers')).status).toBe(200)
  })
})

describe('other hosts', () => {
  test('get redirects before spellings in _redirects', () => {
    expect(readOutput('_redirects').split('\n').slice(0, 2)).toEqual([
      '/Jobs /Careers 308',
      '/Old/%C3%9Cber-uns.html /Our-Clients 308',
    ])
  })

  test('nginx gets maps and rules in the server block', () => {
    const maps = readOutput('.site/nginx-maps.conf')
    const moved = /map \$uri \$site_moved \{\n([^}]*)\}/.exec(maps)?.[1]
    expect(moved).toContain('"/jobs" "/Careers";\n  "/jobs/" "/Careers";')
    for (const spelling of ['ü', 'Ü'])
      expect(moved).toContain(`"/old/${spelling}ber-uns.html" "/Our-Clients";`)
    expect(maps).toMatch(/map \$uri \$site_gone \{\n {2}default "";\n {2}"\/fax" "410";/)
    const headers = readOutput('.site/nginx-headers.conf')
    expect(headers).toContain('return 308 $site_moved$is_args$args;')
    expect(headers).toContain('return 410;')
  })

  test('Caddy gets maps, and keeps the query', () => {
    const caddy = readOutput('.site/caddy.conf')
    expect(caddy).toContain('"~(?i)^/jobs/?$" "/Careers"')
    expect(caddy).toContain('redir @site_moved_query {site_moved}?{query} 308')
    expect(caddy).toContain('handle @site_gone {\n  error 410\n}')
  })

  test('hosts without redirects get documents with a refresh', () => {
    for (const file of ['Jobs/index.html', 'Old/Über-uns.html'])
      expect(readOutput(file)).toMatch(
        /http-equiv="refresh" content="0; url=\/(Careers|Our-Clients)"/,
      )
  })
})

test('a site without redirects publishes no rules', async () => {
  const plain = createTestFolder()
  await publish(createPublication(plain))
  expect(readOutput('.site/manifest.json', plain)).not.toMatch(/"redirects"|"gone"/)
  expect(readOutput('.site/caddy.conf', plain)).not.toContain('site_moved')
})
