import { afterEach, expect, test } from 'vitest'
import { CALL, good, jsonOf, startDesk, type TestDesk } from './desk.ts'

let desk: TestDesk | undefined
afterEach(async () => {
  await desk?.close()
  desk = undefined
})

test('a client that sends too much is told when to come back', async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '3', CONTACT_RATE_SECONDS: '60' })
  const statuses = []
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    statuses.push((await desk.send({ ...good, name })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const reply = await desk.send({ ...good, name: 'Six' })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(15)
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(20)
  expect(jsonOf(reply)).toMatchObject({ success: false })
  const page = await desk.send({ ...good, name: 'Six' }, { 'Sec-Fetch-Mode': 'navigate' })
  expect([page.status, String(page.body)]).toEqual([429, expect.stringContaining('Busy')])
  // What was taken last may be sent again: nothing more is stored.
  expect((await desk.send({ ...good, name: 'Three' })).status).toBe(200)
  expect(await desk.rows()).toHaveLength(3)
})

test('mistakes cost nothing', async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '1' })
  for (let time = 0; time < 5; time += 1) {
    expect((await desk.ask(`${CALL}?email=no`)).status).toBe(400)
  }
  expect((await desk.send(good)).status).toBe(200)
})

test('clients behind a trusted proxy are told apart, and nobody can pretend', async () => {
  desk = await startDesk({ CONTACT_RATE_LIMIT: '1', TRUSTED_PROXIES: '1' })
  const send = async (name: string, forwarded: string) =>
    (await desk?.send({ ...good, name }, { 'X-Forwarded-For': forwarded }))?.status
  expect(await send('One', '192.0.2.1')).toBe(200)
  expect(await send('Two', '192.0.2.2')).toBe(200)
  expect(await send('Three', '192.0.2.1')).toBe(429)
  expect(await send('Four', '198.51.100.7, 192.0.2.1')).toBe(429)
})
