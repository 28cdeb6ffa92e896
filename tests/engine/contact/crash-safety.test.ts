import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBuiltServer, type RunningServer } from '../server/built-server.ts'

/** Long run: CONTACT_KILLS=1000. */
const KILLS = Number(process.env.CONTACT_KILLS ?? 3)
const SENDERS = 12

const site = await createBuiltServer()

test(`no acknowledged request is lost in ${KILLS} kills`, {
  timeout: 300_000 + KILLS * 60_000,
}, async () => {
  const acknowledged = new Set<string>()
  let sent = 0
  /** Alternates between the contact form and a custom form, whose email address is the name. */
  const send = async (server: RunningServer, name: string) => {
    const isForm = name.includes('@')
    const sending = isForm ? server.sendForm({ name: 'Ann', email: name }) : server.send(name)
    const status = await sending.catch(() => undefined)
    if (!status) return false
    expect(status).toBe(200)
    acknowledged.add(name)
    return true
  }
  /** @returns the name of the request that was not answered */
  const sendUntilDead = async (server: RunningServer): Promise<string> => {
    sent += 1
    const name = sent % 2 ? `Sender ${sent}` : `${sent}@example.org`
    return (await send(server, name)) ? sendUntilDead(server) : name
  }

  let unanswered: string[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await site.start()
    // Send unanswered requests again.
    for (const name of unanswered) expect(await send(server, name)).toBe(true)
    const before = acknowledged.size
    const senders = Array.from({ length: SENDERS }, () => sendUntilDead(server))
    while (acknowledged.size === before) await sleep(1)
    await sleep(Math.random() * 80)
    await server.end('SIGKILL')
    unanswered = await Promise.all(senders)
    expect(server.stderr()).toBe('')
  }

  const names = await site.names()
  expect(new Set(names).size).toBe(names.length)
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(KILLS)
})
