import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledSite } from '../content/model.ts'
import { routeKey } from '../contract/routes.ts'
import type { Places } from './places.ts'

const FILE_HEADER = `# All published addresses of this site, updated by: npm run build -- --publish
# Each of them must stay a page, redirect to one (formerly), or be marked as gone.
`

export const getPublishedAddressesFile = ({ siteDir }: Pick<Places, 'siteDir'>): string =>
  join(siteDir, 'published-addresses.txt')

function readFileText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export function readPublishedAddresses(places: Pick<Places, 'siteDir'>): string[] {
  return readFileText(getPublishedAddressesFile(places))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'))
}

/** Adds the addresses of the current pages, without the base path. */
export function recordPublishedAddresses(
  places: Pick<Places, 'siteDir'>,
  { pages, publication: { base } }: Pick<CompiledSite, 'pages' | 'publication'>,
) {
  const known = new Map(
    readPublishedAddresses(places).map((address) => [routeKey(address), address]),
  )
  for (const { path: fullPath } of pages) {
    const path = fullPath.slice(base.length)
    known.set(routeKey(path), path)
  }
  writeFileSync(
    getPublishedAddressesFile(places),
    `${FILE_HEADER}${[...known.values()].sort().join('\n')}\n`,
  )
}
