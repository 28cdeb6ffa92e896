import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SiteChange } from '../content/changes/changes.ts'
import type { Places } from '../site-folder/places.ts'
import { createPrivateFolder, getPrivateFolder } from '../site-folder/private-folder.ts'

/** Names of editors by key of the change. */
type Authors = Readonly<Record<string, string>>

const authorsSchema = z.record(z.string(), z.string())

type SiteFolder = Pick<Places, 'siteDir'>

const getFile = (site: SiteFolder): string => join(getPrivateFolder(site), 'authors.json')

/** Equal for the same difference from the last publication, wherever it moves. */
const getChangeKey = ({ kind, page, place, text }: SiteChange): string =>
  JSON.stringify([kind, page?.path ?? '', place, text])

function readAuthors(site: SiteFolder): Authors {
  try {
    return authorsSchema.parse(JSON.parse(readFileSync(getFile(site), 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Stores an editor as the author of the changes that an edit added, and forgets changes that no longer exist.
 * @param before changes since the last publication before the edit
 * @param after the same after the edit
 */
export function recordAuthor(
  site: SiteFolder,
  name: string,
  before: readonly SiteChange[],
  after: readonly SiteChange[],
): void {
  const existing = new Set(before.map(getChangeKey))
  const known = readAuthors(site)
  const authors = after.flatMap((change): [string, string][] => {
    const key = getChangeKey(change)
    const author = existing.has(key) ? known[key] : name
    return author === undefined ? [] : [[key, author]]
  })
  createPrivateFolder(site)
  writeFileSync(getFile(site), JSON.stringify(Object.fromEntries(authors), null, 2))
}

export interface AuthoredChange extends SiteChange {
  /** Name of the editor, if editors sign in. */
  readonly author?: string
}

export function addAuthors(
  site: SiteFolder,
  changes: readonly SiteChange[],
): readonly AuthoredChange[] {
  const authors = readAuthors(site)
  return changes.map((change) => {
    const author = authors[getChangeKey(change)]
    return author === undefined ? change : { ...change, author }
  })
}
