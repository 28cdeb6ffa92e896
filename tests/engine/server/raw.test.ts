/** Requests as no browser sends them. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { INERT_POLICY } from '../../../src/contract/headers.ts'
import { jsonResponse } from '../../../src/server/api.ts'
import { heard, say, statusesIn } from './raw.ts'
import { startSite } from './site.ts'

let site: Awaited<ReturnType<typeof startSite>>
const slow = async () => {
  await new Promise((resolve) => setTimeout(resolve, 30))
  return jsonResponse(200, { success: true })
}
beforeAll(async () => {
  site = await startSite(() => new Map([['/api/slow', slow]]))
})
afterAll(() => site.close(0))

const GOOD = 'GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n'

describe('what HTTP forbids', () => {
  it.each([
    ['no host', ''],
    ['two hosts', 'Host: a\r\nHost: a\r\n'],
    ['two hosts, small and large', 'Host: a\r\nhOST: b\r\n'],
    ...['a b', 'a/b', 'a@b', 'a<b', 'a:b', 'a:1:2', '[::1', 'ä'].map((host) => [
      `the host ${host}`,
      `Host: ${host}\r\n`,
    ]),
  ])('%s', async (_, lines) => {
    const page = await say(site.port, `GET / HTTP/1.1\r\n${lines}\r\n`)
    expect(statusesIn(page)).toEqual([400])
    expect(page).toContain(INERT_POLICY)
    const call = await say(site.port, `GET /api/slow HTTP/1.1\r\n${lines}\r\n`, (text) =>
      text.endsWith('}'),
    )
    expect(statusesIn(call)).toEqual([400])
    expect(JSON.parse(call.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false })
  })

  it.each(['HTTP/2.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTP/3.0'])('%s', async (version) => {
    expect(statusesIn(await say(site.port, `GET / ${version}\r\nHost: a\r\n\r\n`))).toEqual([400])
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', 417],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(99_000)}\r\n\r\n`, 431],
  ])('%s', async (_, text, status) => {
    expect(statusesIn(await say(site.port, text))).toEqual([status])
  })
})

it.each(['a', 'a:80', 'www.Example.org.:443', '[::1]:80', '127.0.0.1', 'xn--bcher-kva.example'])(
  'the host %s is one',
  async (host) => {
    expect(statusesIn(await say(site.port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`))).toEqual([
      200,
    ])
  },
)

test('an old client needs no host', async () => {
  expect(statusesIn(await say(site.port, 'GET / HTTP/1.0\r\n\r\n'))).toEqual([200])
})

describe('pipelined requests', () => {
  it('before garbage get their own answers first', async () => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write(`${GOOD}${GOOD}garbage\r\n\r\n`)
    expect(statusesIn(await heard(socket))).toEqual([200, 200, 400])
  })

  it('are all answered, in their order', async () => {
    const paths = Array.from({ length: 60 }, (_, index) => (index % 3 ? '/' : '/api/slow'))
    const asked = paths.map((path) => `HEAD ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    const types = (text: string) =>
      [...text.matchAll(/^Content-Type: (\S+?)(?:;|\r)/gim)].map(([, type]) => type)
    const text = await say(site.port, asked.join(''), (all) => types(all).length === 60)
    expect(types(text)).toEqual(
      paths.map((path) => (path === '/' ? 'text/html' : 'application/json')),
    )
  })
})

describe('a body', () => {
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

  it('of a page is refused, and the connection goes on', async () => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write(`${head('/', 3)}abcHEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(statusesIn(await heard(socket))).toEqual([405, 200])
  })

  it.each(['/', '/api/slow'])('that is too large is refused, then closed: %s', async (path) => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write(head(path, 1e9))
    // Goes on sending whatever is said to it.
    const part = Buffer.alloc(16_384)
    const more = setInterval(() => socket.writable && socket.write(part), 1)
    const answer = await heard(socket).finally(() => clearInterval(more))
    socket.destroy()
    expect(statusesIn(answer)).toEqual([413])
    expect(answer).toMatch(/^Connection: close\r$/m)
  })

  it('that is asked about first is not asked for', async () => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n')
    expect(statusesIn(await heard(socket))).toEqual([405])
  })

  it('that breaks off into garbage ends the connection', async () => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n')
    expect(statusesIn(await heard(socket))).toEqual([400])
  })
})

describe('what Node cannot read', () => {
  const api = 'GET /api/slow?name=Ann HTTP/1.1\r\nHost: a\r\n'
  it.each([
    ['a header without a name', `${api}: x\r\n\r\n`, true],
    ['another protocol', 'GET /api/slow FTP/1.1\r\n\r\n', true],
    ['a call behind a page', `GET / HTTP/1.1\r\nHost: a\r\n\r\n${api}: x\r\n\r\n`, true],
    ['no address', 'hello\r\n\r\n', false],
    ['a page', 'GET /apiary HTTP/1.1\r\n: x\r\n\r\n', false],
    ['a page that names a call', 'GET / HTTP/1.1\r\nX: a\r\nGET /api/slow\r\n\r\n', false],
  ])('%s is told to programs in JSON, to others in plain words', async (_, text, isCall) => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write(text, 'latin1')
    const answer = await heard(socket)
    const [head = '', body = ''] = answer.split('\r\n\r\n').slice(-2)
    expect(statusesIn(answer).at(-1)).toBe(400)
    expect(head).toContain(INERT_POLICY)
    expect(head).toMatch(/^X-Request-Id: [\w-]{36}\r$/m)
    expect(head).toContain(`Content-Length: ${body.length}\r\n`)
    if (isCall) expect(JSON.parse(body)).toEqual({ success: false, error: expect.any(String) })
    else expect(body).toBe('The request cannot be read.\n')
  })

  it.each([
    ['POST /api/slow HTTP/1.1', 'application/json'],
    ['POST /apiary HTTP/1.1', 'text/plain'],
  ])('whose body does not come is given up after a while: %s', async (line, type) => {
    const socket = connect(site.port, '127.0.0.1')
    const asked = once(site.server, 'request')
    socket.write(`${line}\r\nHost: a\r\nContent-Length: 9\r\n\r\n`)
    const [request] = await asked
    const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    site.server.emit('clientError', error, request.socket)
    const text = await heard(socket)
    expect(statusesIn(text)).toEqual([408])
    expect(text).toContain(`Content-Type: ${type}`)
  })
})
