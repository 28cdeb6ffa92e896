/** A plain `node:http` server that repeats the response of the URL in `LIKE`, as a reference. */
import { createServer, get } from 'node:http'

const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

// Set by responses.ts.
const headers = { 'accept-encoding': process.env.ACCEPTED }
get(process.env.LIKE ?? '', { headers }, async (recorded) => {
  const body = Buffer.concat(await recorded.toArray())
  const responseHeaders = Object.entries(recorded.headers).filter(
    ([name]) => !CONNECTION_HEADERS.has(name),
  )
  const server = createServer((_, response) => {
    response.writeHead(recorded.statusCode ?? 0, Object.fromEntries(responseHeaders))
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    console.log(`Listening on ${typeof bound === 'object' ? bound?.port : bound}.`)
  })
})
