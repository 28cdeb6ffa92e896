import { useState } from 'react'
import type { SiteChange } from '../protocol/edits.ts'
import type { PageLink } from '../protocol/state.ts'
import { fetchLinks } from './api.ts'
import { useSiteQuery } from './queries.ts'

/** `MARK` keeps the link without a target; `REMOVE` deletes its list entry. Other choices are addresses. */
export const MARK = 'mark'
export const REMOVE = 'remove'

interface Decided {
  readonly link: PageLink
  /** Empty if there is none yet. */
  readonly choice: string
}

/** Loads the links to a page, with a choice for each. @param propose the choice before one is made */
export function useLinkChoices(path: string, propose: (link: PageLink) => string) {
  const { data: links, isError } = useSiteQuery(['links', path], () => fetchLinks(path))
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const decided = links?.map(
    (link): Decided => ({ link, choice: choices[JSON.stringify(link.at)] ?? propose(link) }),
  )
  return {
    /** Undefined while loading. */
    decided,
    isFailed: isError,
    /** Number of links without a choice. */
    open: decided?.filter(({ choice }) => choice === '').length ?? 0,
    choose: (link: PageLink, choice: string) =>
      setChoices({ ...choices, [JSON.stringify(link.at)]: choice }),
  }
}

export const countLinks = (count: number): string => (count === 1 ? '1 link' : `${count} links`)

/** Later entries of a list are removed first, so that the paths of the others stay valid. */
export function listLinkChanges(
  decided: readonly Decided[],
  marked: { readonly flagged: string; readonly reason: string },
): SiteChange[] {
  const sets = decided.flatMap(({ link: { at, value: was }, choice }): SiteChange[] =>
    choice === REMOVE ? [] : [{ do: 'set', at, value: choice === MARK ? marked : choice, was }],
  )
  const removals = decided
    .flatMap(({ link: { entry }, choice }) => (choice === REMOVE && entry ? [entry] : []))
    .toSorted((a, b) => comparePaths(b, a))
    .map((at): SiteChange => ({ do: 'remove', at }))
  return [...sets, ...removals]
}

function comparePaths(a: PageLink['at'], b: PageLink['at']): number {
  const index = a.findIndex((step, depth) => step !== b[depth])
  const [one, other] = [a[index], b[index]]
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}
