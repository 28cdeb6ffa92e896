/** Writes docs/mutation-testing.md: its tables are made of the reports, its text is kept. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { type AreaName, areas, isAreaName } from './areas.ts'
import { reportFile } from './places.ts'
import { reasonFor, reasons } from './reasons.ts'
import { countIn, type Report, type Survivor, scoreOf, survivorsIn } from './survivors.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/mutation-testing.md')
const MARK = '<!-- Made by npm run test:mutation from here on. -->'

interface AreaReport {
  readonly area: string
  readonly report: Report
}

/** Stryker keeps in a report what it has once tried, also of files that are no longer in the area. */
const within = (area: AreaName, { files }: Report): Report => ({
  files: Object.fromEntries(
    Object.entries(files).filter(([file]) =>
      areas[area].mutate.some((pattern) => matchesGlob(file, pattern)),
    ),
  ),
})

const reportsThere = (): AreaReport[] =>
  Object.keys(areas)
    .filter(isAreaName)
    .filter((area) => existsSync(reportFile(area)))
    .map((area) => {
      // Stryker wrote it, in the form of its schema.
      const report = JSON.parse(readFileSync(reportFile(area), 'utf8')) as Report
      return { area, report: within(area, report) }
    })

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** Code in a cell of a table. */
const code = (text: string): string => {
  const short = text.length > 90 ? `${text.slice(0, 88)} …` : text
  const fence = short.includes('`') ? '``' : '`'
  return `${fence}${short.replaceAll('|', '\\|') || ' '}${fence}`
}

const scoreTable = (reports: readonly AreaReport[]): string[] => {
  const line = (name: string, of: readonly Report[]) => {
    const count = countIn(of)
    return row([
      name,
      count.mutants,
      count.noticed,
      count.mutants - count.noticed,
      `${scoreOf(count)} %`,
    ])
  }
  return [
    row(['area', 'mutants', 'noticed', 'left', 'score']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...reports.map(({ area, report }) => line(area, [report])),
    line(
      '**all**',
      reports.map(({ report }) => report),
    ),
  ]
}

const survivorRow = ({ line, original, replacement, isUntested, ...rest }: Survivor): string => {
  const why =
    reasonFor({ line, original, replacement, isUntested, ...rest })?.name ?? '**not explained**'
  return row([line, code(original), code(replacement), isUntested ? `${why}; not run` : why])
}

/** The tables about some reports, as lines of Markdown. */
export const tablesOf = (reports: readonly AreaReport[]): string[] => {
  const survivors = reports.flatMap(({ report }) => survivorsIn(report))
  const files = [...new Set(survivors.map(({ file }) => file))].sort()
  const met = new Set(survivors.map((one) => reasonFor(one)?.name))
  return [
    '## Results',
    '',
    ...scoreTable(reports),
    '',
    '## Why the rest is left',
    '',
    ...reasons
      .filter(({ name }) => met.has(name))
      .map(({ name, about }) => `- **${name}**: ${about}`),
    '',
    '## What is left',
    ...files.flatMap((file) => [
      '',
      `### ${file}`,
      '',
      row(['line', 'what stands there', 'what it becomes', 'why nobody notices']),
      row(['--:', '---', '---', '---']),
      ...survivors.filter((one) => one.file === file).map(survivorRow),
    ]),
    '',
  ]
}

/**
 * Writes the page once there is a report of every area: what other areas have given would be lost.
 * @returns what is to be said about it: the scores, and how much is not explained
 */
export const writeDocument = (): string[] => {
  const reports = reportsThere()
  const lacking = Object.keys(areas).filter((name) => !reports.some(({ area }) => area === name))
  if (lacking.length === 0) write(reports)
  const unexplained = reports.flatMap(({ report }) =>
    survivorsIn(report).filter((one) => !reasonFor(one)),
  )
  return [
    ...reports.map(({ area, report }) => `${area}: ${scoreOf(countIn([report]))} %`),
    `${unexplained.length} survivors are not explained.`,
    ...(lacking.length > 0
      ? [`The page was not written: there is no report of ${lacking.join(', ')}.`]
      : []),
  ]
}

function write(reports: readonly AreaReport[]): void {
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''
  const [head = ''] = text.split(MARK)
  writeFileSync(DOCUMENT, `${head}${MARK}\n\n${tablesOf(reports).join('\n')}`)
}
