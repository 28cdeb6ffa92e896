import type { SiteChange } from '../protocol/edits.ts'
import type { PageLink } from '../protocol/state.ts'

/** `MARK` keeps the link without a target; `REMOVE` deletes its list entry. Other choices are addresses. */
export const MARK = 'mark'
export const REMOVE = 'remove'

export interface Decided {
  readonly link: PageLink
  /** Empty if there is none yet. */
  readonly choice: string
}

export const countLinks = (count: number): string => (count === 1 ? '1 link' : `${count} links`)

interface Marked {
  readonly flagged: string
  readonly reason: string
}

/** Replaces the targets of links in a text. Without an address, only their words stay. */
function replaceLinks(
  text: string,
  links: NonNullable<PageLink['inText']>,
  by: Marked | string,
): string {
  const isRemoved = typeof by !== 'string' && by.flagged === 'nothing'
  const target =
    typeof by === 'string' ? by : `flagged:${by.flagged} "${by.reason.replaceAll('"', "'")}"`
  return links.toReversed().reduce((before, link) => {
    const [from, to] = isRemoved ? link.whole : link.target
    const insert = isRemoved ? text.slice(...link.words) : target
    return before.slice(0, from) + insert + before.slice(to)
  }, text)
}

/** Later entries of a list are removed first, so that the paths of the others stay valid. */
export function listLinkChanges(decided: readonly Decided[], marked: Marked): SiteChange[] {
  const sets = decided.flatMap(({ link, choice }): SiteChange[] => {
    const { at, value: was, inText } = link
    if (choice === REMOVE) return []
    const isMarked = choice === MARK
    const value =
      inText && typeof was === 'string'
        ? replaceLinks(was, inText, isMarked ? marked : choice)
        : isMarked
          ? marked
          : choice
    return [{ do: 'set', at, value, was }]
  })
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
