import { Agent, get } from 'node:http'
import { startProcess } from '../engine/browser/processes.ts'
import { measureRatio, type Row } from './ratio.ts'
import { serveSite } from './serve-site.ts'

const REQUESTS = 2000
const CONNECTIONS = 32
const ACCEPTED = 'gzip, deflate, br'

/** The same address many times, on some connections at once. */
const askOften = (url: string, agent: Agent) => {
  const ask = () =>
    new Promise((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': ACCEPTED }, agent }, (response) =>
        response.toArray().then(resolve, reject),
      ).once('error', reject)
    })
  return Promise.all(Array.from({ length: REQUESTS }, ask))
}

/** How long a page takes, against a bare `node:http` server that sends the same bytes. */
export async function benchResponses(): Promise<Row[]> {
  const ours = await serveSite()
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const bare = await startProcess(
      ['--import', 'tsx', 'tests/bench/plain-server.ts'],
      { LIKE: ours.url, ACCEPTED },
      /^Listening on (\d+)\.$/m,
    )
    const other = `http://127.0.0.1:${bare.captures[0]}`
    const ratio = await measureRatio(
      () => askOften(ours.url, agent),
      () => askOften(other, agent),
    )
    await bare.stop()
    return [{ work: 'answer with a page', reference: 'a bare node:http server', ratio, max: 2.5 }]
  } finally {
    agent.destroy()
    await ours.stop()
  }
}
