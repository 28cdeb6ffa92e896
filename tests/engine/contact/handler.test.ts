import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { CALL, good, jsonOf, startDesk, type TestDesk } from './desk.ts'

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

test.each([
  ['Zoë 🙂 ‏شركة', 'zoë@exämple.org', '', 'née\n\t1 < 2 & 3 + 4 % 5 = ; # ?'],
  ['', 'a@b.c', '0', ''],
  ["O'Neil; DROP TABLE requests;--", "a'b@c.de", '00', '{"a":1} \\u0041 $1 ?1 :x'],
])('every character arrives: %j', async (name, email, contact, message) => {
  expect((await desk.send({ name, email, contact, message })).status).toBe(200)
  expect((await desk.rows()).at(-1)).toMatchObject({ name, email, contact, message })
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
})
