import { expect, test, vi } from 'vitest'
import { createMailer } from '../../../src/contact/mailer.ts'
import { type Behaviour, startMailServer } from './mail-server.ts'
import { setupEachTest } from './setup-each-test.ts'
import { validEntry } from './valid-request.ts'

const server = setupEachTest(() => startMailServer())

const address = () => `smtp://127.0.0.1:${server().port}`
const sendTo = (url: string, entry = validEntry, end = new AbortController().signal) =>
  createMailer({ url, from: 'Site <site@example.org>', to: 'desk@example.org' })(entry, end)
const send = (behaviour: Behaviour, end?: AbortSignal) => {
  server().setBehaviour(behaviour)
  return sendTo(address(), validEntry, end)
}

test('sends an email with the visitor as Reply-To', async () => {
  expect(await send('accepts')).toEqual({ kind: 'sent' })
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

const injection = 'x\r\nBcc: evil@example.org\r\n\r\nbody'
// The service removes control characters, but the mailer must be safe without that.
test.each([
  { name: injection, contact: injection, message: `\n.\r\nQUIT\r\n${injection}` },
  { email: 'a@b.de,evil@example.org' },
  { email: '"x"<evil@example.org>@b.de' },
])('never puts input into headers: %j', async (values) => {
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
  // 421: the server is closing.
  ['connect', 421, 'unreachable'],
  ['mail', 421, 'unreachable'],
  ['rcpt', 421, 'unreachable'],
] as const)('classifies an error at %s with %i as %s', async (at, code, kind) => {
  expect(await send({ at, code })).toEqual({ kind, code: `${code}` })
})

test('reports unreachable when the server is down or closes the connection', async () => {
  const unreachable = { kind: 'unreachable', code: expect.stringMatching(/^E[A-Z]+$/) }
  expect(await send({ at: 'data', code: 'close' })).toEqual(unreachable)
  await server().close()
  expect(await sendTo(address())).toEqual(unreachable)
})

test('sends nothing to a server with an untrusted certificate', async () => {
  // The server logs a warning about its public certificate.
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const secure = await startMailServer(true)
  warned.mockRestore()
  expect(await sendTo(`smtps://localhost:${secure.port}`)).toMatchObject({ kind: 'unreachable' })
  expect(secure.recipients).toEqual([])
  await secure.close()
})

test('never logs the SMTP session', async () => {
  const logs = (['log', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  await sendTo(`${address()}?logger=true&debug=true&transactionLog=true`)
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([])
  for (const log of logs) log.mockRestore()
  expect(server().mails).toHaveLength(1)
})
