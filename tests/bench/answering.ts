import { Agent, get } from 'node:http'
import { start } from '../engine/browser/processes.ts'
import { type Row, ratioOf } from './ratio.ts'
import { serveSite } from './serve-site.ts'

const REQUESTS = 2000
const CONNECTIONS = 32

const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br' }
/** What belongs to a connection and not to an answer. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const ask = (url: string, headers: Readonly<Record<string, string>>, agent?: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const request = get(url, { headers, ...(agent && { agent }) }, async (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name))
      const body = Buffer.concat(await response.toArray())
      const status = response.statusCode ?? 0
      resolve({ status, headers: Object.fromEntries(kept) as Answer['headers'], body })
    })
    request.once('error', reject)
  })

/** The same address many times, on some connections at once. */
const askOften = (url: string, headers: Readonly<Record<string, string>>, agent: Agent) =>
  Promise.all(Array.from({ length: REQUESTS }, () => ask(url, headers, agent)))

/** How long a page takes, against a bare `node:http` server that sends the same bytes. */
export async function answeringRows(): Promise<Row[]> {
  const ours = await serveSite()
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const { body, ...rest } = await ask(ours.url, ACCEPTED)
    const bare = await start(
      ['--import', 'tsx', 'tests/bench/bare.ts'],
      { ANSWER: JSON.stringify({ ...rest, body: body.toString('base64') }) },
      /^Listening on (\d+)\.$/m,
    )
    const other = `http://127.0.0.1:${bare.said[0]}`
    const ratio = await ratioOf(
      () => askOften(ours.url, ACCEPTED, agent),
      () => askOften(other, ACCEPTED, agent),
    )
    await bare.stop()
    return [{ what: 'answer with a page', against: 'a bare node:http server', ratio, most: 2.5 }]
  } finally {
    agent.destroy()
    await ours.stop()
  }
}
