/** Readable messages for errors of the store, without personal data, URLs and tokens. */
import { relative } from 'node:path'
import { getErrorCode } from '../contract/error-code.ts'
import { NewerSchemaError } from './migrations.ts'
import type { DatabaseSettings } from './settings.ts'

type Reasons = readonly (readonly [code: RegExp, reason: string])[]

const COMMON_REASONS: Reasons = [
  [/^QUEUE_FULL/, 'too many requests at the same time'],
  [/^ETIMEDOUT/, 'timed out'],
]

const FILE_REASONS: Reasons = [
  ...COMMON_REASONS,
  [/^(EACCES|EPERM|SQLITE_PERM)/, 'permission denied'],
  [/^(EROFS|SQLITE_READONLY)/, 'the file is read-only'],
  [/^(ENOTDIR|EEXIST|EISDIR|ENOENT)/, 'the folder does not exist and cannot be created'],
  [/^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)/, 'the disk is full'],
  [/^MOVED/, 'the file was moved while it was in use'],
  [/^EMPTIED/, 'the file was emptied; delete it to start with a new one'],
  [/^SQLITE_NOTADB/, 'the file is not a database'],
  [/^SQLITE_ERROR/, 'the file is not a database of contact requests'],
  [/^SQLITE_CORRUPT/, 'the file is damaged'],
  [/^SQLITE_CANTOPEN/, 'the file cannot be opened'],
  [/^SQLITE_IOERR/, 'writing failed; the disk may be full or broken'],
  [/^SQLITE_(BUSY|LOCKED)/, 'the file is locked by another program'],
]

const SERVER_REASONS: Reasons = [
  ...COMMON_REASONS,
  [/^(SQLITE_AUTH|SERVER_ERROR)/, 'the server denied access; check CONTACT_DATABASE_TOKEN'],
  [/^SQLITE_FULL/, 'the server has no space left'],
]

const findReason = (error: unknown, isFile: boolean): string => {
  if (error instanceof NewerSchemaError) return 'it was written by a newer version of this program'
  const code = getErrorCode(error)
  const known = (isFile ? FILE_REASONS : SERVER_REASONS).find(([pattern]) => pattern.test(code))
  const fallback = isFile ? 'unknown error' : 'the server cannot be reached'
  // Only the code of the error: its message may contain personal data.
  return `${known?.[1] ?? fallback}${/^\w{1,40}$/.test(code) ? ` (${code})` : ''}`
}

const formatLocation = ({ path, url }: DatabaseSettings): string =>
  path ? relative(process.cwd(), path) || path : `the database server ${new URL(url).host}`

export const summarizeError = (error: unknown, database: DatabaseSettings): string =>
  `Cannot use the contact requests in ${formatLocation(database)}: ${findReason(error, database.path !== undefined)}.`

export const describeError = (error: unknown, database: DatabaseSettings): string =>
  `${summarizeError(error, database)} The site is still served; its contact form responds with 503 until this is fixed.`
