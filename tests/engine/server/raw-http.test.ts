/** Requests that browsers never send. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INERT_POLICY } from '../../../src/contract/headers.ts'
import { jsonResponse } from '../../../src/server/api.ts'
import { parseStatuses, readUntilClosed, sendRaw } from './raw-connection.ts'
import { startTestSite } from './test-site.ts'

let site: Awaited<ReturnType<typeof startTestSite>>
const slow = async () => {
  await new Promise((resolve) => setTimeout(resolve, 30))
  return jsonResponse(200, { success: true })
}
beforeAll(async () => {
  site = await startTestSite(() => new Map([['/api/slow', slow]]))
})
afterAll(() => site.close(0))

const HOST = 'HTTP/1.1\r\nHost: a\r\n'
const CLOSE = 'Connection: close\r\n'
const VALID = `GET /api/slow ${HOST}\r\n`

describe('invalid HTTP is rejected', () => {
  test.each([
    ['no host', ''],
    ['two hosts', 'Host: a\r\nHost: a\r\n'],
    ['two hosts in different case', 'Host: a\r\nhOST: b\r\n'],
    ...['a b', 'a/b', 'a@b', 'a<b', 'a:b', 'a:1:2', '[::1', 'ä'].map((host) => [
      `the host ${host}`,
      `Host: ${host}\r\n`,
    ]),
  ])('%s', async (_, lines) => {
    const page = await sendRaw(site.port, `GET / HTTP/1.1\r\n${CLOSE}${lines}\r\n`)
    expect(parseStatuses(page)).toEqual([400])
    expect(page).toContain(INERT_POLICY)
    const call = await sendRaw(site.port, `GET /api/slow HTTP/1.1\r\n${CLOSE}${lines}\r\n`)
    expect(parseStatuses(call)).toEqual([400])
    expect(JSON.parse(call.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false })
  })

  test.each<[string, string, number]>([
    ['version 0.9', 'GET / HTTP/0.9\r\nHost: a', 400],
    ['version 1.2', 'GET / HTTP/1.2\r\nHost: a', 400],
    ['version 2.0', 'GET / HTTP/2.0\r\nHost: a', 400],
    ['version 3.0', 'GET / HTTP/3.0\r\nHost: a', 400],
    ['not HTTP', 'hello', 400],
    ['two lengths', `GET / ${HOST}Content-Length: 1\r\nContent-Length: 2`, 400],
    ['an expectation', `GET / ${HOST}Expect: miracles`, 417],
    ['very long headers', `GET / ${HOST}X: ${'a'.repeat(99_000)}`, 431],
  ])('%s', async (_, text, status) => {
    expect(parseStatuses(await sendRaw(site.port, `${text}\r\n${CLOSE}\r\n`))).toEqual([status])
  })
})

test.each([
  ...['a', 'a:80', 'www.Example.org.:443', '[::1]:80', '127.0.0.1', 'xn--bcher-kva.example'].map(
    (host) => `HTTP/1.1\r\nHost: ${host}`,
  ),
  'HTTP/1.0',
])('valid HTTP is answered: %j', async (head) => {
  expect(parseStatuses(await sendRaw(site.port, `GET / ${head}\r\n${CLOSE}\r\n`))).toEqual([200])
})

describe('pipelining', () => {
  const post = (path: string, more: string) => `POST ${path} ${HOST}${more}\r\n\r\n`

  test.each<[string, string, number[]]>([
    [
      'answers the requests before invalid data first',
      `${VALID}${VALID}garbage\r\n\r\n`,
      [200, 200, 400],
    ],
    [
      'rejects a body, and continues with the next request',
      `${post('/', 'Content-Length: 3')}abcHEAD / ${HOST}${CLOSE}\r\n`,
      [405, 200],
    ],
    [
      'does not request a body with 100 Continue',
      post('/', 'Content-Length: 9\r\nExpect: 100-continue'),
      [405],
    ],
    [
      'closes the connection after an invalid body',
      `${post('/', 'Transfer-Encoding: chunked')}zz\r\n`,
      [400],
    ],
  ])('%s', async (_, text, statuses) => {
    expect(parseStatuses(await sendRaw(site.port, text))).toEqual(statuses)
  })

  test('answers all requests in order', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => (index % 3 ? '/' : '/api/slow'))
    const requests = paths.map((path) => `HEAD ${path} ${HOST}\r\n`).join('')
    const last = `HEAD /nowhere ${HOST}${CLOSE}\r\n`
    const text = await sendRaw(site.port, requests + last)
    const types = [...text.matchAll(/^Content-Type: (\S+?)(?:;|\r)/gim)].map(([, type]) => type)
    expect(types.slice(0, -1)).toEqual(
      paths.map((path) => (path === '/' ? 'text/html' : 'application/json')),
    )
  })

  test.each(['/', '/api/slow'])(
    'closes the connection after a body that is too large: %s',
    async (path) => {
      const socket = connect(site.port, '127.0.0.1')
      socket.write(post(path, 'Content-Length: 1000000000'))
      // Keeps sending after the response.
      const part = Buffer.alloc(16_384)
      const more = setInterval(() => socket.writable && socket.write(part), 1)
      const answer = await readUntilClosed(socket).finally(() => clearInterval(more))
      socket.destroy()
      expect(parseStatuses(answer)).toEqual([413])
      expect(answer).toMatch(/^Connection: close\r$/m)
    },
  )
})

describe('client errors', () => {
  const api = `GET /api/slow?name=Ann ${HOST}`
  test.each([
    ['a header without a name', `${api}: x\r\n\r\n`, true],
    ['another protocol', 'GET /api/slow FTP/1.1\r\n\r\n', true],
    ['an API call after a page', `GET / ${HOST}\r\n${api}: x\r\n\r\n`, true],
    ['no address', 'hello\r\n\r\n', false],
    ['a page', 'GET /apiary HTTP/1.1\r\n: x\r\n\r\n', false],
    [
      'a page with an API path in its body',
      'GET / HTTP/1.1\r\nX: a\r\nGET /api/slow\r\n\r\n',
      false,
    ],
  ])('responds to %s as JSON for API paths, else as text', async (_, text, isCall) => {
    const answer = await sendRaw(site.port, text)
    const [head = '', body = ''] = answer.split('\r\n\r\n').slice(-2)
    expect(parseStatuses(answer).at(-1)).toBe(400)
    expect(head).toContain(INERT_POLICY)
    expect(head).toMatch(/^X-Request-Id: [\w-]{36}\r$/m)
    expect(head).toContain(`Content-Length: ${body.length}\r\n`)
    if (isCall) expect(JSON.parse(body)).toEqual({ success: false, error: expect.any(String) })
    else expect(body).toBe('Bad request.\n')
  })

  test.each([
    ['POST /api/slow HTTP/1.1', 'application/json'],
    ['POST /apiary HTTP/1.1', 'text/plain'],
  ])('times out when the body does not arrive: %s', async (line, type) => {
    const socket = connect(site.port, '127.0.0.1')
    const received = once(site.server, 'request')
    socket.write(`${line}\r\nHost: a\r\nContent-Length: 9\r\n\r\n`)
    const [request] = await received
    const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    site.server.emit('clientError', error, request.socket)
    const text = await readUntilClosed(socket)
    expect(parseStatuses(text)).toEqual([408])
    expect(text).toContain(`Content-Type: ${type}`)
  })
})
