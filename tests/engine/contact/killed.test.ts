import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../server/site.ts'
import { CALL, good, queryOf } from './desk.ts'
import { createContactSite, type Site } from './processes.ts'

/** How often the server is killed; the long run: CONTACT_KILLS=1000. */
const KILLS = Number(process.env.CONTACT_KILLS ?? 3)
const SENDERS = 12

let site: Site
beforeAll(async () => {
  site = await createContactSite()
})
afterAll(() => site.remove())

test(`no request is lost that was acknowledged before one of ${KILLS} kills`, {
  timeout: 300_000 + KILLS * 60_000,
}, async () => {
  const acknowledged = new Set<string>()
  let sent = 0
  const sendUntilDead = async (port: number) => {
    for (;;) {
      sent += 1
      const name = `Sender ${sent}`
      // Whoever gets no answer sends the same again to the next server, as a person would.
      const reply = await ask(port, `${CALL}?${queryOf({ ...good, name })}`).catch(() => undefined)
      if (!reply) return name
      expect(reply.status).toBe(200)
      acknowledged.add(name)
    }
  }

  let unanswered: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await site.start()
    for (const name of unanswered) {
      const reply = await ask(server.port, `${CALL}?${queryOf({ ...good, name })}`)
      expect(reply.status).toBe(200)
      acknowledged.add(name)
    }
    const before = acknowledged.size
    const senders = Array.from({ length: SENDERS }, () => sendUntilDead(server.port))
    while (acknowledged.size === before) await wait(1)
    await wait(Math.random() * 80)
    await server.end('SIGKILL')
    unanswered = await Promise.all(senders)
    expect(server.stderr()).toBe('')
  }

  const names = (await site.rows()).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(KILLS)
  expect(await site.integrity()).toBe('ok')
})
