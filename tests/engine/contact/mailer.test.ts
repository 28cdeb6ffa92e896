import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from '../../../src/contact/mailer.ts'
import type { OutboxEntry } from '../../../src/contact/outbox.ts'
import { good } from './good.ts'
import { type Behaviour, type MailServer, startMailServer } from './smtp.ts'

const entry: OutboxEntry = {
  ...good,
  id: 7,
  key: 'k3y',
  receivedAt: new Date('2026-03-04T05:06:07Z'),
  suspected: '',
  attempts: 0,
  lease: 'l',
}

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

const send = (behaviour: Behaviour = 'takes', end = new AbortController().signal, query = '') => {
  server.behaviour = behaviour
  const url = `smtp://127.0.0.1:${server.port}${query}`
  return createMailer({ url, from: 'site@example.org', to: 'desk@example.org' })(entry, end)
}

describe('an email', () => {
  it('is handed to the server', async () => {
    expect(await send()).toEqual({ kind: 'sent' })
    expect(server.mails).toEqual([expect.stringContaining('Subject: Contact request 7')])
  })

  it.each(['MAIL', 'RCPT', 'DATA'])(
    'that the server does not want at %s is refused',
    async (command) => {
      const outcome = await send({ command, reply: '550 no ann@example.org' })
      expect(outcome).toEqual({ kind: 'refused', code: '550' })
    },
  )

  it.each(['MAIL', 'RCPT'])('that it cannot take now, closing at %s, is not', async (command) => {
    expect(await send({ command, reply: '421 later' })).toEqual({
      kind: 'unreachable',
      code: '421',
    })
  })
})

describe('a server', () => {
  it('that greets badly is away', async () => {
    expect(await send({ command: 'EHLO', reply: '421 closing' })).toMatchObject({
      kind: 'unreachable',
    })
  })

  it('that is not there is away', async () => {
    const { port } = server
    await server.close()
    server = await startMailServer()
    const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.de', to: 'c@d.de' })
    expect(await mailer(entry, new AbortController().signal)).toEqual({
      kind: 'unreachable',
      code: expect.stringMatching(/^E[A-Z]+$/),
    })
  })

  it('that says nothing can be left', async () => {
    const end = new AbortController()
    const outcome = send('silent', end.signal)
    setTimeout(() => end.abort(), 20)
    expect(await outcome).toMatchObject({ kind: 'unreachable', code: expect.stringMatching(/./) })
  })
})

it('nothing that is said to the server gets into the log', async () => {
  const { log, info, debug } = console
  const said: unknown[] = []
  const note = (...words: unknown[]) => void said.push(...words)
  Object.assign(console, { log: note, info: note, debug: note })
  try {
    await send('takes', undefined, '?logger=true&debug=true&transactionLog=true')
  } finally {
    Object.assign(console, { log, info, debug })
  }
  expect([said, server.mails.length]).toEqual([[], 1])
})
