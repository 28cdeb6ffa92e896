import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../server/site.ts'
import { CALL, good, queryOf } from './desk.ts'
import { createContactSite, type Server, type Site } from './processes.ts'
import { startMailServer } from './smtp.ts'

const SERVERS = 3
const OWN = 15
const SHARED = 10

let site: Site
beforeAll(async () => {
  site = await createContactSite()
})
afterAll(() => site.remove())

const send = async (port: number, name: string) => {
  const reply = await ask(port, `${CALL}?${queryOf({ ...good, name })}`)
  expect(reply.status).toBe(200)
}

test('several servers start at once on one new store, and store and send every request once', async () => {
  const mailServer = await startMailServer()
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    CONTACT_MAIL_TO: 'desk@example.org',
    CONTACT_MAIL_FROM: 'site@example.org',
  }
  const servers: readonly Server[] = await Promise.all(
    Array.from({ length: SERVERS }, () => site.start(env)),
  )
  try {
    await Promise.all(
      servers.flatMap(({ port }, server) => [
        ...Array.from({ length: OWN }, (_, index) => send(port, `Own ${server} ${index}`)),
        ...Array.from({ length: SHARED }, (_, index) => send(port, `Shared ${index}`)),
      ]),
    )
    expect(servers.map(({ stderr }) => stderr())).toEqual(servers.map(() => ''))
    const all = SERVERS * OWN + SHARED
    await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(all), {
      timeout: 300_000,
      interval: 50,
    })
  } finally {
    await Promise.all(servers.map(({ end }) => end()))
    await mailServer.close()
  }
  const ids = mailServer.mails.map((mail) => /^Message-ID: (\S+)$/im.exec(mail)?.[1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(SERVERS * OWN + SHARED)
  const names = (await site.rows()).map(({ name }) => name)
  expect(names).toHaveLength(SERVERS * OWN + SHARED)
  expect(new Set(names).size).toBe(names.length)
  expect(await site.integrity()).toBe('ok')
})
