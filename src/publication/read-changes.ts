import type { PartCache } from '../content/cache.ts'
import { listChanges } from '../content/changes/changes.ts'
import type { Project } from '../site-folder/project.ts'
import { vocabulary } from '../theme/sections/schemas.ts'
import { type AuthoredChange, addAuthors } from './authors.ts'
import { readCommittedText } from './git.ts'
import { readPublishedText } from './published-text.ts'

/** What the current site is compared with. `date` is an ISO timestamp. */
export type Baseline =
  | { readonly kind: 'publication'; readonly date: string }
  | { readonly kind: 'commit'; readonly commit: string }

export interface BaselineText {
  readonly baseline: Baseline
  readonly text: string
}

/** The last publication, otherwise the last commit. */
export async function readBaseline(project: Project): Promise<BaselineText | undefined> {
  const published = readPublishedText(project)
  if (published) {
    const { text, date } = published
    return { text, baseline: { kind: 'publication', date: date.toISOString() } }
  }
  const committed = await readCommittedText(project)
  return (
    committed && {
      text: committed.text,
      baseline: { kind: 'commit', commit: committed.commit },
    }
  )
}

export interface ChangeList {
  /** Null if the site was neither published nor committed. */
  readonly comparedWith: Baseline | null
  readonly changes: readonly AuthoredChange[]
  /** Why changes cannot be listed. */
  readonly problem?: string
}

/** @param text current text of the site file @param parts of the texts of the previous call */
export async function readChanges(
  project: Project,
  text: string,
  parts?: PartCache,
): Promise<ChangeList> {
  const before = await readBaseline(project)
  if (!before) return { comparedWith: null, changes: [] }
  const changes = listChanges(before.text, text, vocabulary, parts)
  return {
    comparedWith: before.baseline,
    changes: addAuthors(project, changes ?? []),
    ...(!changes && { problem: 'The site file has errors. Correct them to see the changes.' }),
  }
}
