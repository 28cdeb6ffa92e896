import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
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

/** @returns the statuses of the responses; empty if the connection failed */
const send = (port: number, name: string): Promise<readonly number[]> => {
  const target = `${API_PATH}?${toQuery({ ...validRequest, name })}`
  const request = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
  return sendRaw(port, request).then(parseStatuses, () => [])
}

test('answers all accepted requests on SIGTERM', async () => {
  const server = await site.start()
  const burst = () => Array.from({ length: BURST }, (_, index) => send(server.port, `${index}`))
  const idle = connect(server.port, '127.0.0.1')
  await once(idle, 'connect')
  const first = burst()
  await Promise.race(first)
  const ended = server.end('SIGTERM')
  const late = burst()
  expect(await Promise.all(first)).toEqual(first.map(() => [200]))
  // Connections that arrive while the server closes are either answered or rejected by the system.
  for (const answer of await Promise.all(late)) expect([[200], []]).toContainEqual(answer)
  expect([await ended, server.stderr()]).toEqual([[0, null], ''])
  idle.destroy()
})

test('finishes open downloads and requests, and closes unused connections', async () => {
  await site.build({ files: [{ address: '/big.bin', body: BIG }] })
  const { port, child, end } = await site.start()
  const unused = connect(port, '127.0.0.1')
  const closed = once(unused, 'close')
  const reading = httpRequest({ host: '127.0.0.1', port, path: '/big.bin' })
  reading.end()
  const [response] = await once(reading, 'response')
  const sending = connect(port, '127.0.0.1')
  // Once the first request is answered, the server has started to read the second.
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
