import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Places } from '../site-folder/places.ts'

type Site = Pick<Places, 'root' | 'siteFile'>

/** Outside of the site folder, so that a copied or cloned site brings no confirmation along. */
const getFile = ({ root }: Site): string =>
  join(root, 'node_modules/.cache/confirmed-publish-commands.txt')

const getKey = ({ siteFile }: Site, command: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([siteFile, command]))
    .digest('hex')

function readKeys(site: Site): string[] {
  try {
    return readFileSync(getFile(site), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Whether this command was confirmed for this site on this computer. */
export const isCommandConfirmed = (site: Site, command: readonly string[]): boolean =>
  readKeys(site).includes(getKey(site, command))

export function confirmCommand(site: Site, command: readonly string[]): void {
  const file = getFile(site)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, [...new Set([...readKeys(site), getKey(site, command)])].join('\n'))
}
