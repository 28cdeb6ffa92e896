import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Places } from '../site-folder/places.ts'
import { createPrivateFolder, getPrivateFolder } from '../site-folder/private-folder.ts'

type Site = Pick<Places, 'siteDir' | 'siteFile'>

const getFile = (site: Site): string =>
  join(getPrivateFolder(site), 'published', basename(site.siteFile))

/** The text of the site file at the last publication; undefined if there was none. */
export function readPublishedText(
  site: Site,
): { readonly text: string; readonly date: Date } | undefined {
  try {
    const file = getFile(site)
    return { text: readFileSync(file, 'utf8'), date: statSync(file).mtime }
  } catch {
    return undefined
  }
}

/** @throws if it cannot be written; the previous text is kept then */
export function storePublishedText(site: Site, text: string): void {
  const folder = createPrivateFolder(site)
  mkdirSync(join(folder, 'published'), { recursive: true })
  const file = getFile(site)
  const next = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(next, text)
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}
