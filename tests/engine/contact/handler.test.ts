import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { CALL, good, jsonOf, queryOf, startDesk, type TestDesk } from './desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk.close())

const PAGE = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }
const DISCREET = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
const stored = async () => (await desk.rows()).length

test('a request is answered with success, and is in the store as it was sent', async () => {
  const reply = await desk.send(good)
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('application/json')
  expect(reply.headers).toMatchObject(DISCREET)
  expect(jsonOf(reply)).toEqual({ success: true })
  expect(await desk.rows()).toEqual([
    expect.objectContaining({ ...good, suspected: '', handled_at: null }),
  ])
})

test.each([
  ['Zoë 🙂 ‏شركة', 'zoë@exämple.org', '', 'née\n\t1 < 2 & 3 + 4 % 5 = ; # ?'],
  ['', 'a@b.c', '0', ''],
  ["O'Neil; DROP TABLE requests;--", "a'b@c.de", '00', '{"a":1} \\u0041 $1 ?1 :x'],
])('every character arrives: %j', async (name, email, contact, message) => {
  expect((await desk.send({ name, email, contact, message })).status).toBe(200)
  expect((await desk.rows()).at(-1)).toMatchObject({ name, email, contact, message })
})

test('what looks like spam is marked, and stored all the same', async () => {
  const values = { ...good, message: '<a href="https://x.example">click</a>' }
  expect((await desk.send(values)).status).toBe(200)
  expect((await desk.rows()).at(-1)).toMatchObject({ ...values, suspected: 'markup' })
})

test('what is left out is empty, and lines end in one way', async () => {
  expect((await desk.ask(`${CALL}?email=lines@x.org&message=a%0D%0Ab%0Ac%0Dd`)).status).toBe(200)
  expect((await desk.rows()).at(-1)).toMatchObject({ name: '', contact: '', message: 'a\nb\nc\nd' })
})

test.each([
  ['the longest message', `message=${'m'.repeat(6000)}`],
  ['the longest message in two bytes a letter', `message=${'%C3%A9'.repeat(1000)}`],
  ['lines as a form sends them', `message=${'m'.repeat(5400)}${'%0D%0A'.repeat(200)}`],
  ['the longest name', `name=${'n'.repeat(200)}`],
])('%s is taken', async (_, query) => {
  const reply = await desk.ask(`${CALL}?email=long@example.org&${query}`)
  expect(reply.status).toBe(200)
})

test.each([17_000, 60_000])('an address of %i bytes is too long', async (length) => {
  const reply = await desk.ask(`${CALL}?email=a@b.de&message=${'m'.repeat(length)}`)
  expect(reply.status).toBe(414)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(jsonOf(reply)).toMatchObject({ success: false, error: expect.any(String) })
})

test.each(['HEAD', 'POST'])('%s stores nothing', async (method) => {
  const before = await stored()
  const reply = await desk.ask(
    `${CALL}?${queryOf({ ...good, name: method })}`,
    { 'Content-Length': '0' },
    method,
  )
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET')
  expect(await stored()).toBe(before)
})

test.each([{ 'Sec-Purpose': 'prefetch' }, { 'Sec-Fetch-Site': 'cross-site', ...PAGE }])(
  'nobody has asked with %j',
  async (headers) => {
    const before = await stored()
    const reply = await desk.send({ ...good, name: 'Unasked' }, headers)
    expect(reply.status).toBe(403)
    expect(reply.headers).toMatchObject(DISCREET)
    expect(await stored()).toBe(before)
  },
)

describe('without JavaScript', () => {
  it.each([PAGE, { Accept: 'text/html,*/*' }])('%j lands on a page of thanks', async (headers) => {
    const reply = await desk.send({ ...good, name: 'No script' }, headers)
    expect(reply.status).toBe(303)
    expect(reply.headers.location).toBe('/api/contactusrequest/sent')
    expect(reply.headers).toMatchObject(DISCREET)
    const page = await desk.ask(reply.headers.location ?? '', headers)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ ...DISCREET, 'content-type': 'text/html; charset=utf-8' })
    expect(String(page.body)).toContain('Sent')
  })

  it('says what to correct, and only that', async () => {
    const reply = await desk.ask(`${CALL}?email=x&contact=y&name=Ann`, PAGE)
    expect(reply.status).toBe(400)
    expect(reply.headers).toMatchObject({ ...DISCREET, 'content-type': 'text/html; charset=utf-8' })
    const parts = String(reply.body).match(/(?<=<li data-reason=")\w+/g)
    expect(parts).toEqual(['email', 'contact'])
  })

  it('has a policy without scripts of others, as every answer', async () => {
    const { headers } = await desk.ask(`${CALL}/sent`)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect((await desk.ask(`${CALL}/sent`, {}, 'POST')).status).toBe(405)
    expect((await desk.ask(`${CALL}/sent`, {}, 'HEAD')).body).toHaveLength(0)
  })

  it('answers a script in JSON, whatever it accepts', async () => {
    const headers = { 'Sec-Fetch-Mode': 'cors', Accept: 'text/html' }
    expect(jsonOf(await desk.send({ ...good, name: 'Script' }, headers))).toEqual({ success: true })
  })
})
