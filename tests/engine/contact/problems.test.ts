import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { NewerStore } from '../../../src/contact/migrations.ts'
import { problemOf, troubleOf } from '../../../src/contact/trouble.ts'

const file = { url: 'file:///x', token: undefined, path: join(process.cwd(), 'data/contact.db') }
const server = {
  url: 'libsql://db.example.org/x?authToken=secret',
  token: 'secret',
  path: undefined,
}
const failure = (code: string) => Object.assign(new Error('value: ann@example.org'), { code })

const SENTENCE = /^The contact requests in [^\n]+ cannot be used: [^\n]+\.$/

describe('a problem', () => {
  it('names the file as it is seen from here, or the server without anything secret', () => {
    expect(problemOf(failure('X'), file)).toContain(' in data/contact.db cannot')
    expect(problemOf(failure('X'), { ...file, path: process.cwd() })).toContain(
      ` in ${process.cwd()} `,
    )
    expect(problemOf(failure('X'), server)).toContain(
      ' in the database server db.example.org cannot',
    )
  })

  it.each([
    ['TOO_MANY_WAITING', /more arrive/],
    ['ETIMEDOUT', /too long/],
    ...['EACCES', 'EPERM', 'SQLITE_PERM'].map((code) => [code, /may not write/] as const),
    ...['EROFS', 'SQLITE_READONLY_DBMOVED'].map((code) => [code, /only be read/] as const),
    ...['ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT'].map((code) => [code, /no such folder/] as const),
    ...['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].map((code) => [code, /disk is full/] as const),
    ['SQLITE_NOTADB', /no database/],
    ['SQLITE_CORRUPT_INDEX', /damaged/],
    ['SQLITE_CANTOPEN', /opened/],
    ['SQLITE_IOERR_WRITE', /writing failed/],
    ...['SQLITE_BUSY', 'SQLITE_LOCKED'].map((code) => [code, /locked/] as const),
    ['X_SQLITE_FULL', /it cannot be used/],
  ] as const)('of a file with %s says why', (code, why) => {
    const told = problemOf(failure(code), file)
    expect(told).toMatch(SENTENCE)
    expect(told).toMatch(why)
    expect(told).toContain(` (${code}).`)
  })

  it.each([
    ['TOO_MANY_WAITING', /more arrive/],
    ['ETIMEDOUT', /too long/],
    ['SQLITE_AUTH', /TOKEN/],
    ['SERVER_ERROR', /TOKEN/],
    ['SQLITE_FULL', /no room/],
    ['ECONNREFUSED', /cannot be reached/],
    ['EACCES', /cannot be reached/],
  ] as const)('of a server with %s says why', (code, why) => {
    const told = problemOf(failure(code), server)
    expect(told).toMatch(SENTENCE)
    expect(told).toMatch(why)
    expect(told).not.toContain('secret')
  })

  it.each([
    ...['TOO_MANY_WAITING', 'ETIMEDOUT', 'EACCES', 'EROFS', 'ENOENT', 'ENOSPC', 'SQLITE_NOTADB'],
    ...['SQLITE_CORRUPT', 'SQLITE_CANTOPEN', 'SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_FULL'],
    ...['SQLITE_AUTH', 'SERVER_ERROR'],
  ])('is not %s because that is a part of its code', (code) => {
    const own = `OTHER_${code}`
    expect(problemOf(failure(own), file)).toContain(`: it cannot be used (${own}).`)
    expect(problemOf(failure(own), server)).toContain(`: the server cannot be reached (${own}).`)
  })

  it('repeats nothing of an error but a code that is one', () => {
    for (const error of [failure('a value'), failure(''), failure('X'.repeat(41)), 'text', null]) {
      expect(problemOf(error, file)).toMatch(/: it cannot be used\.$/)
    }
    expect(problemOf(failure('X'.repeat(40)), file)).toMatch(/ \(X{40}\)\.$/)
    expect(problemOf(failure('X'), file)).not.toContain('ann@')
  })

  it('is also a store of a newer version', () => {
    expect(problemOf(new NewerStore(), file)).toMatch(/newer version/)
  })
})

test('trouble is the problem, and what follows from it', () => {
  const problem = problemOf(failure('ENOSPC'), file)
  expect(troubleOf(failure('ENOSPC'), file).startsWith(`${problem} `)).toBe(true)
  expect(troubleOf(failure('ENOSPC'), file)).toMatch(/503[^\n]*\.$/)
})
