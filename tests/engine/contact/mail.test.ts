import { expect, test } from 'vitest'
import { createMail } from '../../../src/contact/mail.ts'
import type { OutboxEntry } from '../../../src/contact/outbox.ts'
import { validEntry, validRequest } from './valid-request.ts'

const settings = { url: 'smtp://x', from: 'Site <site@example.org>', to: 'desk@example.org' }
const mail = (changes: Partial<OutboxEntry> = {}, from = settings.from) =>
  createMail({ ...validEntry, ...changes }, { ...settings, from })

test('a mail says all there is, and asks for no notes in return', () => {
  expect(mail({ message: 'one\ntwo' })).toEqual({
    from: settings.from,
    to: settings.to,
    replyTo: { name: '', address: validRequest.email },
    subject: 'Contact request 7',
    messageId: '<k3y@example.org>',
    date: validEntry.receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      'Received: 2026-03-04T05:06:07.000Z',
      `Name:     ${validRequest.name}`,
      `Email:    ${validRequest.email}`,
      `Phone:    ${validRequest.contact}`,
      '\none\ntwo\n',
    ].join('\n'),
  })
})

test('suspicion is in the subject and in the text', () => {
  const { subject, text } = mail({ suspected: 'links, markup' })
  expect(subject).toBe('Suspected contact request 7')
  expect(text).toContain('\nSuspected: links, markup\n\n')
})

test.each([
  ['site@example.org', 'example.org'],
  ['Site <site@mail.example.org>', 'mail.example.org'],
  ['"a@b" <site@example.org>', 'example.org'],
  ['site@a@b.de', 'b.de'],
  ['nobody', 'localhost'],
  ['x@y z', 'localhost'],
])('the mark of a mail from %s is of %s', (from, domain) => {
  expect(mail({}, from).messageId).toBe(`<k3y@${domain}>`)
})

const PLAIN = "a@b.de o'neil+x@sub.example.org A.b-c_d@1a.b-c.d9 a@b.c.d !#$%&*/=?^`{|}~@x.yz"
test.each(PLAIN.split(' '))('%s is an address to answer to', (email) => {
  expect(mail({ email }).replyTo).toEqual({ name: '', address: email })
})

const ODD = 'a@b @b.de a@-b.de a@b-.de a@b.-de a@b.de- a@b..de a@b.de. a@.de ä@b.de (a@b.de'
const MANY = ['a b@c.de', 'a@b.de,c@d.de', '"x"<e@f.gh>@b.de', 'a@b.de\nBcc: c@d.de']
test.each([...ODD.split(' '), ...MANY])('%j is none', (email) => {
  expect(mail({ email })).not.toHaveProperty('replyTo')
})
