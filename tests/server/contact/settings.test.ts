import { describe, expect, it, test } from 'vitest'
import { settingsOf } from '../../../src/server/contact/settings.ts'

const ROOT = '/srv/site'
const mail = {
  SMTP_URL: 'smtp://user:secret@mail.example.org:587',
  CONTACT_MAIL_TO: 'desk@example.org',
  CONTACT_MAIL_FROM: 'Site <site@example.org>',
}

test('without any setting, requests are stored in a file of the project', () => {
  expect(settingsOf({}, ROOT)).toEqual({
    database: {
      url: 'file:///srv/site/data/contact.db',
      token: undefined,
      path: '/srv/site/data/contact.db',
    },
    retentionDays: 365,
    rate: { requests: 100, seconds: 600 },
    trustedProxies: 0,
    mail: undefined,
  })
})

describe('the database', () => {
  it.each([
    ['file:other/x.db', '/srv/site/other/x.db'],
    ['file:/var/x.db', '/var/x.db'],
    ['file:///var/a%20b.db', '/var/a b.db'],
    ['file://localhost/var/x.db', '/var/x.db'],
  ])('%s is the file %s', (url, path) => {
    expect(settingsOf({ CONTACT_DATABASE_URL: url }, ROOT).database.path).toBe(path)
  })
  it.each(['libsql://db.example.org', 'https://db.example.org', 'ws://10.0.0.1:8080'])(
    '%s is a server',
    (url) => {
      const env = { CONTACT_DATABASE_URL: url, CONTACT_DATABASE_TOKEN: 'token' }
      expect(settingsOf(env, ROOT).database).toEqual({ url, token: 'token', path: undefined })
    },
  )
})

test('mail is sent where there is a server', () => {
  expect(settingsOf(mail, ROOT).mail).toEqual({
    url: mail.SMTP_URL,
    to: 'desk@example.org',
    from: 'Site <site@example.org>',
  })
})

describe('what makes no sense is said in one sentence, without secrets', () => {
  it.each([
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: 'mysql://root:secret@db' }],
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: 'file://other.host/x.db' }],
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: ':memory:' }],
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: 'file::memory:' }],
    ['CONTACT_RETENTION_DAYS', { CONTACT_RETENTION_DAYS: '0' }],
    ['CONTACT_RETENTION_DAYS', { CONTACT_RETENTION_DAYS: 'a year' }],
    ['CONTACT_RATE_LIMIT', { CONTACT_RATE_LIMIT: '-1' }],
    ['CONTACT_RATE_LIMIT', { CONTACT_RATE_LIMIT: '1e3' }],
    ['CONTACT_RATE_SECONDS', { CONTACT_RATE_SECONDS: '0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'yes' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example.org secret' }],
    ['CONTACT_MAIL_TO', { ...mail, CONTACT_MAIL_TO: undefined }],
    ['CONTACT_MAIL_TO', { ...mail, CONTACT_MAIL_TO: 'a@b.de, c@d.de' }],
    ['CONTACT_MAIL_FROM', { ...mail, CONTACT_MAIL_FROM: 'x\r\nBcc: a@b.de' }],
  ])('%s (%#)', (name, env) => {
    const complaint = () => settingsOf(env, ROOT)
    expect(complaint).toThrow(new RegExp(`^${name} [^\\n]*\\.?$`))
    expect(complaint).not.toThrow(/secret/)
  })
})
