import * as messages from '../diagnostics/page-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import type { PageData } from '../model.ts'
import type { MapTree } from '../tree.ts'

/** What search results show in full, in characters. */
const TITLE_MOST = 60
const DESCRIPTION_LEAST = 70
const DESCRIPTION_MOST = 160

/**
 * Titles and descriptions that search results would cut off or could not tell apart (WCAG 2.4.2).
 * @param pages of a site without errors, in the order of the file
 */
export function checkPageHeads(root: MapTree, pages: readonly PageData[]): SpanDiagnostic[] {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  return pages.flatMap(({ path: page, title, description }, index) => {
    const at =
      (key: 'title' | 'description') =>
      (said: Message): SpanDiagnostic => {
        const path = ['routes', index, key]
        return { ...said, span: getSpan(root, path), path }
      }
    const twin = firstWith(titles, title, page)
    const double = firstWith(descriptions, description, page)
    const length = [...description].length
    return [
      ...([...title].length > TITLE_MOST
        ? [messages.longTitle([...title].length, TITLE_MOST)]
        : []),
      ...(twin ? [messages.sameTitle(twin)] : []),
    ]
      .map(at('title'))
      .concat(
        [
          ...(length < DESCRIPTION_LEAST || length > DESCRIPTION_MOST
            ? [messages.descriptionLength(length, DESCRIPTION_LEAST, DESCRIPTION_MOST)]
            : []),
          ...(double ? [messages.sameDescription(double)] : []),
        ].map(at('description')),
      )
  })
}

/** The page that had a text before this one, if any. */
function firstWith(first: Map<string, string>, text: string, page: string): string | undefined {
  const key = text.toLowerCase()
  const earlier = first.get(key)
  if (earlier === undefined) first.set(key, page)
  return earlier
}
