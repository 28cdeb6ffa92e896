import { expect, test } from 'vitest'
import { email } from '../../../schemas/email.ts'

test.each([
  'hello@example.com',
  "o'brien.first-last+jobs_2@mail.example.co.uk",
  '{company.contactEmail}',
  '{company.hrEmail}',
])('accepts %s', (written) => {
  expect(email().parse(written)).toEqual({ ref: 'text', template: written })
})

test.each([
  'any words',
  'hello@example',
  'hello@example.com ',
  ' hello@example.com',
  'hello@@example.com',
  'a@example.com,b@example.com',
  'mailto:hello@example.com',
  'hello?subject=x@example.com',
  '<hello@example.com>',
  'hello@example.com\nBcc: b@example.com',
  '{company.name}',
  '{company.contactEmail}x',
  'x{company.hrEmail}',
  '{companyxhrEmail}',
  `${'a'.repeat(120)}@example.com`,
  '',
])('rejects %j', (written) => {
  expect(email().safeParse(written).success).toBe(false)
})
