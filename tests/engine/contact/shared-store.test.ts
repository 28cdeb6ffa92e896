import { expect, test, vi } from 'vitest'
import { createBuiltServer } from '../server/built-server.ts'
import { createMailSettings, startMailServer } from './mail-server.ts'

const SERVERS = 3
const REQUESTS_PER_SERVER = 15
const SHARED_REQUESTS = 10
const ALL = SERVERS * REQUESTS_PER_SERVER + SHARED_REQUESTS

const site = await createBuiltServer()

test('several servers on one new store store and send every request once', async () => {
  const mailServer = await startMailServer()
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () => site.start(createMailSettings(mailServer))),
  )
  try {
    const statuses = await Promise.all(
      servers.flatMap(({ send }, server) => [
        ...Array.from({ length: REQUESTS_PER_SERVER }, (_, index) =>
          send(`Own ${server} ${index}`),
        ),
        ...Array.from({ length: SHARED_REQUESTS }, (_, index) => send(`Shared ${index}`)),
      ]),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(servers.map(({ stderr }) => stderr())).toEqual(servers.map(() => ''))
    await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(ALL), {
      timeout: 300_000,
      interval: 50,
    })
  } finally {
    await Promise.all(servers.map(({ end }) => end()))
    await mailServer.close()
  }
  const ids = mailServer.mails.map((mail) => /^Message-ID: (\S+)$/im.exec(mail)?.[1])
  for (const all of [ids, await site.names()]) {
    expect([all.length, new Set(all).size]).toEqual([ALL, ALL])
  }
})
