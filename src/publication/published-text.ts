import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Places } from '../site-folder/places.ts'

type Site = Pick<Places, 'siteDir' | 'siteFile'>

/** In the site folder, but outside of the build and of git. */
export const getPublicationFolder = ({ siteDir }: Pick<Places, 'siteDir'>): string =>
  join(siteDir, '.site')

const getFile = (site: Site): string =>
  join(getPublicationFolder(site), 'published', basename(site.siteFile))

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
  const folder = createPublicationFolder(site)
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

export function createPublicationFolder(site: Pick<Places, 'siteDir'>): string {
  const folder = getPublicationFolder(site)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.gitignore'), '*\n')
  return folder
}
