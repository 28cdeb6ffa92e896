/** Says in plain words why the store cannot take requests. Never with a value, an address or a token in it. */
import { relative } from 'node:path'
import { NewerSchemaError } from './migrations.ts'
import { getErrorCode } from './retry.ts'
import type { DatabaseSettings } from './settings.ts'

type Reasons = readonly (readonly [code: RegExp, reason: string])[]

const COMMON_REASONS: Reasons = [
  [/^TOO_MANY_WAITING/, 'more arrive than can be written'],
  [/^ETIMEDOUT/, 'it takes too long'],
]

const FILE_REASONS: Reasons = [
  ...COMMON_REASONS,
  [/^(EACCES|EPERM|SQLITE_PERM)/, 'this program may not write there'],
  [/^(EROFS|SQLITE_READONLY)/, 'it can only be read there'],
  [/^(ENOTDIR|EEXIST|EISDIR|ENOENT)/, 'there is no such folder, and none can be made'],
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)/, 'the disk is full'],
  [/^MOVED/, 'the file was moved while it was written to'],
  [/^EMPTIED/, 'the file was emptied; remove it, and a new one is made'],
  [/^SQLITE_NOTADB/, 'the file is no database'],
  [/^SQLITE_ERROR/, 'no contact requests were ever kept in it'],
  [/^SQLITE_CORRUPT/, 'the file is damaged'],
  [/^SQLITE_CANTOPEN/, 'the file cannot be opened'],
  [/^SQLITE_IOERR/, 'writing failed; the disk may be full or broken'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program keeps the file locked'],
]

const SERVER_REASONS: Reasons = [
  ...COMMON_REASONS,
  [/^(SQLITE_AUTH|SERVER_ERROR)/, 'the server refuses; is CONTACT_DATABASE_TOKEN right?'],
  [/^SQLITE_FULL/, 'the server has no room left'],
]

const findReason = (error: unknown, isFile: boolean): string => {
  if (error instanceof NewerSchemaError) return 'a newer version of this program has written it'
  const code = getErrorCode(error)
  const known = (isFile ? FILE_REASONS : SERVER_REASONS).find(([pattern]) =>
    pattern.test(code),
  )?.[1]
  const unknown = isFile ? 'it cannot be used' : 'the server cannot be reached'
  // Of an error only its code is passed on: its text may hold values.
  return `${known ?? unknown}${/^\w{1,40}$/.test(code) ? ` (${code})` : ''}`
}

/** Where the store is, without anything secret. */
const formatLocation = ({ path, url }: DatabaseSettings): string =>
  path ? relative(process.cwd(), path) || path : `the database server ${new URL(url).host}`

/** Why the store cannot be used, in one sentence. */
export const summarizeError = (error: unknown, database: DatabaseSettings): string =>
  `The contact requests in ${formatLocation(database)} cannot be used: ${findReason(error, database.path !== undefined)}.`

/** The same for the person who runs the site, with what follows from it. */
export const describeError = (error: unknown, database: DatabaseSettings): string =>
  `${summarizeError(error, database)} The site is served all the same; its form answers 503 until this is mended.`
