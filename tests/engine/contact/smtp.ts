/** A mail server for tests: it talks SMTP (RFC 5321) as far as one client needs, and behaves as told. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** What the server does: takes mail, says nothing, or answers a command with a code. */
export type Behaviour =
  | 'takes'
  | 'silent'
  | { readonly command: string; readonly reply: string }
  /** Ends the conversation in the middle of a mail with this text. */
  | { readonly hangsUpOn: string }

export interface MailServer {
  readonly port: number
  /** What was taken: headers and body as they were sent. */
  readonly mails: readonly string[]
  /** The commands of all conversations. */
  readonly commands: readonly string[]
  behaviour: Behaviour
  /** How many conversations are open. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

const converse = (
  socket: Socket,
  server: { behaviour: Behaviour },
  mails: string[],
  commands: string[],
) => {
  let text = ''
  let inMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (line: string) => {
    commands.push(line)
    const { behaviour } = server
    const command = line.slice(0, 4).toUpperCase()
    if (behaviour === 'silent') return
    if (typeof behaviour === 'object' && 'command' in behaviour && behaviour.command === command)
      say(behaviour.reply)
    else if (command === 'DATA') {
      inMail = true
      say('354 go on')
    } else if (command === 'QUIT') socket.end('221 bye\r\n')
    else say('250 fine')
  }
  const step = (): boolean => {
    const end = text.indexOf(inMail ? '\r\n.\r\n' : '\r\n')
    if (end === -1) return false
    const part = text.slice(0, end)
    text = text.slice(end + (inMail ? 5 : 2))
    if (!inMail) answer(part)
    else {
      inMail = false
      const { behaviour } = server
      if (
        typeof behaviour === 'object' &&
        'hangsUpOn' in behaviour &&
        part.includes(behaviour.hangsUpOn)
      ) {
        socket.destroy()
        return false
      }
      mails.push(part)
      say('250 taken')
    }
    return true
  }
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('data', (more) => {
    text += more
    while (step());
  })
  if (server.behaviour !== 'silent') say('220 here')
}

/** @param port a fixed one, to come back after having been away */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const mails: string[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const state: { behaviour: Behaviour } = { behaviour: 'takes' }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, state, mails, commands)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    mails,
    commands,
    get behaviour() {
      return state.behaviour
    },
    set behaviour(next) {
      state.behaviour = next
    },
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The text of a mail whose body may be encoded. */
export const bodyOf = (mail: string): string => {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return String(Buffer.from(body, 'base64'))
  const text = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return /quoted-printable/i.test(head) ? String(Buffer.from(text, 'latin1')) : body
}
