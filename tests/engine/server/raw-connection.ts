/** Raw TCP connections. */
import { connect, type Socket } from 'node:net'

export const readUntilClosed = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.setEncoding('latin1').on('data', (part) => {
    text += part
  })
  await new Promise((resolve, reject) => socket.once('end', resolve).once('error', reject))
  return text
}

/** Sends bytes and returns everything that is received until the connection is closed. */
export const sendRaw = (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(text, 'latin1')
  return readUntilClosed(socket)
}

export const parseStatuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
