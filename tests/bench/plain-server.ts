/** A bare `node:http` server that sends what another server, named by `LIKE`, answers: what there is to be compared with. */
import { createServer, get } from 'node:http'

/** What belongs to a connection and not to an answer. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

// Only the script beside this one starts it.
const headers = { 'accept-encoding': process.env.ACCEPTED }
get(process.env.LIKE ?? '', { headers }, async (recorded) => {
  const body = Buffer.concat(await recorded.toArray())
  const kept = Object.entries(recorded.headers).filter(([name]) => !OF_CONNECTION.has(name))
  const server = createServer((_, response) => {
    response.writeHead(recorded.statusCode ?? 0, Object.fromEntries(kept))
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    console.log(`Listening on ${typeof bound === 'object' ? bound?.port : bound}.`)
  })
})
