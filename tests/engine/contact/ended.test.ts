import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { CALL } from './desk.ts'
import { good, queryOf } from './good.ts'
import { createContactSite } from './processes.ts'

const BURST = 80

const site = await createContactSite()
afterAll(site.remove)

/** Asks once: the answer's status, `lost` if the server let it in and said nothing, or `refused`. */
const send = (port: number, name: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let isIn = false
    let text = ''
    socket.once('connect', () => {
      isIn = true
    })
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      text += part
    })
    socket.once('close', () =>
      resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? (isIn ? 'lost' : 'refused')),
    )
    socket.write(
      `GET ${CALL}?${queryOf({ ...good, name })} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
  })

test('a server that is asked to end answers all that it let in', async () => {
  const server = await site.start()
  const burst = () => Array.from({ length: BURST }, (_, index) => send(server.port, `${index}`))
  const idle = connect(server.port, '127.0.0.1')
  await once(idle, 'connect')
  const first = burst()
  // In the middle of it.
  await Promise.race(first)
  const ended = server.end('SIGTERM')
  const late = burst()
  expect(await Promise.all(first)).toEqual(first.map(() => '200'))
  // Who comes while the door is closed may stand between it and the system, which nobody can tell apart.
  for (const answer of await Promise.all(late)) expect(['200', 'refused', 'lost']).toContain(answer)
  await ended
  idle.destroy()
  expect([server.stderr(), server.child.exitCode]).toEqual(['', 0])
})
