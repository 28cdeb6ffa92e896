/** Asks the same again and again on many connections, and says how many answers came in a second. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const { PORT, REQUEST = '', CONNECTIONS, SECONDS } = process.env
const MS = 1000

const open = async (): Promise<Socket> => {
  const socket = connect(Number(PORT), '127.0.0.1')
  await once(socket, 'connect')
  return socket.setNoDelay(true)
}

/** How long an answer is; all answers to one request are equally long. */
const lengthOf = async (): Promise<number> => {
  const socket = await open()
  socket.write(REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  const answer = Buffer.concat(await socket.toArray())
  // The one that closes says so; the others say how long they stay.
  const kept = 'Connection: keep-alive\r\nKeep-Alive: timeout=5'.length
  return answer.length - 'Connection: close'.length + kept
}

const length = await lengthOf()
const sockets = await Promise.all(Array.from({ length: Number(CONNECTIONS) }, open))
let answers = 0
for (const socket of sockets) {
  let missing = length
  socket.on('data', (bytes) => {
    missing -= bytes.length
    if (missing > 0) return
    if (missing < 0) throw new Error('An answer is longer than the first one.')
    answers += 1
    missing = length
    socket.write(REQUEST)
  })
  socket.write(REQUEST)
}
const started = performance.now()
setTimeout(() => {
  console.log(`${Math.round((answers * MS) / (performance.now() - started))} answers a second.`)
  process.exit(0)
}, Number(SECONDS) * MS)
