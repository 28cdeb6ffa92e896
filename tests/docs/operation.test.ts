import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../src/contact/settings.ts'
import { INERT_POLICY, securityHeaders, TRANSPORT_HEADERS } from '../../src/contract/headers.ts'
import {
  CADDY_FILE,
  NGINX_HEADERS_FILE,
  NGINX_MAPS_FILE,
} from '../../src/publish/server-configs.ts'
import { MAX_HEADER_BYTES } from '../../src/server/http.ts'

const guide = readFileSync('docs/operation.md', 'utf8')

const example = (name: string): string => readFileSync(`docs/operation/${name}`, 'utf8')

/** What a proxy says about its own answers. */
const own = Object.entries({ ...securityHeaders(INERT_POLICY), ...TRANSPORT_HEADERS })

describe('the example proxies', () => {
  it('protect their own answers as the server protects its', () => {
    const nginx = [...example('nginx.conf').matchAll(/add_header (\S+) "(.+)" always;/g)]
    expect(nginx.map(([, name, value]) => [name, value])).toEqual(own)
    const caddy = /handle_errors \{\n {4}header \{\n([\s\S]*?)\n {4}\}/.exec(example('Caddyfile'))
    expect(caddy?.[1]?.split('\n')).toEqual(own.map(([name, value]) => `      ${name} "${value}"`))
  })

  it('log no query', () => {
    const nginx = example('nginx.conf')
    const [format = ''] = /log_format no_query .*/.exec(nginx) ?? []
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer|uri_args)\b/)
    const servers = nginx.match(/^server \{/gm) ?? []
    expect(nginx.match(/access_log \S+ no_query;/g)).toHaveLength(servers.length)
    for (const place of ['location /api/', 'location @unavailable']) {
      const block = nginx.slice(nginx.indexOf(place)).split('}')[0]
      expect(block).toContain('error_log /dev/null crit;')
    }
    const caddy = example('Caddyfile')
    const logs = caddy.match(/^ +log \{/gm) ?? []
    expect(caddy.match(/request>uri regexp "\[\?\]\.\*" ""/g)).toHaveLength(logs.length)
    expect(caddy.match(/request>headers>Referer delete/g)).toHaveLength(logs.length)
  })

  it('take addresses as long as the server does', () => {
    const [, kilobytes] =
      /large_client_header_buffers \d+ (\d+)k;/.exec(example('nginx.conf')) ?? []
    expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(MAX_HEADER_BYTES)
  })

  it('say who asked, and how', () => {
    const nginx = example('nginx.conf')
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  })
})

it('the example file servers read what the build writes', () => {
  const nginx = example('nginx-static.conf')
  for (const file of [NGINX_MAPS_FILE, NGINX_HEADERS_FILE]) {
    expect(nginx).toContain(`include /srv/site/dist/${file};`)
  }
  expect(example('Caddyfile-static')).toContain(`import /srv/site/dist/${CADDY_FILE}`)
})

it('the settings of the guide are those that the service reads, with the values that it takes', () => {
  const named = new Map(
    [...guide.matchAll(/^\| (`.+?`) \| (.*?) \|/gm)].flatMap(([, names = '', values = '']) => {
      const usual = [...values.matchAll(/`(.+?)`/g)].map(([, value]) => value)
      return [...names.matchAll(/`(.+?)`/g)].map(([, name], index) => [name, usual[index]] as const)
    }),
  )

  const asked = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(
    { SMTP_URL: 'smtp://localhost', CONTACT_MAIL_TO: 'a@b', CONTACT_MAIL_FROM: 'a@b' },
    {
      get: (values, name) => {
        asked.add(String(name))
        return Reflect.get(values, name)
      },
    },
  )
  const { retention, rate, trustedProxies, maxConnections } = parseSettings(env, '/')
  for (const name of asked) expect([...named.keys()]).toContain(name)
  expect(named.get('CONTACT_RETENTION_DAYS')).toBe(`${retention.days}`)
  expect(named.get('CONTACT_RATE_LIMIT')).toBe(`${rate.requests}`)
  expect(named.get('CONTACT_RATE_SECONDS')).toBe(`${rate.seconds}`)
  expect(named.get('TRUSTED_PROXIES')).toBe(`${trustedProxies}`)
  expect(named.get('MAX_CONNECTIONS')).toBe(`${maxConnections}`)
})
