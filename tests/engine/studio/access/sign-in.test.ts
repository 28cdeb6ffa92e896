import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePassword } from '../../../../src/site-folder/password.ts'
import { StudioAccess } from '../../../../src/studio/access/access.ts'

const HOST = 'studio.example.org'
const PASSWORD = 'correct horse battery'

const siteDir = mkdtempSync(join(tmpdir(), 'site-access-'))
let server: ViteDevServer

beforeAll(async () => {
  writeFileSync(join(siteDir, 'secret.js'), 'export default 1')
  await storePassword({ siteDir }, PASSWORD)
  server = await createServer({
    configFile: false,
    root: siteDir,
    logLevel: 'silent',
    plugins: [new StudioAccess({ siteDir }).plugin],
    server: { port: 0, host: '127.0.0.1', allowedHosts: [HOST] },
  })
  await server.listen()
})

afterAll(async () => {
  await server.close()
  rmSync(siteDir, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const PROXY = { host: HOST, 'x-forwarded-proto': 'https' }

function send(path: string, headers: Record<string, string> = PROXY, form?: object) {
  const address = server.httpServer?.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise<Answer>((resolve, reject) => {
    const options = { port, path, headers, method: form ? 'POST' : 'GET' }
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
    sent.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve({ status: 101, headers: {}, body: '' })
    })
    sent.on('error', reject)
    sent.end(form && new URLSearchParams({ ...form }).toString())
  })
}

const signIn = (password: string, headers: Record<string, string> = {}) =>
  send(
    '/@studio/sign-in',
    { ...PROXY, origin: `https://${HOST}`, ...headers },
    { name: 'Anna <b>', password },
  )

const page = { ...PROXY, accept: 'text/html' }

test('serves nothing but the sign-in page before somebody signs in', async () => {
  expect(await send('/secret.js')).toMatchObject({ status: 401 })
  expect(await send('/@vite/client')).toMatchObject({ status: 401 })
  const redirect = await send('/@studio', page)
  expect([redirect.status, redirect.headers.location]).toEqual([303, '/@studio/sign-in'])
  const form = await send('/@studio/sign-in', page)
  expect(form.status).toBe(200)
  expect(form.headers['content-security-policy']).toMatch(/^default-src 'none'/)
})

test.for([
  ['another host', { host: 'evil.example' }],
  ['the address behind the proxy', { host: '127.0.0.1' }],
  ['no TLS', { 'x-forwarded-proto': 'http' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another origin', { origin: 'https://evil.example' }],
] as const)('refuses requests through %s', async ([, headers]) => {
  expect(await send('/@studio/sign-in', { ...PROXY, ...headers })).toMatchObject({ status: 403 })
  expect(await signIn(PASSWORD, headers)).toMatchObject({ status: 403 })
})

test('a link on another site leads to the studio', async () => {
  const link = { ...page, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
  expect(await send('/@studio', link)).toMatchObject({ status: 303 })
})

test('a wrong password is refused, and the name stays in the form', async () => {
  const { status, headers, body } = await signIn('wrong password')
  expect([status, headers['set-cookie']]).toEqual([401, undefined])
  expect(body).toContain('role="alert"')
  expect(body).toContain('value="Anna &lt;b&gt;"')
})

test('the right password opens the studio for this browser only', async () => {
  const { status, headers } = await signIn(PASSWORD)
  expect([status, headers.location]).toEqual([303, '/@studio'])
  const [cookie = ''] = headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^__Host-studio=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  const signedIn = { ...PROXY, cookie: cookie.replace(/;.*/, '') }
  expect(await send('/secret.js', signedIn)).toMatchObject({ status: 200 })
  expect(await send('/secret.js', { ...signedIn, cookie: '__Host-studio=' })).toMatchObject({
    status: 401,
  })
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
    'sec-websocket-protocol': 'vite-hmr',
  }
  expect(await send('/', { ...signedIn, ...upgrade })).toMatchObject({ status: 101 })
  await expect(send('/', { ...PROXY, ...upgrade })).rejects.toThrow('socket hang up')
})

test('signing out ends the session at the server, and is refused from another site', async () => {
  const { headers } = await signIn(PASSWORD)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const own = { ...PROXY, cookie, origin: `https://${HOST}` }
  const evil = await send('/@studio/sign-out', { ...own, origin: 'https://evil.example' }, {})
  expect(evil.status).toBe(403)
  expect(await send('/secret.js', own)).toMatchObject({ status: 200 })
  const left = await send('/@studio/sign-out', own, {})
  expect([left.status, left.headers['set-cookie']?.[0]]).toEqual([
    200,
    expect.stringContaining('Max-Age=0'),
  ])
  expect(await send('/secret.js', own)).toMatchObject({ status: 401 })
})

test('another password ends all sessions', async () => {
  const { headers } = await signIn(PASSWORD)
  const [cookie = ''] = headers['set-cookie'] ?? []
  const signedIn = { ...PROXY, cookie: cookie.replace(/;.*/, '') }
  expect(await send('/secret.js', signedIn)).toMatchObject({ status: 200 })
  await storePassword({ siteDir }, 'another long password')
  expect(await send('/secret.js', signedIn)).toMatchObject({ status: 401 })
})

test('the password is stored as a hash that only its owner can read', () => {
  const file = join(siteDir, '.site/password.json')
  expect(readFileSync(file, 'utf8')).not.toContain(PASSWORD)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
})
