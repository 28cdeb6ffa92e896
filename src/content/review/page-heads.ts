import * as messages from '../diagnostics/page-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import type { PageData } from '../model.ts'
import type { MapTree } from '../tree.ts'

/** Lengths that search results show in full, in characters. */
const TITLE_MAX = 60
const DESCRIPTION_MIN = 70
const DESCRIPTION_MAX = 160

/** Reports bad lengths and repeated titles (WCAG 2.4.2). Pass pages in the order of the file. */
export function checkPageHeads(root: MapTree, pages: readonly PageData[]): SpanDiagnostic[] {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  return pages.flatMap(({ path: page, title, description }, index) => {
    const at =
      (key: 'title' | 'description') =>
      (message: Message): SpanDiagnostic => {
        const path = ['routes', index, key]
        return { ...message, span: getSpan(root, path), path }
      }
    const twin = findFirstPage(titles, title, page)
    const double = findFirstPage(descriptions, description, page)
    const length = [...description].length
    return [
      ...([...title].length > TITLE_MAX ? [messages.longTitle([...title].length, TITLE_MAX)] : []),
      ...(twin ? [messages.sameTitle(twin)] : []),
    ]
      .map(at('title'))
      .concat(
        [
          ...(length < DESCRIPTION_MIN || length > DESCRIPTION_MAX
            ? [messages.descriptionLength(length, DESCRIPTION_MIN, DESCRIPTION_MAX)]
            : []),
          ...(double ? [messages.sameDescription(double)] : []),
        ].map(at('description')),
      )
  })
}

function findFirstPage(first: Map<string, string>, text: string, page: string): string | undefined {
  const key = text.toLowerCase()
  const earlier = first.get(key)
  if (earlier === undefined) first.set(key, page)
  return earlier
}
