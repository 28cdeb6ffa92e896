import { describe, expect, test } from 'vitest'
import { validateRequest } from '../../../src/contact/validation.ts'
import { maxLength } from '../../../src/contract/request-limits.ts'

const MAX_BYTES = 100

/** @returns the values of a valid request; else the status and the invalid fields */
const validate = (query: string, maxBytes = MAX_BYTES) => {
  const result = validateRequest(query, maxBytes)
  return 'values' in result ? result.values : [result.status, ...Object.keys(result.fields)]
}
const EMAIL = 'email=a@b.de'
const onlyEmail = { name: '', email: 'a@b.de', contact: '', message: '' }

test.each([
  ['a missing value is empty', '', {}],
  ['a parameter without a value is empty', '&&name&contact=&', {}],
  ['a plus is a space', 'name=Ann+Lee+Roe', { name: 'Ann Lee Roe' }],
  ['an encoded plus stays a plus', 'name=a%2Bb', { name: 'a+b' }],
  ['a value may contain an equals sign', 'message=a=b=c', { message: 'a=b=c' }],
  ['a name may be encoded', '%6Eame=a', { name: 'a' }],
  ['tabs in a name become spaces', 'name=a%09b%09c', { name: 'a b c' }],
  ['tabs in a message are kept', 'message=a%09b', { message: 'a\tb' }],
  ['line ends are normalised', 'message=a%0D%0Ab%0Dc%0Ad', { message: 'a\nb\nc\nd' }],
  ['empty lines are kept', 'message=a%0D%0A%0D%0Ab', { message: 'a\n\nb' }],
])('%s', (_, query, values) => {
  expect(validate(`${EMAIL}&${query}`)).toEqual({ ...onlyEmail, ...values })
})

describe('a malformed query', () => {
  test.each(['other=1', 'email=x@y.de', '=1', '%ZZ=1', 'na%6De=1&name=2', 'Name=1'])(
    'is rejected: %s',
    (rest) => {
      expect(validate(`${EMAIL}&${rest}`)).toEqual([400, 'form'])
    },
  )
  test.each(['name=a b', 'name=é', 'name=a\u007f', 'name=\u0000'])('is rejected: %j', (rest) => {
    for (const query of [`${EMAIL}&${rest}`, `${rest}&${EMAIL}`])
      expect(validate(query)).toContain('form')
  })
})

describe('values', () => {
  const pad = (length: number) => 'n'.repeat(length)
  const digits = (length: number) => '1'.repeat(length)
  const email = (length: number) => `${'a'.repeat(length - 5)}@b.de`
  test.each([
    ['name', pad(maxLength.name), pad(maxLength.name + 1)],
    ['name', '%F0%9F%99%82'.repeat(maxLength.name), pad(maxLength.name + 1)],
    ['contact', digits(maxLength.contact), digits(maxLength.contact + 1)],
    ['contact', '0123456789', 'a1'],
    ['contact', '', '1a'],
    ['contact', '1', '%2B1'],
    ['email', email(maxLength.email), email(maxLength.email + 1)],
  ])('%s is accepted up to its limit', (field, valid, invalid) => {
    const results = [valid, invalid].map((value) =>
      validate(field === 'email' ? `email=${value}` : `${EMAIL}&${field}=${value}`, 4000),
    )
    expect(results).toEqual([expect.objectContaining({ name: expect.any(String) }), [400, field]])
  })

  const INVALID_EMAILS = ' a a@b @b.de a@.de a@b. a@@b.de a@b@c.de a%20b@c.de a@b.d%20e'
  test.each(INVALID_EMAILS.split(' '))('rejects email=%s', (value) =>
    expect(validate(`email=${value}`)).toEqual([400, 'email']),
  )
  test.each([
    'ann@on\u2011line.org',
    'ann@on\u00ad-line.org',
    ' ann@on-line.org. ',
    '<ann@on-line.org>,',
    'mailto:ann@on-line.org)',
    'mailto:<ann@on-line.org>',
  ])('cleans the copied email address %j', (value) => {
    expect(validate(`email=${encodeURIComponent(value)}`)).toMatchObject({
      email: 'ann@on-line.org',
    })
  })

  test.each(['a@b.c', 'ä@ö.ü', 'a@b.c.d', "o'neil@example.org"])('accepts email=%s', (value) => {
    expect(validate(`email=${encodeURIComponent(value)}`)).toMatchObject({ email: value })
  })

  test.each(['%', '%F', '%ZZ', '%FF', '%C3', '%ED%A0%80'])('rejects the encoding %s', (invalid) => {
    expect(validate(`${EMAIL}&name=${invalid}&message=${invalid}`)).toEqual([
      400,
      'name',
      'message',
    ])
  })

  test('reports each invalid field', () => {
    const result = validateRequest('email=x&contact=y&name=%FF&message=%FF', MAX_BYTES)
    expect(result).toMatchObject({ status: 400, error: expect.stringMatching(/\.$/) })
    const messages = 'fields' in result ? Object.values(result.fields) : []
    expect([messages.length, new Set(messages).size]).toEqual([4, 3])
    for (const message of messages) expect(message).toMatch(/^[A-Z].+\.$/)
  })
})

describe('length', () => {
  const message = (text: string, times: number) => `${EMAIL}&message=${text.repeat(times)}`
  const fill = (length: number) => EMAIL + '&'.repeat(length - EMAIL.length)
  test.each([
    message('m', MAX_BYTES),
    // A line break counts as one character in any encoding.
    message('m%0D%0A', 25),
    message('m%0d%0a', 25),
    fill(2000 + MAX_BYTES),
  ])('accepts %.40s', (query) => expect(validate(query)).toMatchObject({ email: 'a@b.de' }))

  test.each([
    ['a message above the limit', message('m', MAX_BYTES + 1), 'message'],
    ['a message with line breaks above the limit', message('m%0D%0A', 26), 'message'],
    ['a message with invalid encoding above the limit', message('m%C3', 26), 'message'],
    ['a long message, with other errors', `contact=x&${message('m', 101)}`, 'contact', 'message'],
    ['a long query without a long value', fill(2001 + MAX_BYTES), 'message'],
    ['a long query because of a value', `${EMAIL}&name=${'n'.repeat(2100)}`, 'name'],
  ])('rejects %s', (_, query, ...fields) => expect(validate(query)).toEqual([414, ...fields]))
})
