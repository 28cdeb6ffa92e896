/** What docs say of mutation testing: a page for each area, and a table of all. Pure. */
import { reasonFor } from './reasons.ts'
import {
  type Count,
  countIn,
  type Report,
  type Survivor,
  scoreOf,
  survivorsIn,
} from './survivors.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** Code in a cell of a table. */
const code = (text: string): string => {
  const short = text.length > 90 ? `${text.slice(0, 88)} …` : text
  const fence = short.includes('`') ? '``' : '`'
  return `${fence}${short.replaceAll('|', '\\|') || ' '}${fence}`
}

const survivorRow = ({ line, original, replacement, isUntested, ...rest }: Survivor): string => {
  const why =
    reasonFor({ line, original, replacement, isUntested, ...rest })?.name ?? '**not explained**'
  return row([line, code(original), code(replacement), isUntested ? `${why}; not run` : why])
}

/**
 * The page about an area, as Markdown.
 * @param day when its report was made, such as `2026-11-22`
 */
export function pageOf(area: string, report: Report, day: string): string {
  const survivors = survivorsIn(report)
  const files = [...new Set(survivors.map(({ file }) => file))].sort()
  const { mutants, noticed } = countIn([report])
  return [
    `# Mutation testing: ${area}`,
    '',
    `${mutants} mutants on ${day}, ${noticed} noticed.`,
    ...files.flatMap((file) => [
      '',
      `## ${file}`,
      '',
      row(['line', 'what stands there', 'what it becomes', 'why nobody notices']),
      row(['--:', '---', '---', '---']),
      ...survivors.filter((one) => one.file === file).map(survivorRow),
    ]),
    '',
  ].join('\n')
}

/** What the page of an area says of how it went; undefined for a text that is no such page. */
export function resultIn(page: string): (Count & { readonly day: string }) | undefined {
  const [, mutants, day, noticed] = /^(\d+) mutants on (\S+), (\d+) noticed\.$/m.exec(page) ?? []
  return day ? { mutants: Number(mutants), noticed: Number(noticed), day } : undefined
}

/** The table of all areas, as lines of Markdown. @param pages by area; there may be none of some */
export function tableOf(pages: ReadonlyMap<string, string>): string[] {
  const results = [...pages].map(([area, page]) => ({ area, result: resultIn(page) }))
  const known = results.flatMap(({ result }) => (result ? [result] : []))
  const line = (name: string, { mutants, noticed }: Count, day: string) =>
    row([name, mutants, noticed, mutants - noticed, `${scoreOf({ mutants, noticed })} %`, day])
  const sum = (of: (result: Count) => number) => known.reduce((all, one) => all + of(one), 0)
  return [
    row(['area', 'mutants', 'noticed', 'left', 'score', 'measured']),
    row(['---', '--:', '--:', '--:', '--:', '---']),
    ...results.map(({ area, result }) =>
      result
        ? line(`[${area}](mutation-testing/${area}.md)`, result, result.day)
        : row([area, '', '', '', '', 'not yet']),
    ),
    line('**all**', { mutants: sum((one) => one.mutants), noticed: sum((one) => one.noticed) }, ''),
  ]
}
