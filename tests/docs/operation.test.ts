import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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

/** Headers of responses that a proxy creates itself. */
const proxyHeaders = Object.entries({ ...securityHeaders(INERT_POLICY), ...TRANSPORT_HEADERS })

describe('example proxies', () => {
  test('send the security headers of the server', () => {
    const nginx = [...example('nginx.conf').matchAll(/add_header (\S+) "(.+)" always;/g)]
    expect(nginx.map(([, name, value]) => [name, value])).toEqual(proxyHeaders)
    const caddy = /handle_errors \{\n {4}header \{\n([\s\S]*?)\n {4}\}/.exec(example('Caddyfile'))
    expect(caddy?.[1]?.split('\n')).toEqual(
      proxyHeaders.map(([name, value]) => `      ${name} "${value}"`),
    )
  })

  test('log no query', () => {
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

  test('accept URLs as long as the server does', () => {
    const [, kilobytes] =
      /large_client_header_buffers \d+ (\d+)k;/.exec(example('nginx.conf')) ?? []
    expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(MAX_HEADER_BYTES)
  })

  test('forward client address and protocol', () => {
    const nginx = example('nginx.conf')
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  })
})

test('example file servers include the files of the build', () => {
  const nginx = example('nginx-static.conf')
  for (const file of [NGINX_MAPS_FILE, NGINX_HEADERS_FILE]) {
    expect(nginx).toContain(`include /srv/site/dist/${file};`)
  }
  expect(example('Caddyfile-static')).toContain(`import /srv/site/dist/${CADDY_FILE}`)
})

test('documents every setting with its default', () => {
  const documented = new Map(
    [...guide.matchAll(/^\| (`.+?`) \| (.*?) \|/gm)].flatMap(([, names = '', values = '']) => {
      const defaults = [...values.matchAll(/`(.+?)`/g)].map(([, value]) => value)
      return [...names.matchAll(/`(.+?)`/g)].map(
        ([, name], index) => [name, defaults[index]] as const,
      )
    }),
  )

  const read = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(
    { SMTP_URL: 'smtp://localhost', CONTACT_MAIL_TO: 'a@b', CONTACT_MAIL_FROM: 'a@b' },
    {
      get: (values, name) => {
        read.add(String(name))
        return Reflect.get(values, name)
      },
    },
  )
  const { retention, rate, trustedProxies, maxConnections } = parseSettings(env, '/')
  for (const name of read) expect([...documented.keys()]).toContain(name)
  expect(documented.get('CONTACT_RETENTION_DAYS')).toBe(`${retention.days}`)
  expect(documented.get('CONTACT_RATE_LIMIT')).toBe(`${rate.requests}`)
  expect(documented.get('CONTACT_RATE_SECONDS')).toBe(`${rate.seconds}`)
  expect(documented.get('TRUSTED_PROXIES')).toBe(`${trustedProxies}`)
  expect(documented.get('MAX_CONNECTIONS')).toBe(`${maxConnections}`)
})
