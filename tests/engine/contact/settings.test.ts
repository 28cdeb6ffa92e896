import { describe, expect, it, test } from 'vitest'
import { settingsOf } from '../../../src/contact/settings.ts'

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
    retention: { days: 365, confirmedBefore: undefined },
    rate: { requests: 100, seconds: 600 },
    trustedProxies: 0,
    mostConnections: 1000,
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
  it.each([
    ['file:bad%.db', '/srv/site/bad%.db'],
    ['FILE:x.db', '/srv/site/x.db'],
    [' file:x.db ', '/srv/site/x.db'],
    ['  ', '/srv/site/data/contact.db'],
  ])('%j is the file %s as well', (url, path) => {
    const env = { CONTACT_DATABASE_URL: url, CONTACT_DATABASE_TOKEN: 'token' }
    expect(settingsOf(env, ROOT).database).toMatchObject({ path, token: undefined })
  })
  it.each([
    'file:',
    'file:///x.db?mode=ro',
    'file:x.db#a',
    'file::x',
    'file:////x.db',
    'xfile:x.db',
    'xlibsql://db',
    'libsql:/db',
    'libsql:///db',
    'libsql:// db',
    'ftp://db',
  ])('%s is neither', (url) => {
    const told = () => settingsOf({ CONTACT_DATABASE_URL: url }, ROOT)
    expect(told).toThrow(/^CONTACT_DATABASE_URL /)
  })
  it.each(['http://db', 'wss://db', 'LIBSQL://db.example.org/x'])('%s is a server, too', (url) => {
    expect(settingsOf({ CONTACT_DATABASE_URL: ` ${url} ` }, ROOT).database).toEqual({
      url,
      token: undefined,
      path: undefined,
    })
  })
  it('a token is used without the spaces around it', () => {
    const env = { CONTACT_DATABASE_URL: 'wss://db', CONTACT_DATABASE_TOKEN: ' t ' }
    expect(settingsOf(env, ROOT).database.token).toBe('t')
    expect(settingsOf({ ...env, CONTACT_DATABASE_TOKEN: ' ' }, ROOT).database.token).toBeUndefined()
  })
  it.each(['libsql://db.example.org', 'https://db.example.org', 'ws://10.0.0.1:8080'])(
    '%s is a server',
    (url) => {
      const env = { CONTACT_DATABASE_URL: url, CONTACT_DATABASE_TOKEN: 'token' }
      expect(settingsOf(env, ROOT).database).toEqual({ url, token: 'token', path: undefined })
    },
  )
})

describe('numbers', () => {
  const numbers = (env: Record<string, string>) => {
    const { retention, rate, trustedProxies } = settingsOf(env, ROOT)
    return [retention.days, rate.requests, rate.seconds, trustedProxies]
  }
  const all = (days: string, requests: string, seconds: string, proxies: string) => ({
    CONTACT_RETENTION_DAYS: days,
    CONTACT_RATE_LIMIT: requests,
    CONTACT_RATE_SECONDS: seconds,
    TRUSTED_PROXIES: proxies,
  })
  it('are taken from the least to the most', () => {
    expect(numbers(all('1', '0', '1', '0'))).toEqual([1, 0, 1, 0])
    expect(numbers(all('36500', '1000000', '86400', '20'))).toEqual([36_500, 1_000_000, 86_400, 20])
    expect(numbers(all(' 7 ', ' 8', '9 ', '007'))).toEqual([7, 8, 9, 7])
  })
  it('that are empty are the usual ones', () => {
    expect(numbers(all('', ' ', '', ' '))).toEqual([365, 100, 600, 0])
  })
  it.each([
    all('36501', '', '', ''),
    all('', '1000001', '', ''),
    all('', '', '86401', ''),
    all('', '', '', '21'),
    all('7x', '', '', ''),
    all('x7', '', '', ''),
    all('1.5', '', '', ''),
    all('', '', '', '0x1'),
  ])('%j are refused, with the bounds', (env) => {
    expect(() => numbers(env)).toThrow(/^[A-Z_]+ is "[^"]+", .+ from \d+ to \d+\.$/)
  })
})

test('mail is sent where there is a server', () => {
  expect(settingsOf(mail, ROOT).mail).toEqual({
    url: mail.SMTP_URL,
    to: 'desk@example.org',
    from: 'Site <site@example.org>',
  })
})

test.each(['', '  ', undefined])('without a server (%j) none is', (url) => {
  expect(settingsOf({ ...mail, SMTP_URL: url }, ROOT).mail).toBeUndefined()
})

describe('mailboxes', () => {
  const to = (address: string) => settingsOf({ ...mail, CONTACT_MAIL_TO: address }, ROOT).mail?.to
  it.each(['a@b', 'Desk <a@b.de>', '<a@b.de>', 'Dösk, Inc. <a@b.de>'])('%s is one', (address) => {
    expect(to(` ${address} `)).toBe(address)
  })
  it.each([
    'a',
    'a@',
    '@b',
    'a @b',
    'a@b c',
    'a@b;c@d',
    'a<b@c',
    'A <a>',
    'A <a@b',
    'A <a@b>x',
    '<a@@b>',
    'a@b@c',
  ])('%s is none', (address) => expect(() => to(address)).toThrow(/^CONTACT_MAIL_TO /))
})

test.each(['smtps://mail.example.org', 'SMTP://x'])('%s is a mail server', (url) => {
  expect(settingsOf({ ...mail, SMTP_URL: ` ${url} ` }, ROOT).mail?.url).toBe(url)
})

test.each(['http://mail', 'xsmtp://mail', 'smtp://', 'smtp:mail', 'smtp://a/b c'])(
  '%s is none',
  (url) => expect(() => settingsOf({ ...mail, SMTP_URL: url }, ROOT)).toThrow(/^SMTP_URL /),
)

describe('what makes no sense is said in one sentence, without secrets', () => {
  it.each([
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: 'mysql://root:secret@db' }],
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: 'file://other.host/x.db' }],
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: ':memory:' }],
    ['CONTACT_DATABASE_URL', { CONTACT_DATABASE_URL: 'file::memory:' }],
    ['CONTACT_RETENTION_DAYS', { CONTACT_RETENTION_DAYS: '0' }],
    ['CONTACT_RETENTION_DAYS', { CONTACT_RETENTION_DAYS: 'a year' }],
    ['CONTACT_RETENTION_CONFIRMED', { CONTACT_RETENTION_CONFIRMED: 'yes' }],
    ['CONTACT_RETENTION_CONFIRMED', { CONTACT_RETENTION_CONFIRMED: '2026-13-01' }],
    ['CONTACT_RATE_LIMIT', { CONTACT_RATE_LIMIT: '-1' }],
    ['CONTACT_RATE_LIMIT', { CONTACT_RATE_LIMIT: '1e3' }],
    ['CONTACT_RATE_SECONDS', { CONTACT_RATE_SECONDS: '0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'yes' }],
    ['MAX_CONNECTIONS', { MAX_CONNECTIONS: '0' }],
    ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example.org secret' }],
    ['CONTACT_MAIL_TO', { ...mail, CONTACT_MAIL_TO: undefined }],
    ['CONTACT_MAIL_TO', { ...mail, CONTACT_MAIL_TO: 'a@b.de, c@d.de' }],
    ['CONTACT_MAIL_FROM', { ...mail, CONTACT_MAIL_FROM: 'x\r\nBcc: a@b.de' }],
  ])('%s (%#)', (name, env) => {
    const violation = () => settingsOf(env, ROOT)
    expect(violation).toThrow(new RegExp(`^${name} [^\\n]*\\.?$`))
    expect(violation).not.toThrow(/secret/)
  })
})
