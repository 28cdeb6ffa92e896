import { useState } from 'react'
import type { PageLink } from '../protocol/state.ts'
import { type Destination, fetchLinks } from './api.ts'
import type { Decided } from './link-choices.ts'
import { useSiteQuery } from './queries.ts'

/** Loads the links to a page or section, with a choice for each. @param propose the choice before one is made */
export function useLinkChoices(to: Destination, propose: (link: PageLink) => string) {
  const { data: links, isError } = useSiteQuery(['links', to], () => fetchLinks(to))
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
