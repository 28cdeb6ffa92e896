/**
 * `npm run bench`: measures the compiler, the build, development, pages and the server. `-- --write` puts the
 * results into docs/benchmarks.md, `-- build requests` measures only these. Ends with 1 if a promise is not kept.
 */
import { keep } from './document.ts'
import { building } from './measures/building.ts'
import { compiling } from './measures/compiling.ts'
import { editing } from './measures/editing.ts'
import { pages } from './measures/pages.ts'
import { requests } from './measures/requests.ts'
import { throughput } from './measures/throughput.ts'
import { type Measured, sectionOf } from './report.ts'

const SIZES = [60, 600, 3000]

const MEASURES: Readonly<Record<string, () => Promise<Measured>>> = {
  compile: () => compiling(SIZES),
  build: () => building(SIZES),
  edit: () => editing(SIZES.slice(0, 2)),
  pages,
  throughput,
  requests,
}

const asked = process.argv.slice(2)
const names = asked.filter((word) => !word.startsWith('-'))
const unknown = names.filter((name) => !(name in MEASURES))
if (unknown.length > 0) {
  console.error(
    `Nothing is called ${unknown.join(', ')}; there are: ${Object.keys(MEASURES).join(', ')}.`,
  )
  process.exit(1)
}

const measured: Measured[] = []
for (const [name, measure] of Object.entries(MEASURES)) {
  if (names.length > 0 && !names.includes(name)) continue
  const one = await measure()
  console.log(sectionOf(one))
  measured.push(one)
}

if (asked.includes('--write')) keep(measured)

for (const complaint of measured.flatMap(({ complaints }) => complaints)) {
  console.error(complaint)
  process.exitCode = 1
}
