import type { SiteChange } from '../../protocol/edits.ts'
import type { FoundText } from '../../protocol/site-tools.ts'

type Range = FoundText['matches'][number]

/** Identifies a match also after other texts changed. */
export const matchKey = ({ at, text }: FoundText, [from]: Range): string =>
  JSON.stringify([at, text, from])

/** One change for each text with chosen matches. */
export function createReplacements(
  texts: readonly FoundText[],
  excluded: ReadonlySet<string>,
  replacement: string,
): SiteChange[] {
  return texts.flatMap((found): SiteChange[] => {
    const { at, text } = found
    const chosen = found.matches.filter((range) => !excluded.has(matchKey(found, range)))
    const value = chosen.reduceRight(
      (before, [from, to]) => before.slice(0, from) + replacement + before.slice(to),
      text,
    )
    return value === text ? [] : [{ do: 'set', at, value, was: text }]
  })
}

/** Characters around a match. */
const CONTEXT = 36

/** The text around a match, cut at words. */
export function getContext(text: string, [from, to]: Range): { before: string; after: string } {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const start = before.length > CONTEXT ? before.indexOf(' ', before.length - CONTEXT) + 1 : 0
  const end = after.length > CONTEXT ? after.lastIndexOf(' ', CONTEXT) : after.length
  return {
    before: start > 0 ? `…${before.slice(start)}` : before,
    after: end >= 0 && end < after.length ? `${after.slice(0, end)}…` : after,
  }
}
