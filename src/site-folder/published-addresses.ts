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
export function recordAddresses(
  places: Pick<Places, 'siteDir'>,
  addresses: readonly string[],
): void {
  const known = new Map(
    readPublishedAddresses(places).map((address) => [routeKey(address), address]),
  )
  for (const path of addresses) known.set(routeKey(path), path)
  const text = `${FILE_HEADER}${[...known.values()].sort().join('\n')}\n`
  const file = getPublishedAddressesFile(places)
  if (text !== readFileText(file)) writeFileSync(file, text)
}

export const recordPublishedAddresses = (
  places: Pick<Places, 'siteDir'>,
  site: Pick<CompiledSite, 'pages' | 'publication'>,
): void => recordAddresses(places, listAddresses(site))

/** Without the base path. */
export const listAddresses = ({
  pages,
  publication: { base },
}: Pick<CompiledSite, 'pages' | 'publication'>): string[] =>
  pages.map(({ path }) => path.slice(base.length))
