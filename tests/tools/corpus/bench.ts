/**
 * What the compiler says of mistakes that people make: `npm run bench:diagnostics -- [options]`.
 *   --count N   mistakes (600)        --harmless N  changes without a mistake (300)
 *   --seed N    where they are (1)    --unseen      the third that nobody looks at while they work on the compiler
 *   --only TEXT classes and groups    --show        each answer that was not good
 *   --site DIR  the folder of a site, any number of them (this one, and that of the tests)
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Diagnostic } from '../../../src/content/model.ts'
import { readPublicFiles } from '../../../src/site-folder/public-files.ts'
import { type Case, createCases } from './corpus.ts'
import { createHarmlessChanges } from './harmless.ts'
import { ASPECTS, createCompiler, type Score, scoreCase } from './measure.ts'
import { parseSiteText, type SiteText } from './site-text.ts'

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '600' },
    harmless: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    unseen: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    site: { type: 'string', multiple: true, default: ['.', 'tests/example'] },
  },
})

const compilers = new Map<SiteText, ReturnType<typeof createCompiler>>()
for (const folder of options.site) {
  const text = parseSiteText(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  compilers.set(text, createCompiler(text, await readPublicFiles(join(folder, 'public'))))
}
const texts = [...compilers.keys()]
const freshOf = (site: SiteText, text: string) => compilers.get(site)?.(text) ?? []

// Of every three cases, the third is kept unseen.
const seed = Number(options.seed)
const cases = createCases(texts, seed, Number(options.count)).filter(
  ({ group, name }, index) =>
    (index % 3 === 2) === options.unseen && `${group}: ${name}`.includes(options.only),
)

const groups = new Map<string, Score[]>()
for (const one of cases) {
  const fresh = freshOf(one.site, one.text)
  const verdict = scoreCase(one, fresh)
  groups.set(one.group, [...(groups.get(one.group) ?? []), verdict])
  if (options.show && ASPECTS.some((aspect) => !verdict[aspect])) show(one, verdict, fresh)
}
for (const [group, verdicts] of [...groups].sort()) row(group, verdicts)
row('all', [...groups.values()].flat())

let alarms = 0
const changes = createHarmlessChanges(texts, seed, Number(options.harmless))
for (const { name, site, text } of changes) {
  const said = freshOf(site, text)
  if (said.length === 0) continue
  alarms += 1
  console.log(`false alarm after: ${name}`)
  for (const one of said) console.log(`  ${lineOf(one)}`)
}
console.log(`${changes.length} harmless changes, ${alarms} false alarms`)

function row(name: string, verdicts: readonly Score[]): void {
  const shares = ASPECTS.map((aspect) => {
    const good = verdicts.filter((one) => one[aspect]).length
    return `${aspect} ${((100 * good) / Math.max(1, verdicts.length)).toFixed(1).padStart(5)}`
  })
  console.log(`${name.padEnd(14)} ${String(verdicts.length).padStart(4)}  ${shares.join('  ')}`)
}

function show(one: Case, verdict: Score, fresh: readonly Diagnostic[]): void {
  const missed = ASPECTS.filter((aspect) => !verdict[aspect])
  console.log(`\n${one.group}: ${one.name}  NOT ${missed.join(', ')}`)
  const lines = one.text.split('\n')
  for (const { first, last, codes, fix } of one.expected) {
    console.log(`  wanted at ${first} to ${last}: ${codes.join(' | ')} and ${fix}`)
    for (const line of lines.slice(Math.max(0, first - 1), Math.min(last, first + 4)))
      console.log(`    | ${line.slice(0, 150)}`)
  }
  for (const said of fresh.slice(0, 4)) console.log(`  said ${lineOf(said)}`)
}

function lineOf({ code, range, message, hint }: Diagnostic): string {
  return `${range.start.line} ${code}: ${message} >> ${hint ?? ''}`
}
