import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ask } from '../server/site.ts'
import { CALL } from './desk.ts'
import { good, queryOf } from './good.ts'
import { createContactSite } from './processes.ts'

/** How often the server is killed; the long run: CONTACT_KILLS=1000. */
const KILLS = Number(process.env.CONTACT_KILLS ?? 3)
const SENDERS = 12

const site = await createContactSite()
afterAll(site.remove)

test(`no request is lost that was acknowledged before one of ${KILLS} kills`, {
  timeout: 300_000 + KILLS * 60_000,
}, async () => {
  const acknowledged = new Set<string>()
  let sent = 0
  const send = async (port: number, name: string) => {
    const reply = await ask(port, `${CALL}?${queryOf({ ...good, name })}`).catch(() => undefined)
    if (!reply) return false
    expect(reply.status).toBe(200)
    acknowledged.add(name)
    return true
  }
  /** @returns the name of whoever gets no answer any more */
  const sendUntilDead = async (port: number): Promise<string> => {
    sent += 1
    const name = `Sender ${sent}`
    return (await send(port, name)) ? sendUntilDead(port) : name
  }

  let unanswered: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await site.start()
    // They send the same again to the next server, as a person would.
    for (const name of unanswered) expect(await send(server.port, name)).toBe(true)
    const before = acknowledged.size
    const senders = Array.from({ length: SENDERS }, () => sendUntilDead(server.port))
    while (acknowledged.size === before) await wait(1)
    await wait(Math.random() * 80)
    await server.end('SIGKILL')
    unanswered = await Promise.all(senders)
    expect(server.stderr()).toBe('')
  }

  const names = await site.names()
  expect(new Set(names).size).toBe(names.length)
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(KILLS)
})
