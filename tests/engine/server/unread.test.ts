import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { until } from './project.ts'
import { ask } from './site.ts'

const MOST = 60
const REQUEST = 'GET /n HTTP/1.1\r\nHost: a\r\n\r\n'

const connected = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** A connection that asks a lot and reads nothing. */
const attack = async (port: number, index: number): Promise<Socket> => {
  const socket = await connected(port)
  socket.pause()
  // Some say all at once, as much as fits into one reading; others just so much that they are kept.
  socket.write(REQUEST.repeat(index % 2 ? 2_000 : 90))
  if (index % 2 === 0) return socket
  for (let more = 0; more < 9 && !socket.destroyed; more += 1) socket.write(REQUEST.repeat(2_000))
  return socket
}
const attackBy = (port: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => attack(port, index)))

test('answers that nobody reads do not fill the memory, however many connections ask', async () => {
  // The program itself takes 20 MB. What one reading of 64 kB holds takes 4 MB of a connection until it is given up,
  // at worst of ten at the same moment.
  const options = ['--max-old-space-size=100', '--max-semi-space-size=2', '--import', 'tsx']
  const script = fileURLToPath(new URL('unread.ts', import.meta.url))
  const child = spawn(process.execPath, [...options, script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MOST: `${MOST}` },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = Number((await until(child.stdout, /:(\d+)\n/))[1])
  const first = await attackBy(port, 20)
  for (let time = 0; time < 20; time += 1) expect((await ask(port, '/n')).status).toBe(404)
  const more = await attackBy(port, 2 * MOST)
  const isFull = until(child.stderr, /No more connections are let in.*\n/)
  // Those that ask for nothing stay for a while.
  const idle = await Promise.all(Array.from({ length: 2 * MOST }, () => connected(port)))
  await isFull
  const isOpen = until(child.stderr, /New connections are let in again\.\n/)
  for (const socket of [...first, ...more, ...idle]) socket.destroy()
  await vi.waitFor(async () => expect((await ask(port, '/n')).status).toBe(404), 300_000)
  await isOpen
  expect(child.exitCode).toBeNull()
})
