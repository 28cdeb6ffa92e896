import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placesOf } from '../../../src/build/places.ts'
import { largeSite } from './large-site.ts'

/** A site file of this many routes in a folder of its own. */
export interface SiteFile {
  readonly routes: number
  readonly text: string
  readonly file: string
  readonly folder: string
}

/** Writes large sites and removes them again. */
export async function withSites<T>(
  sizes: readonly number[],
  work: (site: SiteFile) => Promise<T>,
): Promise<T[]> {
  const own = readFileSync(placesOf({}).siteFile, 'utf8')
  const results: T[] = []
  for (const routes of sizes) {
    const folder = mkdtempSync(join(tmpdir(), `site-${routes}-`))
    const file = join(folder, 'site.yaml')
    const text = largeSite(own, routes)
    writeFileSync(file, text)
    try {
      results.push(await work({ routes, text, file, folder }))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return results
}
