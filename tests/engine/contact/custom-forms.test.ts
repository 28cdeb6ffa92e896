/** Custom forms behind a real server and store. */
import { createClient } from '@libsql/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommandLine } from '../../../src/contact/command-line.ts'
import { setupTestFolder } from '../server/temp-folders.ts'
import { FORM_PATH } from '../server/test-form.ts'
import { sendRequest } from '../server/test-site.ts'
import { startContactServer } from './contact-server.ts'
import { createMailSettings, startMailServer } from './mail-server.ts'
import { queryFile } from './store-rows.ts'
import { validRequest } from './valid-request.ts'

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
const valid = {
  name: 'Zoë 🙂',
  email: 'Ann@Example.org',
  phone: '+49 (30) 12-34',
  date: '2028-02-29',
  number: '1,5',
  choice: 'A & B',
  checkbox: 'yes',
  'long-text': 'one\r\ntwo <3',
}
const answers = [
  ['The name', valid.name],
  ['The email', valid.email],
  ['The phone', valid.phone],
  ['The date', valid.date],
  ['The number', valid.number],
  ['The choice', valid.choice],
  ['The checkbox', valid.checkbox],
  ['The long-text', 'one\ntwo <3'],
].map(([label, value]) => ({ label, value }))

const folder = setupTestFolder()
const start = async (env: Record<string, string> = {}) => {
  const server = await startContactServer(env, folder())
  onTestFinished(server.close)
  const run = (...args: string[]) => runCommandLine(args, {}, folder())
  const list = async () => JSON.parse((await run('list', '--json')).text)
  return { ...server, run, list }
}
const parse = ({ body }: { readonly body: Buffer }) => JSON.parse(body.toString())

test('stores, lists, exports and erases a form', async () => {
  const { sendForm, send, list, run } = await start()
  const reply = await sendForm(valid)
  expect([reply.status, parse(reply)]).toEqual([200, { success: true }])
  await send(validRequest)
  expect(await list()).toMatchObject([
    { form: '/Careers#apply', email: valid.email, answers, suspected: '' },
    { ...validRequest, form: '', answers: [] },
  ])
  expect((await run('list')).text).toContain('  Form:    /Careers#apply\n  The name: Zoë 🙂\n')
  expect((await run('export')).text).toMatch(/"\/Careers#apply","The name: Zoë 🙂\n/)
  expect((await run('export', '--form', '/Careers#apply')).text.split('\r\n')).toEqual([
    expect.stringMatching(/^"id","received","The name","The email",.*"suspected","handled"$/),
    expect.stringMatching(
      /^1,"[^"]+","Zoë 🙂","Ann@Example.org","'\+49 \(30\) 12-34","2028-02-29"/,
    ),
  ])
  expect((await run('erase', '--email', 'ann@example.ORG')).text).toBe('Erased 2 requests.')
  expect(await list()).toEqual([])
})

test('stores equal forms once, unless their tokens differ', async () => {
  const { sendForm, rows } = await start()
  const send = async (values: Record<string, string>) => (await sendForm(values)).status
  expect(await Promise.all([send(valid), send(valid)])).toEqual([200, 200])
  expect(await rows()).toHaveLength(1)
  const anonymous = { name: 'yes' }
  // Without contact details, equal answers may come from several visitors.
  for (const values of [anonymous, anonymous]) await send(values)
  for (const token of ['1', '1', '2']) await send({ ...anonymous, _token: token })
  expect(await rows()).toHaveLength(5)
})

test('marks a form whose hidden field has a value', async () => {
  const { sendForm, list } = await start()
  await sendForm({ ...valid, _website: 'http://x.example' })
  expect(await list()).toMatchObject([{ suspected: 'hidden field' }])
})

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['nothing', {}, { name: 'required.' }],
  ['white space', { name: ' \n ' }, { name: 'required.' }],
  [
    'wrong values',
    {
      ...valid,
      email: 'a@b',
      phone: 'x',
      date: '2027-02-29',
      number: 'two',
      choice: 'D',
      checkbox: 'on',
    },
    {
      email: 'email.',
      phone: 'phone.',
      date: 'date.',
      number: 'number.',
      choice: 'choose.',
      checkbox: 'accept.',
    },
  ],
  [
    'long values',
    { ...valid, name: 'n'.repeat(201), 'long-text': '🙂'.repeat(4001) },
    { name: 'at most 200.', 'long-text': 'at most 4000.' },
  ],
  [
    'more than a body may have',
    { ...valid, 'long-text': 'x'.repeat(200_000) },
    { 'long-text': 'at most 4000.' },
  ],
  ['an unknown field', { ...valid, other: 'x' }, { _form: 'changed.' }],
])('locates errors: %s', async (_, values, fields) => {
  const { sendForm, rows } = await start()
  const reply = await sendForm(values)
  expect(reply.status).toBe(400)
  expect(parse(reply)).toMatchObject({ success: false, fields })
  expect(Object.keys(parse(reply).fields)).toEqual(Object.keys(fields))
  expect(await rows()).toEqual([])
})

test('shows errors and values in a page without JavaScript', async () => {
  const { sendForm, ask } = await start()
  const invalid = { ...valid, name: '', email: '"><b>x', number: '7' }
  const { status, headers, body } = await sendForm(invalid, NAVIGATION)
  expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
    400,
    'no-store',
    expect.stringContaining("form-action 'self'"),
  ])
  // With `no-referrer`, the next attempt would have the origin `null`.
  expect(headers['referrer-policy']).toBe('same-origin')
  const html = body.toString()
  expect(html).toContain(
    '<ul data-reasons=""><li data-reason="name">required.</li><li data-reason="email">email.</li></ul>',
  )
  expect(html).toContain('<input aria-invalid="true" name="name" value="">')
  expect(html).toContain('name="email" value="&quot;&gt;&lt;b&gt;x"')
  expect(html).toContain('<input name="number" value="7">')
  expect(html).toContain('<option selected="">')
  expect(html).not.toContain('\uffff')

  const sent = await sendForm(valid, NAVIGATION)
  expect([sent.status, sent.headers.location]).toEqual([303, '/api/contactusrequest/sent'])
  const opened = await ask(FORM_PATH, NAVIGATION)
  expect([opened.status, opened.headers.location]).toEqual([303, '/Careers#apply'])
})

test('rejects what the form of this site does not send', async () => {
  const { port, sendForm, rows } = await start()
  const getStatus = async (headers: Record<string, string>) =>
    (await sendForm(valid, headers)).status
  expect(await getStatus({ Origin: 'https://evil.example' })).toBe(403)
  expect(await getStatus({ Origin: 'null' })).toBe(403)
  expect(await getStatus({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await getStatus({ 'Content-Type': 'text/plain' })).toBe(415)
  expect((await sendRequest(port, FORM_PATH, {}, 'PUT')).status).toBe(405)
  expect((await sendRequest(port, '/api/forms/nowhere/form', {}, 'POST', 'a=b')).status).toBe(404)
  expect(await rows()).toEqual([])
})

test('shares the rate limit with the contact form', async () => {
  const { sendForm, send } = await start({ CONTACT_RATE_LIMIT: '2' })
  await send(validRequest)
  expect((await sendForm({})).status).toBe(400)
  expect((await sendForm(valid)).status).toBe(200)
  const { status, headers } = await sendForm({ ...valid, name: 'B' })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

test('mails a form, with replies to its email address', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const { sendForm } = await start(createMailSettings(mail))
  await sendForm(valid)
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), { timeout: 300_000 })
  expect(mail.mails[0]).toMatch(/^Subject: Form \/Careers#apply, request 1\r$/m)
  expect(mail.mails[0]).toMatch(/^Reply-To: Ann@Example\.org\r$/im)
  expect(mail.mails[0]).toMatch(/The date: 2028-02-29\r?\n/)
})

test('keeps the requests of a store that knows no forms', async () => {
  const before = await startContactServer({}, folder())
  await before.send(validRequest)
  await before.close()
  const client = createClient({ url: `file:${before.path}` })
  await client.batch([
    'DELETE FROM migrations WHERE number = 2',
    'ALTER TABLE requests DROP COLUMN form',
    'ALTER TABLE requests DROP COLUMN answers',
  ])
  client.close()
  const { send, sendForm, list } = await start()
  await send(validRequest)
  await sendForm(valid)
  expect(await list()).toMatchObject([{ ...validRequest, answers: [] }, { answers }])
  const [row] = await queryFile(before.path, 'SELECT max(number) FROM migrations')
  expect(row?.[0]).toBe(2)
})

test('logs nothing about a form', async () => {
  const { sendForm, messages } = await start()
  await sendForm(valid)
  await sendForm({ ...valid, email: 'x' })
  expect(messages).toEqual([])
})
