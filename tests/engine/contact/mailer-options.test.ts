import { afterAll, expect, test, vi } from 'vitest'
import { USUAL } from '../../../src/contact/sender.ts'

// Test files share their modules: the mailer is loaded anew with the library, and again after it.
const createTransport = vi.fn()
vi.resetModules()
vi.doMock('nodemailer', () => ({ createTransport }))
const { CONNECTING_MS, createMailer, SENDING_MS, SILENCE_MS } = await import(
  '../../../src/contact/mailer.ts'
)
afterAll(() => {
  vi.doUnmock('nodemailer')
  vi.resetModules()
})

test('the library is asked for nothing that weakens what it does by itself, such as its checks of certificates', () => {
  const url = 'smtps://mail.example.org:465'
  createMailer({ url, from: 'site@example.org', to: 'desk@example.org' })
  expect(createTransport.mock.calls).toEqual([
    [
      {
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        dnsTimeout: 10_000,
        socketTimeout: 20_000,
        logger: false,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
    ],
  ])
})

test('an email has time to reach the server and to wait for one of its words', () => {
  expect([CONNECTING_MS, SILENCE_MS, SENDING_MS]).toEqual([10_000, 20_000, 60_000])
  expect(SENDING_MS).toBeGreaterThanOrEqual(CONNECTING_MS + SILENCE_MS)
})

test('nobody else takes an email while it is being sent', () => {
  expect(USUAL.lease).toBe(150_000)
  expect(USUAL.lease).toBeGreaterThan(2 * SENDING_MS)
})
