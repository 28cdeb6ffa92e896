import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { until } from './project.ts'
import { ask } from './site.ts'

const CONNECTIONS = 40
const REQUEST = 'GET /n HTTP/1.1\r\nHost: a\r\n\r\n'

test('answers that nobody reads do not fill the memory', async () => {
  // The program itself takes about half of it.
  const options = ['--max-old-space-size=48', '--max-semi-space-size=2', '--import', 'tsx']
  const script = fileURLToPath(new URL('unread.ts', import.meta.url))
  const child = spawn(process.execPath, [...options, script], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [, port] = await until(child.stdout, /:(\d+)\n/)
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      socket.pause()
      // Some say all at once, as much as fits into one reading; others just so much that they are kept.
      socket.write(REQUEST.repeat(index % 2 ? 2_000 : 90))
      if (index % 2 === 0) return
      for (let more = 0; more < 9 && !socket.destroyed; more += 1)
        socket.write(REQUEST.repeat(2_000))
    }),
  )
  for (let time = 0; time < 20; time += 1) {
    expect((await ask(Number(port), '/n')).status).toBe(404)
  }
  expect(child.exitCode).toBeNull()
})
