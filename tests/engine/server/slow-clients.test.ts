import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from '../../../src/server/connection-limit.ts'
import { createSiteServer } from '../../../src/server/http.ts'
import { plainResponse } from '../../../src/server/response.ts'
import { listenOnFreePort, sendRequest } from './test-site.ts'

const REQUEST = 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'
const LARGE = 'x'.repeat(1_000_000)

/** A server with a large page that counts its requests. */
async function startServer() {
  const calls = { count: 0 }
  const { server, drain } = createSiteServer(({ path }) => {
    if (path !== '/large') return plainResponse(200, 'small')
    calls.count += 1
    return plainResponse(200, LARGE)
  })
  const port = await listenOnFreePort(server)
  onTestFinished(() => drain(0))
  const openConnection = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { server, port, calls, openConnection }
}

test('does not create responses that are not read, and closes connections with too many requests', async () => {
  const { port, calls, openConnection } = await startServer()
  const silent = await openConnection()
  silent.pause()
  silent.write(REQUEST.repeat(90))
  await expect.poll(() => calls.count).toBeGreaterThan(0)
  const greedy = await openConnection()
  const closed = once(greedy.resume(), 'close')
  greedy.write(REQUEST.repeat(2_000))
  await closed
  for (let time = 0; time < 20; time += 1) expect((await sendRequest(port, '/')).status).toBe(200)
  // Socket buffers hold a few megabytes.
  expect(calls.count).toBeLessThan(60)
  expect(silent.destroyed).toBe(false)
})

test('rejects connections above the limit until half of them are closed', async () => {
  const { server, port, openConnection } = await startServer()
  const messages: string[] = []
  limitConnections(server, 4, (message) => messages.push(message))
  const inside = [
    await openConnection(),
    await openConnection(),
    await openConnection(),
    await openConnection(),
  ]
  for (let time = 0; time < 2; time += 1) await once((await openConnection()).resume(), 'close')
  expect(messages).toEqual([expect.stringMatching(/^Connection limit reached.* 4\)/)])
  inside.pop()?.destroy()
  inside.pop()?.destroy()
  await expect.poll(() => messages.at(-1)).toBe('Accepting new connections again.')
  expect((await sendRequest(port, '/')).status).toBe(200)
})
