/** The settings of the contact service, from the environment. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface ContactSettings {
  readonly database: DatabaseSettings
  readonly retention: RetentionSettings
  readonly rate: RateSettings
  /** How many proxies in front of this server add to X-Forwarded-For. */
  readonly trustedProxies: number
  /** How many connections the server has at most. */
  readonly maxConnections: number
  /** Undefined where nothing is to be sent by mail. */
  readonly mail: MailSettings | undefined
}

export interface RetentionSettings {
  /** Requests older than this are erased. */
  readonly days: number
  /** What came before this time, in ms, may be erased however much it is at once. */
  readonly confirmedBefore: number | undefined
}

export interface DatabaseSettings {
  /** Of a file, or of a server that speaks the protocol of libSQL. */
  readonly url: string
  readonly token: string | undefined
  /** Where the file is, if it is one; absolute. */
  readonly path: string | undefined
}

export interface RateSettings {
  /** How many requests a client may send at once; 0: as many as it likes. */
  readonly requests: number
  /** How long it takes, in seconds, until a client that has sent all of them may do so again. */
  readonly seconds: number
}

export interface MailSettings {
  readonly url: string
  readonly to: string
  readonly from: string
}

const DEFAULTS = {
  database: 'file:data/contact.db',
  retentionDays: 365,
  rateRequests: 100,
  rateSeconds: 600,
  connections: 1000,
} as const

type Environment = Readonly<Record<string, string | undefined>>

/** @throws one sentence if the setting is no whole number in these bounds */
const parseInteger = (env: Environment, name: string, usual: number, from: number, to: number) => {
  const text = env[name]?.trim()
  if (!text) return usual
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= from && number <= to) return number
  throw new Error(`${name} is "${text}", but it has to be a whole number from ${from} to ${to}.`)
}

/** @returns the beginning of a day in UTC, in ms. @throws one sentence if the setting is no day */
const parseDate = (env: Environment, name: string): number | undefined => {
  const text = env[name]?.trim()
  if (!text) return undefined
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new Error(`${name} is "${text}", but it has to be a day such as 2026-01-31.`)
}

const FILE = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]+)$/i
const REMOTE = /^(?:libsql|https?|wss?):\/\/[^/\s]+/i

/** @throws one plain sentence if CONTACT_DATABASE_URL is wrong */
export const parseDatabaseSettings = (env: Environment, root: string): DatabaseSettings => {
  const text = env.CONTACT_DATABASE_URL?.trim() || DEFAULTS.database
  const token = env.CONTACT_DATABASE_TOKEN?.trim() || undefined
  const file = FILE.exec(text)?.[1]
  if (file && !file.startsWith('//') && !file.startsWith(':')) {
    const path = resolve(root, decode(file))
    return { url: pathToFileURL(path).href, token: undefined, path }
  }
  if (REMOTE.test(text)) return { url: text, token, path: undefined }
  // The address is not repeated: it may hold a token.
  throw new Error(
    'CONTACT_DATABASE_URL has to be file:folder/name.db, or the address of a server: libsql://…, https://… or wss://…',
  )
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One address, plain or with a name: `Desk <desk@example.org>`. */
const MAILBOX = /^(?:[^<>@\r\n]*<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/

const parseMailbox = (env: Environment, name: string): string => {
  const text = env[name]?.trim() ?? ''
  if (MAILBOX.test(text)) return text
  throw new Error(`${name} has to be one email address when SMTP_URL is set.`)
}

const parseMailSettings = (env: Environment): MailSettings | undefined => {
  const url = env.SMTP_URL?.trim()
  if (!url) return undefined
  // The address is not repeated: it may hold a password.
  if (!/^smtps?:\/\/[^\s]+$/i.test(url) || !URL.canParse(url)) {
    throw new Error('SMTP_URL has to be smtp://user:password@host:port, or smtps://… for TLS.')
  }
  return {
    url,
    to: parseMailbox(env, 'CONTACT_MAIL_TO'),
    from: parseMailbox(env, 'CONTACT_MAIL_FROM'),
  }
}

/**
 * Reads the settings.
 * @param root the folder that a relative file is in
 * @throws one plain sentence if a setting is wrong
 */
export const parseSettings = (env: Environment, root: string): ContactSettings => ({
  database: parseDatabaseSettings(env, root),
  retention: {
    days: parseInteger(env, 'CONTACT_RETENTION_DAYS', DEFAULTS.retentionDays, 1, 36_500),
    confirmedBefore: parseDate(env, 'CONTACT_RETENTION_CONFIRMED'),
  },
  rate: {
    requests: parseInteger(env, 'CONTACT_RATE_LIMIT', DEFAULTS.rateRequests, 0, 1_000_000),
    seconds: parseInteger(env, 'CONTACT_RATE_SECONDS', DEFAULTS.rateSeconds, 1, 86_400),
  },
  trustedProxies: parseInteger(env, 'TRUSTED_PROXIES', 0, 0, 20),
  maxConnections: parseInteger(env, 'MAX_CONNECTIONS', DEFAULTS.connections, 1, 1_000_000),
  mail: parseMailSettings(env),
})
