/** `npm run bench:lighthouse`: audits every page; `-- --runs 3` shows the worst of three runs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { start } from '../browser/processes.ts'
import type { Audit } from './audit.ts'
import { complaintsOf } from './judge.ts'
import { startSession } from './session.ts'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const paths = positionals.length > 0 ? positionals : site.pages.map(({ path }) => path)
const folder = mkdtempSync(join(tmpdir(), 'site-lighthouse-'))
const env = { OUT_DIR: join(folder, 'dist'), PORT: '0', HOST: '127.0.0.1' }
const server = await start(
  ['--import', 'tsx', 'src/server/main.ts'],
  { ...env, CONTACT_DATABASE_URL: `file:${join(folder, 'contact.db')}` },
  /^Serving the site at (\S+)$/m,
)
const session = await startSession(server.said[0] ?? '')

const ms = (time: number) => `${Math.round(time)}`.padStart(6)

const worst = (runs: readonly Audit[], of: (run: Audit) => number) => Math.max(...runs.map(of))

function rowOf(path: string, runs: readonly Audit[]): string {
  const scores = Object.keys(runs[0]?.scores ?? {}).map((name) =>
    Math.min(...runs.map(({ scores }) => scores[name] ?? 0)),
  )
  const times = [
    worst(runs, ({ firstPaint }) => firstPaint),
    worst(runs, ({ largestPaint }) => largestPaint),
    worst(runs, ({ blocked }) => blocked),
  ].map(ms)
  const shift = worst(runs, (run) => run.shift).toFixed(3)
  const kilobytes = (worst(runs, ({ bytes }) => bytes) / 1000).toFixed(0)
  return `${scores.join('/').padEnd(16)}${times.join('')}  ${shift}${kilobytes.padStart(6)}  ${path}`
}

console.log('scores             FCP   LCP   TBT    CLS    kB  page')
const complaints: string[] = []
try {
  for (const path of paths) {
    const runs: Audit[] = []
    while (runs.length < Number(values.runs)) runs.push(await session.audit(path))
    complaints.push(...runs.flatMap(complaintsOf))
    console.log(rowOf(path, runs))
  }
} finally {
  await session.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const one of complaints) console.log(one)
console.log(`${paths.length} pages, ${complaints.length} complaints`)
process.exitCode = complaints.length > 0 ? 1 : 0
