import { EventEmitter, once } from 'node:events'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { PipelineQueue } from '../../../src/server/pipeline-queue.ts'

/** Connections that ask for answers that nobody takes. */
function asking(connections: number, requests: number) {
  const all = { count: 0 }
  const sockets = Array.from({ length: connections }, () => new Socket())
  for (const socket of sockets) {
    const turns = new PipelineQueue(socket, all)
    for (let at = 0; at < requests; at += 1) turns.enqueue(() => new Promise(() => undefined))
  }
  return { all, sockets, given: () => sockets.filter((one) => one.destroyed).length }
}

test('few connections may ask for much, and many for a little', () => {
  expect(asking(10, 100).given()).toBe(0)
  expect(asking(900, 8).given()).toBe(0)
})

test('with eight that wait, nothing more is read until one of them is answered', async () => {
  const socket = new Socket()
  const turns = new PipelineQueue(socket, { count: 0 })
  const first = new EventEmitter()
  for (let waiting = 0; waiting < 8; waiting += 1) {
    expect([waiting, socket.isPaused()]).toEqual([waiting, false])
    turns.enqueue(async () => void (await once(first, 'answered')))
  }
  expect(socket.isPaused()).toBe(true)
  await expect.poll(() => first.listenerCount('answered')).toBe(1)
  first.emit('answered')
  await expect.poll(() => socket.isPaused()).toBe(false)
})

test('one that asks for more, or many that ask for much, are given up, and count no more', async () => {
  expect(asking(1, 101).given()).toBe(1)
  const { all, sockets, given } = asking(900, 90)
  expect(given()).toBeGreaterThan(880)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => all.count).toBe(0)
})
