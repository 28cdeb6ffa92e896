import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Diagnostic } from '../../../src/content/model.ts'
import { readPublicFiles } from '../../../src/site-folder/public-files.ts'
import { type Case, createCases } from './corpus.ts'
import { createHarmlessChanges } from './harmless.ts'
import { ASPECTS, createCompiler, type Score, scoreCase } from './measure.ts'
import { parseSiteText, type SiteText } from './site-text.ts'

/**
 * Measures the diagnostics for generated mistakes. Options:
 *   --count N       mistakes (600)
 *   --harmless N    changes without a mistake (300)
 *   --seed N        places of the mistakes (1)
 *   --only TEXT     mistakes whose class or group contains this text
 *   --unseen        the held-out third of the cases, which is not used for work on the compiler
 *   --show          cases whose diagnostics were not good
 *   --site DIR      folder of a site; may be repeated (this site and that of the tests)
 */
export async function benchDiagnostics(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
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
  const sites = [...compilers.keys()]
  const diagnose = (site: SiteText, text: string) => compilers.get(site)?.(text) ?? []
  const seed = Number(options.seed)
  const cases = createCases(sites, seed, Number(options.count)).filter(
    ({ group, name }, index) =>
      (index % 3 === 2) === options.unseen && `${group}: ${name}`.includes(options.only),
  )
  printScores(cases, diagnose, options.show)
  printFalsePositives(createHarmlessChanges(sites, seed, Number(options.harmless)), diagnose)
}

type Diagnose = (site: SiteText, text: string) => readonly Diagnostic[]

function printScores(cases: readonly Case[], diagnose: Diagnose, isVerbose: boolean): void {
  const groups = new Map<string, Score[]>()
  for (const one of cases) {
    const diagnostics = diagnose(one.site, one.text)
    const score = scoreCase(one, diagnostics)
    groups.set(one.group, [...(groups.get(one.group) ?? []), score])
    if (isVerbose && ASPECTS.some((aspect) => !score[aspect])) printCase(one, score, diagnostics)
  }
  for (const [group, scores] of [...groups].sort()) printRow(group, scores)
  printRow('all', [...groups.values()].flat())
}

function printFalsePositives(
  changes: ReturnType<typeof createHarmlessChanges>,
  diagnose: Diagnose,
): void {
  let count = 0
  for (const { name, site, text } of changes) {
    const diagnostics = diagnose(site, text)
    if (diagnostics.length === 0) continue
    count += 1
    console.log(`False positive after: ${name}`)
    for (const one of diagnostics) console.log(`  ${formatDiagnostic(one)}`)
  }
  console.log(`${changes.length} harmless changes, ${count} false positives`)
}

function printRow(name: string, scores: readonly Score[]): void {
  const shares = ASPECTS.map((aspect) => {
    const good = scores.filter((score) => score[aspect]).length
    return `${aspect} ${((100 * good) / Math.max(1, scores.length)).toFixed(1).padStart(5)}`
  })
  console.log(`${name.padEnd(14)} ${String(scores.length).padStart(4)}  ${shares.join('  ')}`)
}

function printCase(one: Case, score: Score, diagnostics: readonly Diagnostic[]): void {
  const missed = ASPECTS.filter((aspect) => !score[aspect])
  console.log(`\n${one.group}: ${one.name}  missed: ${missed.join(', ')}`)
  const lines = one.text.split('\n')
  for (const { first, last, codes, fix } of one.expected) {
    console.log(`  expected on lines ${first} to ${last}: ${codes.join(' | ')} and ${fix}`)
    for (const line of lines.slice(Math.max(0, first - 1), Math.min(last, first + 4)))
      console.log(`    | ${line.slice(0, 150)}`)
  }
  for (const diagnostic of diagnostics.slice(0, 4))
    console.log(`  received ${formatDiagnostic(diagnostic)}`)
}

function formatDiagnostic({ code, range, message, hint }: Diagnostic): string {
  return `${range.start.line} ${code}: ${message} >> ${hint ?? ''}`
}
