import { EventEmitter, once } from 'node:events'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { PipelineQueue } from '../../../src/server/pipeline-queue.ts'

/** Connections with requests that are never answered. */
function createPending(connections: number, requests: number) {
  const total = { count: 0 }
  const sockets = Array.from({ length: connections }, () => new Socket())
  for (const socket of sockets) {
    const queue = new PipelineQueue(socket, total)
    for (let at = 0; at < requests; at += 1) queue.enqueue(() => new Promise(() => undefined))
  }
  return {
    total,
    sockets,
    countDestroyed: () => sockets.filter((socket) => socket.destroyed).length,
  }
}

test('allows many requests on few connections, and few on many', () => {
  expect(createPending(10, 100).countDestroyed()).toBe(0)
  expect(createPending(900, 8).countDestroyed()).toBe(0)
})

test('pauses reading at eight pending requests', async () => {
  const socket = new Socket()
  const queue = new PipelineQueue(socket, { count: 0 })
  const first = new EventEmitter()
  for (let waiting = 0; waiting < 8; waiting += 1) {
    expect([waiting, socket.isPaused()]).toEqual([waiting, false])
    queue.enqueue(async () => void (await once(first, 'answered')))
  }
  expect(socket.isPaused()).toBe(true)
  await expect.poll(() => first.listenerCount('answered')).toBe(1)
  first.emit('answered')
  await expect.poll(() => socket.isPaused()).toBe(false)
})

test('closes connections above the limits and stops counting them', async () => {
  expect(createPending(1, 101).countDestroyed()).toBe(1)
  const { total, sockets, countDestroyed } = createPending(900, 90)
  expect(countDestroyed()).toBeGreaterThan(880)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => total.count).toBe(0)
})
