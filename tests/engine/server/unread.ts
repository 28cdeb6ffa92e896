/** A site in a process of its own, with little memory and a large not-found page. */
import { once } from 'node:events'
import { boundConnections } from '../../../src/server/crowd.ts'
import { createSiteServer } from '../../../src/server/http.ts'
import { addressOf } from '../../../src/server/listen.ts'
import { plainResponse } from '../../../src/server/response.ts'

const page = 'x'.repeat(80_000)
const { server } = createSiteServer(({ path }) => plainResponse(404, `${path} ${page}`))
boundConnections(server, Number(process.env.MOST), console.error)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`Serving the site at ${addressOf(server)}`)
