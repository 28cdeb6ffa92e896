/**
 * `npm run bench:lighthouse`: audits every page; `-- --runs 3` shows the worst of three runs, `--write` puts the
 * table into `docs/benchmarks.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { keep } from '../bench/document.ts'
import { start } from '../browser/processes.ts'
import type { Audit } from './audit.ts'
import { complaintsOf } from './judge.ts'
import { startSession } from './session.ts'
import { COLUMNS, tableOf, worstOf } from './table.ts'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, write: { type: 'boolean' } },
  allowPositionals: true,
})
if (values.write && positionals.length > 0)
  throw new Error('A table has all pages, or is not kept.')
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

const line = ([page = '', scores = '', ...numbers]: readonly string[]) =>
  [scores.padEnd(16), ...numbers.map((one) => one.padStart(6)), `  ${page}`].join('')

console.log(line(COLUMNS))
const rows: (readonly string[])[] = []
const complaints: string[] = []
try {
  for (const path of paths) {
    const runs: Audit[] = []
    while (runs.length < Number(values.runs)) runs.push(await session.audit(path))
    complaints.push(...runs.flatMap(complaintsOf))
    const row = worstOf(path, runs)
    rows.push(row)
    console.log(line(row))
  }
} finally {
  await session.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (values.write) keep([tableOf(rows, Number(values.runs))])
for (const one of complaints) console.log(one)
console.log(`${paths.length} pages, ${complaints.length} complaints`)
process.exitCode = complaints.length > 0 ? 1 : 0
