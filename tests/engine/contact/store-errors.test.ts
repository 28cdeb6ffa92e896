import { join } from 'node:path'
import { expect, test } from 'vitest'
import { summarizeError } from '../../../src/contact/store-errors.ts'

const file = { url: 'file:///x', token: undefined, path: join(process.cwd(), 'data/contact.db') }
const server = {
  url: 'libsql://db.example.org/x?authToken=secret',
  token: 'secret',
  path: undefined,
}
const failure = (code: string) => Object.assign(new Error('value: ann@example.org'), { code })

test.each([
  ['QUEUE_FULL', file, 'too many requests'],
  ['EPERM', file, 'permission denied'],
  ['SQLITE_READONLY_DBMOVED', file, 'read-only'],
  ['ENOTDIR', file, 'folder does not exist'],
  ['ENOSPC', file, 'disk is full'],
  ['SQLITE_NOTADB', file, 'not a database'],
  ['SQLITE_CORRUPT_INDEX', file, 'damaged'],
  ['SQLITE_IOERR_WRITE', file, 'writing failed'],
  ['SQLITE_BUSY', file, 'locked'],
  ['X_SQLITE_FULL', file, 'unknown error'],
  ['ETIMEDOUT', server, 'timed out'],
  ['SQLITE_AUTH', server, 'TOKEN'],
  ['SQLITE_FULL', server, 'no space'],
  ['EACCES', server, 'cannot be reached'],
] as const)('describes %s without the message of the error', (code, store, reason) => {
  const message = summarizeError(failure(code), store)
  const place = store === file ? 'data/contact.db' : 'the database server db.example.org'
  const [start, end] = [`Cannot use the contact requests in ${place}: `, ` (${code}).`]
  expect(
    message.startsWith(start) && message.endsWith(end) && !/\n|ann@|secret/.test(message),
  ).toBe(true)
  expect(message).toContain(reason)
})
