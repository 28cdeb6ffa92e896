/** A bare `node:http` server that sends one answer, whatever is asked: what there is to be compared with. */
import { createServer } from 'node:http'

interface Recorded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** In base64. */
  readonly body: string
}

// Only the script beside this one starts it.
const { status, headers, body } = JSON.parse(process.env.ANSWER ?? '') as Recorded
const bytes = Buffer.from(body, 'base64')

const server = createServer((_, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  console.log(`Listening on ${typeof bound === 'object' ? bound?.port : bound}.`)
})
