import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { INERT_POLICY } from '../../../src/contract/headers.ts'
import { jsonResponse } from '../../../src/server/api.ts'
import { createSiteServer } from '../../../src/server/http.ts'
import { plainResponse } from '../../../src/server/response.ts'
import { transportHeaders } from '../../../src/server/transport.ts'
import { listenOnFreePort, sendRequest } from './test-site.ts'

const site = createSiteServer(({ path }) => {
  if (path === '/fails') throw new Error('no')
  if (path === '/moved') return plainResponse(303, '', { Location: '/' })
  if (path === '/api/call') return jsonResponse(200, { success: true })
  return plainResponse(path === '/nothing' ? 404 : 200, 'text')
}, 1)

let port = 0
beforeAll(async () => {
  port = await listenOnFreePort(site.server)
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

describe('security headers of every response', () => {
  test.each([
    ['/', 200],
    ['/nothing', 404],
    ['/moved', 303],
    ['/api/call', 200],
    ['/fails', 500],
  ])('%s', async (path, status) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reply = await sendRequest(port, path)
    logged.mockRestore()
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject(EXPECTED)
  })
})

describe('Strict-Transport-Security', () => {
  test.each(['/', '/nothing', '/api/call'])('is sent only over TLS: %s', async (path) => {
    const getHeader = async (headers?: Record<string, string>) =>
      (await sendRequest(port, path, headers)).headers['strict-transport-security']
    expect(await getHeader({ 'X-Forwarded-Proto': 'https' })).toMatch(/^max-age=\d{8,}/)
    expect(await getHeader({ 'X-Forwarded-Proto': 'http' })).toBeUndefined()
    expect(await getHeader()).toBeUndefined()
  })

  test.each<[header: string | undefined, proxies: number, encrypted: boolean, expected: boolean]>([
    ['https', 0, false, false],
    ['https', 1, false, true],
    ['HTTPS ', 1, false, true],
    ['https, http', 1, false, false],
    ['http, https', 1, false, true],
    ['http, https, http', 2, false, true],
    ['https', 2, false, true],
    ['', 1, false, false],
    ['httpsx', 1, false, false],
    [undefined, 1, false, false],
    // Direct TLS.
    [undefined, 0, true, true],
  ])('with X-Forwarded-Proto %j, %d trusted proxies, own TLS %s: %s', (...args) => {
    const [header, proxies, encrypted, expected] = args
    const headers = header === undefined ? {} : { 'x-forwarded-proto': header }
    const socket = { remoteAddress: '127.0.0.1', encrypted }
    expect(transportHeaders({ headers, socket }, proxies) !== undefined).toBe(expected)
  })
})
