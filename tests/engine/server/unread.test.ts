/** Visitors who ask and do not read, and visitors who only come. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from '../../../src/server/connection-limit.ts'
import { createSiteServer } from '../../../src/server/http.ts'
import { plainResponse } from '../../../src/server/response.ts'
import { listenOnFreePort, sendRequest } from './test-site.ts'

const REQUEST = 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'
const LARGE = 'x'.repeat(1_000_000)

/** A server with a large page, which counts how often that is asked for. */
async function serving() {
  const calls = { count: 0 }
  const { server, drain } = createSiteServer(({ path }) => {
    if (path !== '/large') return plainResponse(200, 'small')
    calls.count += 1
    return plainResponse(200, LARGE)
  })
  const port = await listenOnFreePort(server)
  onTestFinished(() => drain(0))
  const connected = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { server, port, calls, connected }
}

test('answers that nobody reads are not made ahead, and who asks for too many is given up', async () => {
  const { port, calls, connected } = await serving()
  const silent = await connected()
  silent.pause()
  silent.write(REQUEST.repeat(90))
  await expect.poll(() => calls.count).toBeGreaterThan(0)
  const greedy = await connected()
  const closed = once(greedy.resume(), 'close')
  greedy.write(REQUEST.repeat(2_000))
  await closed
  for (let time = 0; time < 20; time += 1) expect((await sendRequest(port, '/')).status).toBe(200)
  // What the system keeps for who reads later are a few megabytes.
  expect(calls.count).toBeLessThan(60)
  expect(silent.destroyed).toBe(false)
})

test('no more connections are let in than are allowed, until half of them are over', async () => {
  const { server, port, connected } = await serving()
  const said: string[] = []
  limitConnections(server, 4, (sentence) => said.push(sentence))
  const inside = [await connected(), await connected(), await connected(), await connected()]
  for (let time = 0; time < 2; time += 1) await once((await connected()).resume(), 'close')
  expect(said).toEqual([expect.stringMatching(/^No more connections are let in.* 4,/)])
  inside.pop()?.destroy()
  inside.pop()?.destroy()
  await expect.poll(() => said.at(-1)).toBe('New connections are let in again.')
  expect((await sendRequest(port, '/')).status).toBe(200)
})
