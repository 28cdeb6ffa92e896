import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledSite } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'
import type { Places } from './places.ts'

const FILE_HEADER = `# Every address that this site has had, kept by: npm run build -- --publish
# Whoever has one of them, in a letter or a bookmark, finds a page there or is told that it is gone.
`

const getFile = ({ siteDir }: Pick<Places, 'siteDir'>): string =>
  join(siteDir, 'published-addresses.txt')

/** Nothing where there is no such file, or none that can be read. */
function readFileText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The addresses that a site has had when it was published; none before the first time. */
export function readPublishedAddresses(places: Pick<Places, 'siteDir'>): string[] {
  return readFileText(getFile(places))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'))
}

/** Adds the addresses of the pages that are published now, as the site file has them. */
export function recordPublishedAddresses(
  places: Pick<Places, 'siteDir'>,
  { pages, publication: { base } }: Pick<CompiledSite, 'pages' | 'publication'>,
) {
  const known = new Map(
    readPublishedAddresses(places).map((address) => [routeKey(address), address]),
  )
  for (const { path: whole } of pages) {
    const path = whole.slice(base.length)
    known.set(routeKey(path), path)
  }
  writeFileSync(getFile(places), `${FILE_HEADER}${[...known.values()].sort().join('\n')}\n`)
}
