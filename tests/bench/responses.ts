import { Agent, get } from 'node:http'
import { startProcess } from '../engine/browser/processes.ts'
import { measureRatio, type Row } from './ratio.ts'
import { serveSite } from './serve-site.ts'

const REQUESTS = 2000
const CONNECTIONS = 32
const ACCEPTED = 'gzip, deflate, br'

/** Requests a URL many times over parallel connections. */
const requestMany = (url: string, agent: Agent) => {
  const request = () =>
    new Promise((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': ACCEPTED }, agent }, (response) =>
        response.toArray().then(resolve, reject),
      ).once('error', reject)
    })
  return Promise.all(Array.from({ length: REQUESTS }, request))
}

/** Response time of a page, relative to a plain `node:http` server that sends the same bytes. */
export async function benchResponses(): Promise<Row[]> {
  const site = await serveSite()
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const plain = await startProcess(
      ['--import', 'tsx', 'tests/bench/plain-server.ts'],
      { LIKE: site.url, ACCEPTED },
      /^Listening on (\d+)\.$/m,
    )
    const other = `http://127.0.0.1:${plain.captures[0]}`
    const ratio = await measureRatio(
      () => requestMany(site.url, agent),
      () => requestMany(other, agent),
    )
    await plain.stop()
    return [{ work: 'answer with a page', reference: 'a bare node:http server', ratio, max: 2.5 }]
  } finally {
    agent.destroy()
    await site.stop()
  }
}
