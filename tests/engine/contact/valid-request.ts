import type { OutboxEntry } from '../../../src/contact/outbox.ts'
import type { ContactValues } from '../../../src/contact/values.ts'

export const toQuery = (values: Partial<ContactValues>): string =>
  String(new URLSearchParams({ ...values }))

export const validRequest: ContactValues = {
  name: 'Ann Miller',
  email: 'ann@example.org',
  contact: '5855550100',
  message: 'We run an approval workflow in eleven spreadsheets and would like to stop.',
}

export const validEntry: OutboxEntry = {
  ...validRequest,
  id: 7,
  key: 'k3y',
  receivedAt: new Date('2026-03-04T05:06:07Z'),
  suspected: '',
  form: '',
  answers: [],
  attempts: 0,
  lease: 'l',
}
