import { describe, expect, it, test } from 'vitest'
import { validateRequest } from '../../../src/contact/validation.ts'
import { maxLength } from '../../../src/contract/request-limits.ts'

const MOST_BYTES = 100

/** The values of what is taken; of what is refused the status, and the parts that are wrong. */
const verdictOn = (query: string, most = MOST_BYTES) => {
  const verdict = validateRequest(query, most)
  return 'values' in verdict ? verdict.values : [verdict.status, ...Object.keys(verdict.fields)]
}
const EMAIL = 'email=a@b.de'
const onlyEmail = { name: '', email: 'a@b.de', contact: '', message: '' }

test.each([
  ['a value that was not sent is empty', '', {}],
  ['so is one that has none', '&&name&contact=&', {}],
  ['a plus is a space', 'name=Ann+Lee+Roe', { name: 'Ann Lee Roe' }],
  ['a plus sign is written', 'name=a%2Bb', { name: 'a+b' }],
  ['a value may contain the sign of equality', 'message=a=b=c', { message: 'a=b=c' }],
  ['a name may be encoded', '%6Eame=a', { name: 'a' }],
  ['tabs of a line are spaces', 'name=a%09b%09c', { name: 'a b c' }],
  ['tabs of a text stay', 'message=a%09b', { message: 'a\tb' }],
  ['lines end in one way', 'message=a%0D%0Ab%0Dc%0Ad', { message: 'a\nb\nc\nd' }],
  ['and an empty line stays', 'message=a%0D%0A%0D%0Ab', { message: 'a\n\nb' }],
])('%s', (_, query, values) => {
  expect(verdictOn(`${EMAIL}&${query}`)).toEqual({ ...onlyEmail, ...values })
})

describe('the form of a query', () => {
  it.each(['other=1', 'email=x@y.de', '=1', '%ZZ=1', 'na%6De=1&name=2', 'Name=1'])('%s', (more) => {
    expect(verdictOn(`${EMAIL}&${more}`)).toEqual([400, 'form'])
  })
  it.each(['name=a b', 'name=é', 'name=a\u007f', 'name=\u0000'])('%j', (more) => {
    for (const query of [`${EMAIL}&${more}`, `${more}&${EMAIL}`])
      expect(verdictOn(query)).toContain('form')
  })
})

describe('values', () => {
  const pad = (length: number) => 'n'.repeat(length)
  const digits = (length: number) => '1'.repeat(length)
  const email = (length: number) => `${'a'.repeat(length - 5)}@b.de`
  it.each([
    ['name', pad(maxLength.name), pad(maxLength.name + 1)],
    ['name', '%F0%9F%99%82'.repeat(maxLength.name), pad(maxLength.name + 1)],
    ['contact', digits(maxLength.contact), digits(maxLength.contact + 1)],
    ['contact', '0123456789', 'a1'],
    ['contact', '', '1a'],
    ['contact', '1', '%2B1'],
    ['email', email(maxLength.email), email(maxLength.email + 1)],
  ])('%s is taken up to its limit', (part, good, bad) => {
    const verdicts = [good, bad].map((value) =>
      verdictOn(part === 'email' ? `email=${value}` : `${EMAIL}&${part}=${value}`, 4000),
    )
    expect(verdicts).toEqual([expect.objectContaining({ name: expect.any(String) }), [400, part]])
  })

  const NONE = ' a a@b @b.de a@.de a@b. a@@b.de a@b@c.de a%20b@c.de a@b.d%20e'
  it.each(NONE.split(' '))('email=%s is no address', (value) =>
    expect(verdictOn(`email=${value}`)).toEqual([400, 'email']),
  )
  it.each(['a@b.c', 'ä@ö.ü', 'a@b.c.d', "o'neil@example.org"])('email=%s is one', (value) => {
    expect(verdictOn(`email=${encodeURIComponent(value)}`)).toMatchObject({ email: value })
  })

  it.each(['%', '%F', '%ZZ', '%FF', '%C3', '%ED%A0%80'])('%s is no encoded text', (bad) => {
    expect(verdictOn(`${EMAIL}&name=${bad}&message=${bad}`)).toEqual([400, 'name', 'message'])
  })

  it('are all looked at, and each fault is told in a sentence of its own', () => {
    const verdict = validateRequest('email=x&contact=y&name=%FF&message=%FF', MOST_BYTES)
    expect(verdict).toMatchObject({ status: 400, error: expect.stringMatching(/\.$/) })
    const said = 'fields' in verdict ? Object.values(verdict.fields) : []
    expect([said.length, new Set(said).size]).toEqual([4, 3])
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })
})

describe('what is too long', () => {
  const message = (text: string, times: number) => `${EMAIL}&message=${text.repeat(times)}`
  const fill = (length: number) => EMAIL + '&'.repeat(length - EMAIL.length)
  it.each([
    message('m', MOST_BYTES),
    // A line end counts as one, however it is sent.
    message('m%0D%0A', 25),
    message('m%0d%0a', 25),
    fill(2000 + MOST_BYTES),
  ])('is not %s', (query) => expect(verdictOn(query)).toMatchObject({ email: 'a@b.de' }))

  it.each([
    ['a message of more bytes than the site allows', message('m', MOST_BYTES + 1), 'message'],
    ['one with its line ends', message('m%0D%0A', 26), 'message'],
    ['one that cannot be read', message('m%C3', 26), 'message'],
    ['and what else is wrong', `contact=x&${message('m', 101)}`, 'contact', 'message'],
    ['the whole, where nothing can be told apart', fill(2001 + MOST_BYTES), 'message'],
    ['the whole, by one of its values', `${EMAIL}&name=${'n'.repeat(2100)}`, 'name'],
  ])('is %s', (_, query, ...parts) => expect(verdictOn(query)).toEqual([414, ...parts]))
})
