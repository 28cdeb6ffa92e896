/** Large sites for benchmarks: the pages of the project's own site, again and again, each time as other pages. */
import { distinct, distinctWord } from './distinct.ts'
import { lettersFrom } from './letters.ts'
import { splitSite } from './split.ts'

const PATH = /^ {2}- path: (\S+)$/m
const SET = /^( {4}set: )(\S+)$/m
/** Where a page is named: in a link, or as the first value of a page. */
const NAMED = /((?:\bto|\bpath): "?)(\/[\w./-]*)(?=["#\s,}]|$)/gm

/**
 * A site with this many pages: those of `text` first, then copies of them with paths, titles, sets and sentences of
 * their own, which link to each other as the originals do. The same text for the same input.
 * @param text of a site file in the form of the project's own: pages are a list that is indented by two
 * @param routes how many pages; links to pages that a last, shorter copy lacks lead to the originals
 */
export function largeSite(text: string, routes: number): string {
  const { before, sets, between, pages } = splitSite(text)
  const paths = pages.map((page) => PATH.exec(page)?.[1] ?? '')
  const letters = lettersFrom(sets)
  const moreSets: string[] = []
  const all = pages.slice(0, routes)
  for (let copy = 1; all.length < routes; copy += 1) {
    const part = pages.slice(0, routes - all.length)
    const known = new Set(paths.slice(0, part.length))
    const used = new Set(part.map((page) => SET.exec(page)?.[2] ?? ''))
    for (const set of used) moreSets.push(setLine(sets, set, copy, letters.next().value))
    all.push(...part.map((page) => copied(page, copy, known)))
  }
  return [before, sets, ...moreSets, between, ...all].join('')
}

/** The address of a copy. */
const copiedPath = (path: string, copy: number): string =>
  path === '/' ? `/Home-${copy}` : `${path}-${copy}`

function copied(page: string, copy: number, known: ReadonlySet<string>): string {
  const moved = page.replace(NAMED, (_, key: string, path: string) =>
    known.has(path) ? key + copiedPath(path, copy) : key + path,
  )
  const own = moved.replace(SET, (_, key: string, set: string) => `${key}${set}-${copy}`)
  return distinct(own, copy)
}

function setLine(sets: string, name: string, copy: number, letter: string): string {
  const line = new RegExp(`^  ${name}: .*\\n`, 'm').exec(sets)?.[0]
  if (!line) throw new Error(`The site has no set ${name} on a line of its own.`)
  return line
    .replace(`${name}:`, `${name}-${copy}:`)
    .replace(/letter: \w+/, `letter: ${letter}`)
    .replace(/label: ([^,}]*[^,}\s])/, `label: $1 ${distinctWord(copy)}`)
}
