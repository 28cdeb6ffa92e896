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
  ['TOO_MANY_WAITING', file, 'more arrive'],
  ['EPERM', file, 'may not write'],
  ['SQLITE_READONLY_DBMOVED', file, 'only be read'],
  ['ENOTDIR', file, 'no such folder'],
  ['ENOSPC', file, 'disk is full'],
  ['SQLITE_NOTADB', file, 'no database'],
  ['SQLITE_CORRUPT_INDEX', file, 'damaged'],
  ['SQLITE_IOERR_WRITE', file, 'writing failed'],
  ['SQLITE_BUSY', file, 'locked'],
  ['X_SQLITE_FULL', file, 'cannot be used'],
  ['ETIMEDOUT', server, 'too long'],
  ['SQLITE_AUTH', server, 'TOKEN'],
  ['SQLITE_FULL', server, 'no room'],
  ['EACCES', server, 'cannot be reached'],
] as const)('%s is said in a sentence, and nothing else of the error', (code, store, why) => {
  const told = summarizeError(failure(code), store)
  const place = store === file ? 'data/contact.db' : 'the database server db.example.org'
  const [start, end] = [`The contact requests in ${place} cannot be used: `, ` (${code}).`]
  expect(told.startsWith(start) && told.endsWith(end) && !/\n|ann@|secret/.test(told)).toBe(true)
  expect(told).toContain(why)
})

test('repeats nothing of an error but a code that is one', () => {
  for (const error of [failure('a value'), failure(''), failure('X'.repeat(41)), 'text', null])
    expect(summarizeError(error, file)).toMatch(/: it cannot be used\.$/)
})
