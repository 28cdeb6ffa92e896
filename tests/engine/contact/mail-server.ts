/** A mail server for tests that behaves as told. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Step = 'connect' | 'mail' | 'rcpt' | 'data'

/** What the server does: takes mail, says nothing, or at a step refuses with a code or hangs up. */
export type Behaviour =
  | 'takes'
  | 'silent'
  | { readonly at: Step; readonly code: number | 'hangs up' }

/** The settings of a service that sends its mail to this server. */
export const createMailSettings = ({ port }: { readonly port: number }) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CONTACT_MAIL_TO: 'desk@example.org',
  CONTACT_MAIL_FROM: 'Site <site@example.org>',
})

/** @param secure speaks TLS, with a certificate that nobody vouches for */
export const startMailServer = async (secure = false) => {
  /** What was taken: headers and body as they were sent. */
  const mails: string[] = []
  /** Whom all mail was for, also what was not taken. */
  const recipients: string[] = []
  let behaviour: Behaviour = 'takes'
  const hangUp = () => {
    for (const connection of server.connections) connection.close()
  }
  const answer = (step: Step, done: (error?: Error) => void) => {
    if (behaviour === 'silent') return
    if (behaviour === 'takes' || behaviour.at !== step) return done()
    if (behaviour.code === 'hangs up') return hangUp()
    done(Object.assign(new Error('no ann@example.org'), { responseCode: behaviour.code }))
  }
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_, done) => answer('connect', done),
    onMailFrom: (_, __, done) => answer('mail', done),
    onRcptTo({ address }, _, done) {
      recipients.push(address)
      answer('rcpt', done)
    },
    async onData(stream, _, done) {
      const mail = Buffer.concat(await stream.toArray()).toString('utf8')
      answer('data', (error) => {
        if (!error) mails.push(mail)
        done(error)
      })
    },
  })
  // A client that breaks off is no failure of the server.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    // It listens to a port, not to a pipe.
    port: (server.server.address() as AddressInfo).port,
    mails,
    recipients,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
        hangUp()
      }),
  }
}
