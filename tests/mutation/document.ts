/** Writes docs/mutation-testing.md and its pages: tables are made of the reports, text is kept. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { type AreaName, areas, isAreaName } from './areas.ts'
import { pageOf, tableOf } from './pages.ts'
import { reportFile } from './places.ts'
import { reasonFor, reasons } from './reasons.ts'
import { countIn, type Report, scoreOf, survivorsIn } from './survivors.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const DOCUMENT = join(DOCS, 'mutation-testing.md')
const PAGES = join(DOCS, 'mutation-testing')
const MARK = '<!-- Made by npm run test:mutation from here on. -->'

const pageFile = (area: string): string => join(PAGES, `${area}.md`)

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Stryker keeps in a report what it has once tried, also of files that are no longer in the area. */
const within = (area: AreaName, { files }: Report): Report => ({
  files: Object.fromEntries(
    Object.entries(files).filter(([file]) =>
      areas[area].mutate.some((pattern) => matchesGlob(file, pattern)),
    ),
  ),
})

/**
 * Writes the pages of areas that have a report, and the table of all.
 * @returns what is to be said about it: the scores, and how much is not explained
 */
export function writeDocument(): string[] {
  mkdirSync(PAGES, { recursive: true })
  const names = Object.keys(areas).filter(isAreaName)
  const said = names
    .filter((area) => existsSync(reportFile(area)))
    .map((area) => {
      // Stryker wrote it, in the form of its schema.
      const all = JSON.parse(readFileSync(reportFile(area), 'utf8')) as Report
      const report = within(area, all)
      const day = statSync(reportFile(area)).mtime.toISOString().slice(0, 10)
      writeFileSync(pageFile(area), pageOf(area, report, day))
      const unexplained = survivorsIn(report).filter((one) => !reasonFor(one)).length
      return `${area}: ${scoreOf(countIn([report]))} %, ${unexplained} survivors not explained`
    })
  const [head = ''] = textOf(DOCUMENT).split(MARK)
  const pages = new Map(names.map((area) => [area, textOf(pageFile(area))]))
  const parts = [
    `${head}${MARK}`,
    '## Results',
    tableOf(pages).join('\n'),
    '## Why the rest is left',
    reasons.map(({ name, about }) => `- **${name}**: ${about}`).join('\n'),
  ]
  writeFileSync(DOCUMENT, `${parts.join('\n\n')}\n`)
  return said
}
