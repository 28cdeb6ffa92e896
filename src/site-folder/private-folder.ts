import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from './places.ts'

/** In the site folder, but outside of the build and of git: what was published, by whom, and the password of the studio. */
export const getPrivateFolder = ({ siteDir }: Pick<Places, 'siteDir'>): string =>
  join(siteDir, '.site')

export function createPrivateFolder(site: Pick<Places, 'siteDir'>): string {
  const folder = getPrivateFolder(site)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '.gitignore'), '*\n')
  return folder
}
