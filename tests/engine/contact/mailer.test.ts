import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMailer, SENDING_MS } from '../../../src/contact/mailer.ts'
import { USUAL } from '../../../src/contact/sender.ts'
import { goodEntry } from './good.ts'
import { type Behaviour, type MailServer, startMailServer } from './smtp.ts'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.close())

const sendTo = (url: string, end = new AbortController().signal) =>
  createMailer({ url, from: 'site@example.org', to: 'desk@example.org' })(goodEntry, end)
const send = (behaviour: Behaviour, end?: AbortSignal) => {
  server.behaviour = behaviour
  return sendTo(`smtp://127.0.0.1:${server.port}`, end)
}

test('an email is handed to the server', async () => {
  expect(await send('takes')).toEqual({ kind: 'sent' })
  expect(server.mails).toEqual([expect.stringContaining('Subject: Contact request 7')])
})

test.each([
  ['mail', 550, 'refused'],
  ['rcpt', 550, 'refused'],
  ['data', 550, 'refused'],
  // The server is about to close, whatever it was asked.
  ['connect', 421, 'unreachable'],
  ['mail', 421, 'unreachable'],
  ['rcpt', 421, 'unreachable'],
] as const)('a server that answers at %s with %i: the email is %s', async (at, code, kind) => {
  expect(await send({ at, code })).toEqual({ kind, code: `${code}` })
})

test('a server that is not there is away', async () => {
  const { port } = server
  await server.close()
  const outcome = await sendTo(`smtp://127.0.0.1:${port}`)
  server = await startMailServer()
  expect(outcome).toEqual({ kind: 'unreachable', code: expect.stringMatching(/^E[A-Z]+$/) })
})

test('a server that says nothing can be left', async () => {
  const end = new AbortController()
  const outcome = send('silent', end.signal)
  setTimeout(() => end.abort(), 20)
  expect(await outcome).toMatchObject({ kind: 'unreachable', code: expect.stringMatching(/./) })
})

test('a server whose certificate nobody vouches for gets nothing', async () => {
  // It warns that its certificate is no secret.
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const secure = await startMailServer(0, true)
  warned.mockRestore()
  expect(await sendTo(`smtps://localhost:${secure.port}`)).toMatchObject({ kind: 'unreachable' })
  expect(secure.recipients).toEqual([])
  await secure.close()
})

test('nothing that is said to the server gets into the log', async () => {
  const { log, info, debug } = console
  const said: unknown[] = []
  const note = (...words: unknown[]) => void said.push(...words)
  Object.assign(console, { log: note, info: note, debug: note })
  try {
    await sendTo(`smtp://127.0.0.1:${server.port}?logger=true&debug=true&transactionLog=true`)
  } finally {
    Object.assign(console, { log, info, debug })
  }
  expect([said, server.mails.length]).toEqual([[], 1])
})

test('nobody else takes an email while it is being sent', () => {
  expect(USUAL.lease).toBeGreaterThan(2 * SENDING_MS)
})
