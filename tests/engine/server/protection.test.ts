import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { INERT_POLICY } from '../../../src/contract/headers.ts'
import { jsonResponse } from '../../../src/server/api.ts'
import { createSiteServer } from '../../../src/server/http.ts'
import { plainResponse } from '../../../src/server/response.ts'
import { transportHeaders } from '../../../src/server/transport.ts'
import { ask } from './site.ts'

/** A site with one answer for each path. */
const site = createSiteServer(({ path }) => {
  if (path === '/fails') throw new Error('no')
  if (path === '/moved') return plainResponse(303, '', { Location: '/' })
  if (path === '/api/call') return jsonResponse(200, { success: true })
  return plainResponse(path === '/nothing' ? 404 : 200, 'text')
}, 1)

let port = 0
beforeAll(async () => {
  site.server.listen(0, '127.0.0.1')
  await once(site.server, 'listening')
  const bound = site.server.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
})
afterAll(() => site.drain(0))

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'content-security-policy': INERT_POLICY,
}

describe('every answer is protected', () => {
  it.each([
    ['/', 200],
    ['/nothing', 404],
    ['/moved', 303],
    ['/api/call', 200],
    ['/fails', 500],
  ])('%s', async (path, status) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reply = await ask(port, path)
    logged.mockRestore()
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject(EXPECTED)
  })
})

describe('Strict-Transport-Security', () => {
  it('comes with every answer to a visitor behind TLS, and with no other', async () => {
    for (const path of ['/', '/nothing', '/api/call']) {
      const secure = await ask(port, path, { 'X-Forwarded-Proto': 'https' })
      expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
      for (const headers of [{}, { 'X-Forwarded-Proto': 'http' }] as Record<string, string>[]) {
        expect((await ask(port, path, headers)).headers).not.toHaveProperty(
          'strict-transport-security',
        )
      }
    }
  })

  const asked = (header: string | undefined, encrypted?: boolean) => ({
    headers: header === undefined ? {} : { 'x-forwarded-proto': header },
    socket: { remoteAddress: '127.0.0.1', encrypted },
  })

  it.each([
    ['https', 0, false],
    ['https', 1, true],
    ['HTTPS ', 1, true],
    ['https, http', 1, false],
    ['http, https', 1, true],
    ['http, https, http', 2, true],
    ['https', 2, true],
    ['', 1, false],
    ['httpsx', 1, false],
    [undefined, 1, false],
  ])('X-Forwarded-Proto %j with %d trusted proxies: %s', (header, proxies, expected) => {
    expect(transportHeaders(asked(header), proxies) !== undefined).toBe(expected)
  })

  it('needs no proxy where the server itself speaks TLS', () => {
    expect(transportHeaders(asked(undefined, true), 0)).toBeDefined()
    expect(transportHeaders(asked(undefined, false), 0)).toBeUndefined()
  })
})
