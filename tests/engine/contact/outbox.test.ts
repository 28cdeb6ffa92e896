import { rmSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { answerTo } from '../../../src/contact/command-line.ts'
import { createMailer } from '../../../src/contact/mailer.ts'
import { Sender, type Timing } from '../../../src/contact/sender.ts'
import { settingsOf } from '../../../src/contact/settings.ts'
import { Store } from '../../../src/contact/store.ts'
import type { ContactValues } from '../../../src/contact/values.ts'
import { temporaryFolder } from '../server/site.ts'
import { good, startDesk } from './desk.ts'
import { type MailServer, startMailServer } from './smtp.ts'

const QUICK: Timing = {
  look: 50,
  // Longer than any email takes on a busy machine.
  lease: 300_000,
  away: { first: 20, longest: 100 },
  refused: { first: 20, longest: 100 },
}

let folder: string
let server: MailServer
let ends: (() => Promise<void>)[]
beforeEach(async () => {
  folder = temporaryFolder()
  server = await startMailServer()
  ends = []
})
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const environment = (port = server.port) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CONTACT_MAIL_TO: 'desk@example.org',
  CONTACT_MAIL_FROM: 'Site <site@example.org>',
})

/** A server's own post office on the store of this test. */
const open = (timing = QUICK, said: string[] = []) => {
  const { database, mail } = settingsOf(environment(), folder)
  if (!mail) throw new Error('There are no settings for mail.')
  const log = (sentence: string) => said.push(sentence)
  const store = new Store(database, true, log)
  const sender = new Sender(store, createMailer(mail), log, timing)
  const end = async () => {
    await sender.close()
    await store.close()
  }
  ends.push(end)
  const add = async (values: Partial<ContactValues> = {}) => {
    await store.add({ ...good, ...values })
    sender.nudge()
  }
  return { add, said, end }
}

const waiting = async (): Promise<number> => {
  const client = createClient({ url: `file:${folder}/data/contact.db` })
  const { rows } = await client.execute('SELECT count(*) FROM outbox WHERE sent_at IS NULL')
  client.close()
  return Number(rows[0]?.[0])
}

const arrived = (count: number) =>
  vi.waitFor(() => expect(server.mails).toHaveLength(count), { timeout: 300_000, interval: 10 })

/** Until somebody has taken an email and waits for the word of a silent server. */
const greeting = () => vi.waitFor(() => expect(server.connections()).toBe(1), { timeout: 300_000 })

test('a request is sent by mail, to the desk, with the visitor to answer to', async () => {
  const desk = await startDesk(environment(), folder)
  ends.push(desk.close)
  expect((await desk.send({ ...good, message: 'First line\nsecond line' })).status).toBe(200)
  await arrived(1)
  expect(server.recipients).toEqual(['desk@example.org'])
  const [mail = ''] = server.mails
  expect(mail).toMatch(/^From: Site <site@example\.org>$/m)
  expect(mail).toMatch(/^To: desk@example\.org$/m)
  expect(mail).toMatch(/^Reply-To: ann@example\.org$/m)
  expect(mail).toContain('First line\r\nsecond line')
  expect(mail).toContain('Ann Miller')
  await vi.waitFor(async () => expect(await waiting()).toBe(0))
  // The same again is neither stored nor sent.
  await desk.send({ ...good, message: 'First line\nsecond line' })
  expect(await waiting()).toBe(0)
  expect(desk.said).toEqual([])
})

test('nothing that a visitor writes becomes a header', async () => {
  const office = open()
  const bad = 'x\r\nBcc: evil@example.org\r\n\r\nbody'
  // The service refuses control characters; the mail must be safe even so.
  await office.add({ name: bad, contact: bad, message: `\n.\r\nQUIT\r\n${bad}` })
  await office.add({ name: 'Other', email: 'a@b.de,evil@example.org' })
  await office.add({ name: 'Third', email: '"x"<evil@example.org>@b.de' })
  await arrived(3)
  for (const mail of server.mails) {
    const head = mail.split('\r\n\r\n')[0] ?? ''
    const names = head.match(/^[^\s:]+(?=:)/gm)
    expect(names?.filter((name) => /^(bcc|cc)$/i.test(name))).toEqual([])
    expect(head).not.toContain('evil')
  }
  expect(server.recipients).toEqual(Array(3).fill('desk@example.org'))
})

describe('a mail server that is', () => {
  it('away loses nothing, and that is said once', async () => {
    const { port } = server
    await server.close()
    const office = open()
    for (const name of ['One', 'Two', 'Three']) await office.add({ name })
    await vi.waitFor(() => expect(office.said).toHaveLength(1))
    expect(office.said[0]).toMatch(/^The mail server cannot be reached \(\w+\)\. .*\.$/)
    expect(await waiting()).toBe(3)
    server = await startMailServer(port)
    await arrived(3)
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
    expect(office.said).toHaveLength(2)
  })

  it('silent keeps nobody from ending in time', async () => {
    server.behaviour = 'silent'
    const office = open()
    await office.add()
    await greeting()
    await office.end()
    expect(await waiting()).toBe(1)
    expect(office.said).toEqual([])
    // It is free again at once: who starts next sends it.
    server.behaviour = 'takes'
    open()
    await arrived(1)
  })
})

describe('an email that makes the mail server hang up', () => {
  const hangsUpOn = (id: number) => {
    server.behaviour = { hangsUpOn: `Subject: Contact request ${id}\r` }
  }
  const idOf = (mail: string) => /^Message-ID: (\S+)$/im.exec(mail)?.[1]

  it('keeps none of the others, and is sent as soon as it can be', async () => {
    hangsUpOn(2)
    const office = open()
    for (const name of ['One', 'Two', 'Three', 'Four']) await office.add({ name })
    await arrived(3)
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 300_000 })
    server.behaviour = 'takes'
    await arrived(4)
    expect(new Set(server.mails.map(idOf)).size).toBe(4)
  })

  it('is set aside at last, said, and sent when somebody asks for it', async () => {
    hangsUpOn(1)
    const office = open({
      ...QUICK,
      look: 5,
      away: { first: 1, longest: 1 },
      refused: { first: 1, longest: 1 },
    })
    await office.add({ name: 'Bad' })
    const client = createClient({ url: `file:${folder}/data/contact.db` })
    // After the twentieth, nothing more is tried.
    await client.execute('UPDATE outbox SET attempts = 17')
    client.close()
    let others = 0
    const isAside = () => office.said.some((sentence) => sentence.includes('set aside'))
    // Its failures are its own only where others are sent.
    while (!isAside()) {
      others += 1
      await office.add({ name: `Other ${others}` })
      await arrived(others)
    }
    server.behaviour = 'takes'
    await office.add({ name: 'Last' })
    await arrived(others + 1)
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 300_000 })
    expect(await answerTo(['send', '1'], {}, folder)).toMatchObject({ code: 0 })
    await arrived(others + 2)
    // The mail server has it before the outbox knows.
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 300_000 })
    expect((await answerTo(['send', '1'], {}, folder)).code).toBe(1)
  })
})

test('times that a wrong clock has written are not waited for', async () => {
  const { database } = settingsOf(environment(), folder)
  const store = new Store(database, true, () => undefined)
  ends.push(() => store.close())
  await store.add(good)
  const ahead = Date.now() + 400 * 24 * 3600_000
  await store.with(({ client }) =>
    client.execute(`UPDATE outbox SET due_at = ${ahead}, leased_until = ${ahead}, lease = 'x'`),
  )
  open()
  await arrived(1)
})

test('what a server had taken and did not send is sent by another once the lease has ended', async () => {
  server.behaviour = 'silent'
  const first = open({ ...QUICK, lease: 1, away: { first: 3600_000, longest: 3600_000 } })
  await first.add()
  await greeting()
  server.behaviour = 'takes'
  open()
  await arrived(1)
})
