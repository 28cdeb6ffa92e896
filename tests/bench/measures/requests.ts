import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { start } from '../../browser/processes.ts'
import { type Measured, median, rounded } from '../report.ts'

const A_SECOND = 1000
const SECONDS = 10
/** How often some are sent, in ms. */
const STEP = 10
const CONNECTIONS = 64

/** Contact requests that arrive at a steady rate, whatever the server does with those before: are all of them stored? */
export async function requests(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'site-requests-'))
  const database = `file:${join(folder, 'contact.db')}`
  const server = await start(
    ['--import', 'tsx', 'src/server/main.ts'],
    {
      PORT: '0',
      OUT_DIR: join(folder, 'dist'),
      CONTACT_DATABASE_URL: database,
      CONTACT_RATE_LIMIT: '0',
    },
    /^Serving the site at (\S+)$/m,
  )
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    const answers = await sendAll(server.said[0] ?? '', agent)
    agent.destroy()
    await server.stop()
    const client = createClient({ url: database })
    const { rows } = await client.execute('SELECT count(DISTINCT name) FROM requests')
    client.close()
    return reportOf(answers, Number(rows[0]?.[0]))
  } finally {
    agent.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Answers {
  readonly sent: number
  readonly waited: readonly number[]
  /** From the first request to the last answer, in s. */
  readonly seconds: number
}

async function sendAll(url: string, agent: Agent): Promise<Answers> {
  const waited: number[] = []
  const underWay: Promise<void>[] = []
  const started = performance.now()
  for (let sent = 0; sent < A_SECOND * SECONDS; ) {
    const due = Math.min(A_SECOND * SECONDS, ((performance.now() - started) / 1000) * A_SECOND)
    for (; sent < due; sent += 1) {
      const at = performance.now()
      underWay.push(
        send(url, agent, sent).then((status) => {
          if (status === 200) waited.push(performance.now() - at)
        }),
      )
    }
    await wait(STEP)
  }
  await Promise.all(underWay)
  return { sent: A_SECOND * SECONDS, waited, seconds: (performance.now() - started) / 1000 }
}

function send(url: string, agent: Agent, number: number): Promise<number | undefined> {
  const query = new URLSearchParams({
    name: `Sender ${number}`,
    email: `sender${number}@example.org`,
    contact: '5855550100',
    message: `Request ${number}: we run an approval workflow in spreadsheets and would like to stop.`,
  })
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/contactusrequest?${query}`, {
      agent,
      headers: { Accept: 'application/json' },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
    asked.end()
  })
}

function reportOf({ sent, waited, seconds }: Answers, stored: number): Measured {
  const slow = waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? Number.NaN
  const lost = sent - stored
  return {
    title: 'Contact requests',
    how: `${A_SECOND.toLocaleString('en-US')} different requests a second for ${SECONDS} s, each answered when it is on the disk; then the rows of the store are counted.`,
    columns: ['sent', 'answered 200', 'stored', 'lost', 'stored a second', 'median ms', '99 % ms'],
    rows: [
      [
        sent,
        waited.length,
        stored,
        lost,
        rounded(stored / seconds),
        rounded(median(waited)),
        rounded(slow),
      ],
    ],
    complaints: [
      ...(lost > 0 || waited.length < sent ? [`${lost} requests were lost.`] : []),
      ...(stored / seconds < A_SECOND * 0.95
        ? [`Only ${rounded(stored / seconds)} a second were stored.`]
        : []),
    ],
  }
}
