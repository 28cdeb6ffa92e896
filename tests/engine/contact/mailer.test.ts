import { expect, test, vi } from 'vitest'
import { createMailer, SEND_TIMEOUT_MS } from '../../../src/contact/mailer.ts'
import { DEFAULT_TIMING } from '../../../src/contact/sender.ts'
import { type Behaviour, startMailServer } from './mail-server.ts'
import { setupEachTest } from './setup-each-test.ts'
import { validEntry } from './valid-request.ts'

const server = setupEachTest(() => startMailServer())

const address = () => `smtp://127.0.0.1:${server().port}`
const sendTo = (url: string, entry = validEntry, end = new AbortController().signal) =>
  createMailer({ url, from: 'Site <site@example.org>', to: 'desk@example.org' })(entry, end)
const send = (behaviour: Behaviour, end?: AbortSignal) => {
  server().behave(behaviour)
  return sendTo(address(), validEntry, end)
}

test('an email is handed to the server, for the desk, with the visitor to answer to', async () => {
  expect(await send('takes')).toEqual({ kind: 'sent' })
  expect(server().recipients).toEqual(['desk@example.org'])
  const [mail = ''] = server().mails
  for (const line of [
    'From: Site <site@example.org>',
    'To: desk@example.org',
    'Reply-To: ann@example.org',
    'Subject: Contact request 7',
    `Name:     ${validEntry.name}`,
  ]) {
    expect(mail.split('\r\n')).toContain(line)
  }
})

const bad = 'x\r\nBcc: evil@example.org\r\n\r\nbody'
// The service refuses control characters; the mail must be safe even so.
test.each([
  { name: bad, contact: bad, message: `\n.\r\nQUIT\r\n${bad}` },
  { email: 'a@b.de,evil@example.org' },
  { email: '"x"<evil@example.org>@b.de' },
])('nothing that a visitor writes becomes a header: %j', async (values) => {
  expect(await sendTo(address(), { ...validEntry, ...values })).toEqual({ kind: 'sent' })
  const head = server().mails[0]?.split('\r\n\r\n')[0]
  expect(head).toContain('Subject: Contact request 7')
  expect(head).not.toMatch(/evil|^b?cc:/im)
  expect(server().recipients).toEqual(['desk@example.org'])
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

test('a server that is not there, or hangs up, is away', async () => {
  const away = { kind: 'unreachable', code: expect.stringMatching(/^E[A-Z]+$/) }
  expect(await send({ at: 'data', code: 'hangs up' })).toEqual(away)
  await server().close()
  expect(await sendTo(address())).toEqual(away)
})

test('a server that says nothing can be left', async () => {
  const end = new AbortController()
  const outcome = send('silent', end.signal)
  setTimeout(() => end.abort(), 20)
  // By our word, and not because it took too long.
  expect(await outcome).toEqual({ kind: 'unreachable', code: 'EABORT' })
})

test('a server whose certificate nobody vouches for gets nothing', async () => {
  // It warns that its certificate is no secret.
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const secure = await startMailServer(true)
  warned.mockRestore()
  expect(await sendTo(`smtps://localhost:${secure.port}`)).toMatchObject({ kind: 'unreachable' })
  expect(secure.recipients).toEqual([])
  await secure.close()
})

test('nothing that is said to the server gets into the log', async () => {
  const logs = (['log', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  await sendTo(`${address()}?logger=true&debug=true&transactionLog=true`)
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([])
  for (const log of logs) log.mockRestore()
  expect(server().mails).toHaveLength(1)
})

test('nobody else takes an email while it is being sent', () => {
  expect(DEFAULT_TIMING.lease).toBeGreaterThan(2 * SEND_TIMEOUT_MS)
})
