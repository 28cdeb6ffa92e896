/** A mail server for tests that behaves as told. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the server does: takes mail, says nothing, refuses at a step with a code, or hangs up at a text in a mail. */
export type Behaviour =
  | 'takes'
  | 'silent'
  | { readonly at: 'connect' | 'mail' | 'rcpt' | 'data'; readonly code: number }
  | { readonly hangsUpOn: string }

export interface MailServer {
  readonly port: number
  /** What was taken: headers and body as they were sent. */
  readonly mails: readonly string[]
  /** Whom all mail was for, also what was not taken. */
  readonly recipients: readonly string[]
  behaviour: Behaviour
  /** How many conversations are open. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/**
 * @param port a fixed one, to come back after having been away
 * @param secure speaks TLS, with a certificate that nobody vouches for
 */
export const startMailServer = async (port = 0, secure = false): Promise<MailServer> => {
  const mails: string[] = []
  const recipients: string[] = []
  const state: { behaviour: Behaviour } = { behaviour: 'takes' }
  type Done = (error?: Error) => void
  const answer = (step: string, done: Done) => {
    const { behaviour } = state
    if (behaviour === 'silent') return
    const isRefused = typeof behaviour === 'object' && 'at' in behaviour && behaviour.at === step
    const why = 'no ann@example.org'
    done(isRefused ? Object.assign(new Error(why), { responseCode: behaviour.code }) : undefined)
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
      const { behaviour } = state
      const fatal = typeof behaviour === 'object' && 'hangsUpOn' in behaviour && behaviour.hangsUpOn
      if (fatal && mail.includes(fatal)) return hangUp()
      answer('data', (error) => {
        if (!error) mails.push(mail)
        done(error)
      })
    },
  })
  const hangUp = () => {
    for (const connection of server.connections) connection.close()
  }
  // A client that breaks off is no failure of the server.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    // It listens to a port, not to a pipe.
    port: (server.server.address() as AddressInfo).port,
    mails,
    recipients,
    get behaviour() {
      return state.behaviour
    },
    set behaviour(next) {
      state.behaviour = next
    },
    connections: () => server.connections.size,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        hangUp()
      }),
  }
}
