/**
 * Throughput of the server for a page, against a bare `node:http` server that sends the same bytes, in one
 * run and by a client in a process of its own. Ends with 1 if it is below the share that is promised.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../../browser/processes.ts'

const PROMISED = 0.7
const ROUNDS = 5
const SECONDS = '3'
const CONNECTIONS = '32'

const folder = 'tests/bench/throughput'
const script = (file: string) => ['--import', 'tsx', file]

const requestOf = (path: string, headers: Readonly<Record<string, string>>): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ Host: '127.0.0.1', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n')

const measure = async (port: string, request: string): Promise<number> => {
  const client = await start(
    script(`${folder}/client.ts`),
    { PORT: port, REQUEST: request, CONNECTIONS, SECONDS },
    /^(\d+) answers a second\.$/m,
  )
  await client.stop()
  return Number(client.said[0])
}

/** What belongs to a connection and not to an answer. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

const record = async (url: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const sent = request(url, { headers })
  sent.end()
  // The event has this one argument.
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray()).toString('base64')
  const pairs: [string, string][] = []
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(at, at + 2)
    if (!OF_CONNECTION.has(name.toLowerCase())) pairs.push([name, value])
  }
  return JSON.stringify({ status: answer.statusCode, headers: Object.fromEntries(pairs), body })
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const temporary = mkdtempSync(join(tmpdir(), 'site-bench-'))
const ours = await start(
  script('src/server/main.ts'),
  {
    PORT: '0',
    OUT_DIR: join(temporary, 'dist'),
    CONTACT_DATABASE_URL: `file:${join(temporary, 'contact.db')}`,
  },
  /^Serving the site at (\S+)$/m,
)
const [url = ''] = ours.said
const port = new URL(url).port
const accepted = { 'Accept-Encoding': 'gzip, deflate, br' }
const { headers: first } = await fetch(url, { headers: accepted })
const cases = {
  'a page': accepted,
  'a page that is known': { ...accepted, 'If-None-Match': first.get('etag') ?? '' },
}

let share = 1
for (const [what, headers] of Object.entries(cases)) {
  const answer = await record(url, headers)
  const bare = await start(
    script(`${folder}/bare.ts`),
    { ANSWER: answer },
    /^Listening on (\d+)\.$/m,
  )
  const request = requestOf('/', headers)
  const rounds: { readonly ours: number; readonly bare: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = {
      ours: await measure(port, request),
      bare: await measure(bare.said[0] ?? '', request),
    }
    // The first one warms both up.
    if (round > 0) rounds.push(pair)
  }
  await bare.stop()
  const own = median(rounds.map(({ ours: rate }) => rate))
  const other = median(rounds.map(({ bare: rate }) => rate))
  const part = median(rounds.map((pair) => pair.ours / pair.bare))
  share = Math.min(share, part)
  console.log(`${what}: ${own} a second, bare node:http ${other}, share ${part.toFixed(2)}`)
}
await ours.stop()
rmSync(temporary, { recursive: true })
if (share < PROMISED) {
  console.error(`The server keeps ${share.toFixed(2)} of the throughput, ${PROMISED} are promised.`)
  process.exitCode = 1
}
