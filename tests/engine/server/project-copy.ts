/** Copies of the project in which commands run. */
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE_PATHS } from '../../../src/publish/fingerprint.ts'
import { getPlaces } from '../../../src/site-folder/places.ts'

export const ODD_NAME = 'a b %41c'

/** Creates a project with the starter site. @returns the folder */
export function copyProject(folder: string): string {
  const { root } = getPlaces({})
  for (const part of SOURCE_PATHS) cpSync(join(root, part), join(folder, part), { recursive: true })
  cpSync(join(root, 'src/commands/new-site/site.yaml'), join(folder, 'site.yaml'))
  for (const part of ['public', 'node_modules']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'public/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const one of readdirSync(join(root, 'node_modules'))) {
    // Each project has its own caches.
    if (!one.startsWith('.'))
      symlinkSync(join(root, 'node_modules', one), join(folder, 'node_modules', one))
  }
  return folder
}
