import { expect, test } from 'vitest'
import { createMail } from '../../../src/contact/mail.ts'
import type { OutboxEntry } from '../../../src/contact/outbox.ts'
import { validEntry, validRequest } from './valid-request.ts'

const settings = { url: 'smtp://x', from: 'Site <site@example.org>', to: 'desk@example.org' }
const mail = (changes: Partial<OutboxEntry> = {}, from = settings.from) =>
  createMail({ ...validEntry, ...changes }, { ...settings, from })

test('contains all values and prevents automatic replies', () => {
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

test('marks possible spam in subject and text', () => {
  const { subject, text } = mail({ suspected: 'links, markup' })
  expect(subject).toBe('Possible spam: contact request 7')
  expect(text).toContain('\nSpam:     links, markup\n\n')
})

test('has labels in the language of the form', () => {
  const { subject, text } = createMail({ ...validEntry, suspected: 'links' }, settings, 'de-AT')
  expect(subject).toBe('Möglicher Spam: Kontaktanfrage 7')
  expect(text).toContain(`Telefon:     ${validRequest.contact}\nSpam:        links\n`)
  expect(createMail(validEntry, settings, 'pl').subject).toBe('Wiadomość 7')
  expect(createMail(validEntry, settings, 'nl').subject).toBe('Contact request 7')
})

const PLAIN = "a@b.de o'neil+x@sub.example.org A.b-c_d@1a.b-c.d9 a@b.c.d !#$%&*/=?^`{|}~@x.yz"
test.each(PLAIN.split(' '))('sets Reply-To to %s', (email) => {
  expect(mail({ email }).replyTo).toEqual({ name: '', address: email })
})

const INVALID = 'a@b @b.de a@-b.de a@b-.de a@b.-de a@b.de- a@b..de a@b.de. a@.de ä@b.de (a@b.de'
const INJECTIONS = ['a b@c.de', 'a@b.de,c@d.de', '"x"<e@f.gh>@b.de', 'a@b.de\nBcc: c@d.de']
test.each([...INVALID.split(' '), ...INJECTIONS])('does not set Reply-To to %j', (email) => {
  expect(mail({ email })).not.toHaveProperty('replyTo')
})
