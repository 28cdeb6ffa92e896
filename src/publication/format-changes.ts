import type { SiteChange } from '../content/changes/changes.ts'
import type { AuthoredChange } from './authors.ts'
import type { Baseline, ChangeList } from './read-changes.ts'

export const WHOLE_SITE = 'Whole site'

export interface ChangeGroup {
  readonly title: string
  /** Undefined for the whole site. */
  readonly path: string | undefined
  readonly changes: readonly AuthoredChange[]
}

/** Changes by page, in the order of the file. */
export function groupChanges(changes: readonly AuthoredChange[]): ChangeGroup[] {
  const groups = new Map<string, AuthoredChange[]>()
  for (const change of changes) {
    const key = change.page?.path ?? ''
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups].map(([path, list]) => ({
    path: path === '' ? undefined : path,
    title: list[0]?.page?.title ?? WHOLE_SITE,
    changes: list,
  }))
}

export const formatChange = ({ place, text }: SiteChange): string =>
  place === '' ? text : `${place}: ${text}`

const formatAuthoredChange = (change: AuthoredChange): string =>
  formatChange(change) + (change.author === undefined ? '' : ` (${change.author})`)

export function formatChanges({ comparedWith, changes, problem }: ChangeList): string {
  if (problem !== undefined) return problem
  if (!comparedWith) return NOTHING_TO_COMPARE
  const since = formatBaseline(comparedWith)
  if (changes.length === 0) return `No changes since ${since}.`
  const groups = groupChanges(changes).map(({ title, path, changes: list }) => {
    const head = path === undefined ? title : `${title} (${path})`
    return [head, ...list.map((one) => `  ${formatAuthoredChange(one)}`)].join('\n')
  })
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return `${groups.join('\n\n')}\n\n${count} since ${since}`
}

const NOTHING_TO_COMPARE =
  'This site was neither published nor committed to git, so there is nothing to compare with.'

const formatBaseline = (baseline: Baseline): string =>
  baseline.kind === 'publication'
    ? `the last publication (${new Date(baseline.date).toLocaleString()})`
    : `the last commit (${baseline.commit})`

/** The subject of a commit has at most this many characters. */
const MAX_SUBJECT = 72
const MAX_LINES = 40

/** A subject line, and one line for each change. */
export function createCommitMessage(changes: readonly SiteChange[]): string {
  const groups = groupChanges(changes)
  const [only, ...others] = changes
  if (!only) return 'Publish the site'
  const single = `${only.page?.title ?? WHOLE_SITE}: ${only.text}`
  if (others.length === 0 && single.length <= MAX_SUBJECT) return single
  const names = groups.map(({ title }) => title)
  const subject = `Change ${names.join(', ')}`
  const lines = groups.flatMap(({ title, changes: list }) =>
    list.map((one) => `- ${title}: ${formatChange(one)}`),
  )
  const more = lines.length - MAX_LINES
  return [
    subject.length <= MAX_SUBJECT ? subject : `Change ${names.length} parts of the site`,
    '',
    ...lines.slice(0, MAX_LINES),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n')
}
