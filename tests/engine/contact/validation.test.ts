import { describe, expect, it } from 'vitest'
import { judge } from '../../../src/contact/validation.ts'
import { longest } from '../../../src/contract/request-limits.ts'

const MOST_BYTES = 100

/** What is found wrong, by its part; what is taken has values instead. */
const wrong = (query: string, most = MOST_BYTES) => {
  const verdict = judge(query, most)
  return 'values' in verdict
    ? 'taken'
    : { status: verdict.status, parts: Object.keys(verdict.fields).sort() }
}
const taken = (query: string, most = MOST_BYTES) => {
  const verdict = judge(query, most)
  return 'values' in verdict ? verdict.values : wrong(query, most)
}
const invalid = (...parts: readonly string[]) => ({ status: 400, parts })

describe('what is taken', () => {
  it('has all four values, empty where nothing was sent', () => {
    expect(taken('email=a@b.de')).toEqual({ name: '', email: 'a@b.de', contact: '', message: '' })
    expect(taken('&email=a%40b.de&&name&contact=&')).toEqual({
      name: '',
      email: 'a@b.de',
      contact: '',
      message: '',
    })
  })

  it.each([
    ['a plus is a space', 'name=Ann+Lee+Roe', { name: 'Ann Lee Roe' }],
    ['a plus sign is written', 'name=a%2Bb', { name: 'a+b' }],
    ['a value may contain the sign of equality', 'message=a=b=c', { message: 'a=b=c' }],
    ['tabs of a line are spaces', 'name=a%09b%09c', { name: 'a b c' }],
    ['tabs of a text stay', 'message=a%09b', { message: 'a\tb' }],
    ['lines end in one way', 'message=a%0D%0Ab%0Dc%0Ad', { message: 'a\nb\nc\nd' }],
    ['and an empty line stays', 'message=a%0D%0A%0D%0Ab', { message: 'a\n\nb' }],
  ])('%s', (_, query, values) => {
    expect(taken(`email=a@b.de&${query}`)).toMatchObject(values)
  })
})

describe('the form of a query', () => {
  it.each(['other=1', 'email=x@y.de', '=1', '%ZZ=1', 'na%6De=1&name=2', 'Name=1'])('%s', (more) => {
    expect(wrong(`email=a@b.de&${more}`)).toEqual(invalid('form'))
  })
  it.each(['name=a b', 'name=é', 'name=a\u007f', 'name=\u0000'])(
    'has to be printable: %j',
    (more) => {
      expect(wrong(`email=a@b.de&${more}`)).toMatchObject({
        parts: expect.arrayContaining(['form']),
      })
      expect(wrong(`${more}&email=a@b.de`)).toMatchObject({
        parts: expect.arrayContaining(['form']),
      })
    },
  )
  it('a name may be encoded', () => {
    expect(taken('%65mail=a@b.de')).toMatchObject({ email: 'a@b.de' })
  })
})

describe('values', () => {
  const pad = (length: number) => 'n'.repeat(length)
  it.each([
    ['name', `name=${pad(longest.name)}`, `name=${pad(longest.name + 1)}`],
    ['name', `name=${'%F0%9F%99%82'.repeat(longest.name)}`, `name=${pad(longest.name + 1)}`],
    [
      'contact',
      `contact=${'1'.repeat(longest.contact)}`,
      `contact=${'1'.repeat(longest.contact + 1)}`,
    ],
    ['contact', 'contact=0123456789', 'contact=a1'],
    ['contact', 'contact=', 'contact=1a'],
    ['contact', 'contact=1', 'contact=%2B1'],
  ])('%s is taken up to its limit', (part, good, bad) => {
    expect(wrong(`email=a@b.de&${good}`, 4000)).toBe('taken')
    expect(wrong(`email=a@b.de&${bad}`, 4000)).toEqual(invalid(part))
  })

  it('an email address is taken up to its limit', () => {
    const long = (length: number) => `email=${'a'.repeat(length - 5)}@b.de`
    expect(wrong(long(longest.email))).toBe('taken')
    expect(wrong(long(longest.email + 1))).toEqual(invalid('email'))
  })

  it.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@.de',
    'a@b.',
    'a@@b.de',
    'a@b@c.de',
    'a%20b@c.de',
    'a@b.d%20e',
  ])('email=%s is no address', (email) => expect(wrong(`email=${email}`)).toEqual(invalid('email')))
  it.each(['a@b.c', 'ä@ö.ü', 'a@b.c.d', "o'neil@example.org"])('email=%s is one', (email) => {
    expect(taken(`email=${encodeURIComponent(email)}`)).toMatchObject({ email })
  })

  it.each(['%', '%F', '%ZZ', '%FF', '%C3', '%ED%A0%80'])('%s is no encoded text', (bad) => {
    expect(wrong(`email=a@b.de&name=${bad}&message=${bad}`)).toEqual(invalid('message', 'name'))
  })

  it('are all looked at, and each fault is told in a sentence of its own', () => {
    const verdict = judge('email=x&contact=y&name=%FF&message=%FF', MOST_BYTES)
    expect(verdict).toMatchObject({ status: 400, error: expect.stringMatching(/\.$/) })
    const said = 'fields' in verdict ? Object.values(verdict.fields) : []
    expect(said).toHaveLength(4)
    expect(new Set(said).size).toBe(3)
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })
})

describe('a message that is too long', () => {
  const message = (bytes: number) => `email=a@b.de&message=${'m'.repeat(bytes)}`
  it('is one of more bytes than the site allows', () => {
    expect(wrong(message(MOST_BYTES))).toBe('taken')
    expect(wrong(message(MOST_BYTES + 1))).toEqual({ status: 414, parts: ['message'] })
  })
  it('is measured as it is sent, but for its line ends', () => {
    const lines = (count: number, end: string) => `email=a@b.de&message=${`m${end}`.repeat(count)}`
    expect(wrong(lines(25, '%0D%0A'))).toBe('taken')
    expect(wrong(lines(25, '%0d%0a'))).toBe('taken')
    expect(wrong(lines(26, '%0D%0A'))).toEqual({ status: 414, parts: ['message'] })
    expect(wrong(lines(26, '%C3'))).toMatchObject({ status: 414 })
  })
  it('does not hide what else is wrong', () => {
    expect(wrong(`contact=x&${message(MOST_BYTES + 1)}`)).toEqual({
      status: 414,
      parts: ['contact', 'message'],
    })
  })
  it('so is the whole, where nothing could be told apart', () => {
    const query = (length: number) => `email=a@b.de${'&'.repeat(length - 12)}`
    expect(wrong(query(2000 + MOST_BYTES))).toBe('taken')
    expect(wrong(query(2001 + MOST_BYTES))).toEqual({ status: 414, parts: ['message'] })
    const name = `email=a@b.de&name=${'n'.repeat(2100)}`
    expect(wrong(name)).toEqual({ status: 414, parts: ['name'] })
  })
})
