import { describe, expect, test } from 'vitest'
import { parseSettings } from '../../../src/contact/settings.ts'

const mail = {
  SMTP_URL: 'smtp://user:secret@mail.example.org:587',
  CONTACT_MAIL_TO: 'desk@example.org',
  CONTACT_MAIL_FROM: 'Site <site@example.org>',
}
const settings = (env: Readonly<Record<string, string | undefined>>) =>
  parseSettings(env, '/srv/site')

test('uses defaults without any setting', () => {
  expect(settings({})).toEqual({
    database: {
      url: 'file:///srv/site/data/contact.db',
      token: undefined,
      path: '/srv/site/data/contact.db',
    },
    retention: { days: 365, confirmedBefore: undefined },
    rate: { requests: 100, seconds: 600 },
    trustedProxies: 0,
    maxConnections: 1000,
    mail: undefined,
  })
})

describe('the database', () => {
  test.each([
    ['file:other/x.db', '/srv/site/other/x.db'],
    ['file:/var/x.db', '/var/x.db'],
    ['file:///var/a%20b.db', '/var/a b.db'],
    ['file://localhost/var/x.db', '/var/x.db'],
    ['file:bad%.db', '/srv/site/bad%.db'],
    [' FILE:x.db ', '/srv/site/x.db'],
    ['  ', '/srv/site/data/contact.db'],
  ])('resolves %j to the file %s', (url, path) => {
    const env = { CONTACT_DATABASE_URL: url, CONTACT_DATABASE_TOKEN: 'token' }
    expect(settings(env).database).toMatchObject({ path, token: undefined })
  })
  test.each(['libsql://db.example.org', 'LIBSQL://db/x', 'https://db', 'http://db', 'wss://db'])(
    'accepts the server %s',
    (url) => {
      const env = { CONTACT_DATABASE_URL: ` ${url} `, CONTACT_DATABASE_TOKEN: ' token ' }
      expect(settings(env).database).toEqual({ url, token: 'token', path: undefined })
      const without = { ...env, CONTACT_DATABASE_TOKEN: ' ' }
      expect(settings(without).database.token).toBeUndefined()
    },
  )
})

test.each([
  ['CONTACT_RETENTION_DAYS', 1, 36_500, 365],
  ['CONTACT_RATE_LIMIT', 0, 1_000_000, 100],
  ['CONTACT_RATE_SECONDS', 1, 86_400, 600],
  ['TRUSTED_PROXIES', 0, 20, 0],
  ['MAX_CONNECTIONS', 1, 1_000_000, 1000],
])('%s is a number from %i to %i, by default %i', (name, min, max, defaultValue) => {
  const parse = (text: string) => {
    const { retention, rate, trustedProxies, maxConnections } = settings({ [name]: text })
    return {
      CONTACT_RETENTION_DAYS: retention.days,
      CONTACT_RATE_LIMIT: rate.requests,
      CONTACT_RATE_SECONDS: rate.seconds,
      TRUSTED_PROXIES: trustedProxies,
      MAX_CONNECTIONS: maxConnections,
    }[name]
  }
  for (const number of [min, max, 7]) expect(parse(` ${number} `)).toBe(number)
  expect([parse(''), parse(' '), parse('007')]).toEqual([defaultValue, defaultValue, 7])
  for (const invalid of [`${min - 1}`, `${max + 1}`, '0x1', '7x', '1.5', '1e1', 'many']) {
    const message = `Invalid ${name} "${invalid}": use a whole number from ${min} to ${max}.`
    expect(() => parse(invalid)).toThrow(message)
  }
})

describe('mail', () => {
  test.each(['a@b', 'Desk <a@b.de>', '<a@b.de>', 'Dösk, Inc. <a@b.de>'])(
    'accepts the recipient %s',
    (to) => {
      expect(settings({ ...mail, CONTACT_MAIL_TO: ` ${to} ` }).mail?.to).toBe(to)
    },
  )
})

const INVALID: Readonly<Record<string, readonly (string | undefined)[]>> = {
  CONTACT_DATABASE_URL: [
    ...['mysql://root:secret@db', 'ftp://db', 'xlibsql://db', 'libsql:/db', 'libsql:// db'],
    ...['file:', 'file://other.host/x.db', 'file:////x.db', 'file:///x.db?mode=ro', 'file:x.db#a'],
    ...[':memory:', 'file::memory:'],
  ],
  CONTACT_RETENTION_CONFIRMED: ['yes', '2026-13-01'],
  SMTP_URL: ['mail.example.org secret', 'http://mail', 'smtp://', 'smtp:mail', 'smtp://a/b c'],
  CONTACT_MAIL_TO: [
    ...[undefined, 'a', 'a@', '@b', 'a @b', 'a@b c', 'a@b;c@d', 'a<b@c', 'A <a>', 'A <a@b'],
    ...['A <a@b>x', '<a@@b>', 'a@b@c', 'a@b.de, c@d.de'],
  ],
  CONTACT_MAIL_FROM: ['x\r\nBcc: a@b.de'],
}

test.each(
  Object.entries(INVALID).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  ),
)('rejects %s without repeating secrets: %j', (name, value) => {
  const parse = () => settings({ ...mail, [name]: value })
  expect(parse).toThrow(new RegExp(`^Invalid ${name}[^\\n]*\\.$`))
  expect(parse).not.toThrow(/secret/)
})
