import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tryDecode } from '../contract/routes.ts'

export interface ContactSettings {
  readonly database: DatabaseSettings
  readonly retention: RetentionSettings
  readonly rate: RateSettings
  /** The number of proxies in front of this server that append to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly maxConnections: number
  readonly mail: MailSettings | undefined
}

export interface RetentionSettings {
  readonly days: number
  /** In ms; older requests are erased without confirmation. */
  readonly confirmedBefore: number | undefined
}

export interface DatabaseSettings {
  /** Of a file or a libSQL server. */
  readonly url: string
  readonly token: string | undefined
  /** Absolute path of a file; undefined for a server. */
  readonly path: string | undefined
}

export interface RateSettings {
  /** Burst size per client; 0 disables the limit. */
  readonly requests: number
  /** Time until the full burst is available again. */
  readonly seconds: number
}

export interface MailSettings {
  readonly url: string
  readonly to: string
  readonly from: string
}

const DEFAULT_DATABASE = 'file:data/contact.db'

const INTEGERS = {
  CONTACT_RETENTION_DAYS: { default: 365, min: 1, max: 36_500 },
  CONTACT_RATE_LIMIT: { default: 100, min: 0, max: 1_000_000 },
  CONTACT_RATE_SECONDS: { default: 600, min: 1, max: 86_400 },
  TRUSTED_PROXIES: { default: 0, min: 0, max: 20 },
  MAX_CONNECTIONS: { default: 1000, min: 1, max: 1_000_000 },
} as const

type Environment = Readonly<Record<string, string | undefined>>

const parseInteger = (env: Environment, name: keyof typeof INTEGERS): number => {
  const { default: defaultValue, min, max } = INTEGERS[name]
  const text = env[name]?.trim()
  if (!text) return defaultValue
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new Error(`Invalid ${name} "${text}": use a whole number from ${min} to ${max}.`)
}

const parseDate = (env: Environment, name: string): number | undefined => {
  const text = env[name]?.trim()
  if (!text) return undefined
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw new Error(`Invalid ${name} "${text}": use a date such as 2026-01-31.`)
}

const FILE = /^file:(?:\/\/(?:localhost)?(?=\/))?([^?#]+)$/i
const REMOTE = /^(?:libsql|https?|wss?):\/\/[^/\s]+/i

export const parseDatabaseSettings = (env: Environment, root: string): DatabaseSettings => {
  const text = env.CONTACT_DATABASE_URL?.trim() || DEFAULT_DATABASE
  const token = env.CONTACT_DATABASE_TOKEN?.trim() || undefined
  const file = FILE.exec(text)?.[1]
  if (file && !file.startsWith('//') && !file.startsWith(':')) {
    const path = resolve(root, tryDecode(file) ?? file)
    return { url: pathToFileURL(path).href, token: undefined, path }
  }
  if (REMOTE.test(text)) return { url: text, token, path: undefined }
  // Without the URL, which may contain a token.
  throw new Error(
    'Invalid CONTACT_DATABASE_URL: use file:folder/name.db or the URL of a server (libsql://…, https://… or wss://…).',
  )
}

/** One address, optionally with a name: `Office <office@example.org>`. */
const MAILBOX = /^(?:[^<>@\r\n]*<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/

const parseMailbox = (env: Environment, name: string): string => {
  const text = env[name]?.trim() ?? ''
  if (MAILBOX.test(text)) return text
  throw new Error(`Invalid ${name}: use one email address (required with SMTP_URL).`)
}

const parseMailSettings = (env: Environment): MailSettings | undefined => {
  const url = env.SMTP_URL?.trim()
  if (!url) return undefined
  // Without the URL, which may contain a password.
  if (!/^smtps?:\/\/[^\s]+$/i.test(url) || !URL.canParse(url)) {
    throw new Error('Invalid SMTP_URL: use smtp://user:password@host:port, or smtps://… for TLS.')
  }
  return {
    url,
    to: parseMailbox(env, 'CONTACT_MAIL_TO'),
    from: parseMailbox(env, 'CONTACT_MAIL_FROM'),
  }
}

/** @param root the folder of a relative database path. @throws an error with a readable message */
export const parseSettings = (env: Environment, root: string): ContactSettings => ({
  database: parseDatabaseSettings(env, root),
  retention: {
    days: parseInteger(env, 'CONTACT_RETENTION_DAYS'),
    confirmedBefore: parseDate(env, 'CONTACT_RETENTION_CONFIRMED'),
  },
  rate: {
    requests: parseInteger(env, 'CONTACT_RATE_LIMIT'),
    seconds: parseInteger(env, 'CONTACT_RATE_SECONDS'),
  },
  trustedProxies: parseInteger(env, 'TRUSTED_PROXIES'),
  maxConnections: parseInteger(env, 'MAX_CONNECTIONS'),
  mail: parseMailSettings(env),
})
