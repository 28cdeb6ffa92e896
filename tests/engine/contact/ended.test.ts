import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createBuiltServer, waitForOutput } from '../server/built-server.ts'
import { parseStatuses, sendRaw } from '../server/raw-connection.ts'
import { sendRequest } from '../server/test-site.ts'
import { API_PATH } from './contact-server.ts'
import { toQuery, validRequest } from './valid-request.ts'

const BURST = 80
const BIG = randomBytes(20_000_000)

const site = await createBuiltServer()

/** Asks once. @returns the status of the answer, or none */
const send = (port: number, name: string): Promise<readonly number[]> => {
  const target = `${API_PATH}?${toQuery({ ...validRequest, name })}`
  const asked = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
  return sendRaw(port, asked).then(parseStatuses, () => [])
}

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
  expect(await Promise.all(first)).toEqual(first.map(() => [200]))
  // Who comes while the door is closed may stand between it and the system, which nobody can tell apart.
  for (const answer of await Promise.all(late)) expect([[200], []]).toContainEqual(answer)
  expect([await ended, server.stderr()]).toEqual([[0, null], ''])
  idle.destroy()
})

test('it finishes what is open, stores a request that was on its way, and closes what nobody uses', async () => {
  await site.build({ files: [{ address: '/big.bin', body: BIG }] })
  const { port, child, end } = await site.start()
  const unused = connect(port, '127.0.0.1')
  const closed = once(unused, 'close')
  const reading = request({ host: '127.0.0.1', port, path: '/big.bin' })
  reading.end()
  const [response] = await once(reading, 'response')
  const sending = connect(port, '127.0.0.1')
  // Once the first of them is answered, the server has begun to read the second.
  sending.write(
    ['/careers', `${API_PATH}?${toQuery({ ...validRequest, name: 'Last' })}`]
      .map((target) => `GET ${target} HTTP/1.1\r\nHost: example.org\r\n`)
      .join('\r\n'),
  )
  expect(String(await waitForOutput(sending, /^HTTP\/1\.1 \d+/))).toBe('HTTP/1.1 200')

  const ended = end('SIGINT')
  await expect.poll(() => sendRequest(port, '/').catch(String)).toContain('ECONNREFUSED')
  sending.end('Accept: application/json\r\nConnection: close\r\n\r\n')
  expect(Buffer.concat(await sending.toArray()).toString()).toMatch(
    /HTTP\/1\.1 200 .+"success":true/s,
  )
  await closed
  expect(child.exitCode).toBeNull()
  expect(Buffer.concat(await response.toArray()).equals(BIG)).toBe(true)
  expect([await ended, (await site.names()).includes('Last')]).toEqual([[0, null], true])
})
