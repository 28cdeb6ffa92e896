/** An SMTP server with configurable behaviour. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Step = 'connect' | 'mail' | 'rcpt' | 'data'

/** Accepts mail, stays silent, or at a step responds with an error code or closes the connection. */
export type Behaviour =
  | 'accepts'
  | 'silent'
  | { readonly at: Step; readonly code: number | 'close' }

export const createMailSettings = ({ port }: { readonly port: number }) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CONTACT_MAIL_TO: 'desk@example.org',
  CONTACT_MAIL_FROM: 'Site <site@example.org>',
})

/** @param secure uses TLS with an untrusted certificate */
export const startMailServer = async (secure = false) => {
  /** Accepted mails with headers. */
  const mails: string[] = []
  /** Recipients of all mails, also rejected ones. */
  const recipients: string[] = []
  let behaviour: Behaviour = 'accepts'
  const closeConnections = () => {
    for (const connection of server.connections) connection.close()
  }
  const answer = (step: Step, done: (error?: Error) => void) => {
    if (behaviour === 'silent') return
    if (behaviour === 'accepts' || behaviour.at !== step) return done()
    if (behaviour.code === 'close') return closeConnections()
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
  // Ignore clients that disconnect.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    // A TCP server has an `AddressInfo`.
    port: (server.server.address() as AddressInfo).port,
    mails,
    recipients,
    setBehaviour: (next: Behaviour) => {
      behaviour = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
        closeConnections()
      }),
  }
}
