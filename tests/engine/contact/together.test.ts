import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../server/site.ts'
import { CALL, good, queryOf } from './desk.ts'
import { createContactSite, type Server, type Site } from './processes.ts'

const SERVERS = 3
const OWN = 60
const SHARED = 20

let site: Site
beforeAll(async () => {
  site = await createContactSite()
})
afterAll(() => site.remove())

const send = async (port: number, name: string) => {
  const reply = await ask(port, `${CALL}?${queryOf({ ...good, name })}`)
  expect(reply.status).toBe(200)
}

test('several servers start at once on one new store, and store every request once', async () => {
  const servers: readonly Server[] = await Promise.all(
    Array.from({ length: SERVERS }, () => site.start()),
  )
  try {
    await Promise.all(
      servers.flatMap(({ port }, server) => [
        ...Array.from({ length: OWN }, (_, index) => send(port, `Own ${server} ${index}`)),
        ...Array.from({ length: SHARED }, (_, index) => send(port, `Shared ${index}`)),
      ]),
    )
    expect(servers.map(({ stderr }) => stderr())).toEqual(servers.map(() => ''))
  } finally {
    await Promise.all(servers.map(({ end }) => end()))
  }
  const names = (await site.rows()).map(({ name }) => name)
  expect(names).toHaveLength(SERVERS * OWN + SHARED)
  expect(new Set(names).size).toBe(names.length)
  expect(await site.integrity()).toBe('ok')
})
