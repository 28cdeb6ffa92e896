import type { ResolvedSection } from '../../../schemas/outline.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import { continuedList, undatedPage } from '../diagnostics/page-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import { countPages, getNumberedPath, listEntrySources } from '../pages/entries.ts'

interface ListedRoute {
  readonly path: string
  readonly collection?: string | undefined
  readonly date?: string | undefined
  readonly sections: readonly ResolvedSection[]
}

interface ListedSite {
  readonly routes: readonly ListedRoute[]
  readonly collections: Readonly<Record<string, { readonly feed?: true | undefined }>>
}

export const checkLists = (site: ListedSite, context: Context): SpanDiagnostic[] => [
  ...checkContinuedLists(site, context),
  ...checkFeeds(site, context),
]

/** Reports pages without a date in collections with a feed. */
function checkFeeds({ routes, collections }: ListedSite, { root }: Context): SpanDiagnostic[] {
  return routes.flatMap(({ collection, date }, index): SpanDiagnostic[] => {
    if (date !== undefined || !collections[collection ?? '']?.feed) return []
    const path = ['routes', index, 'collection']
    return [{ ...undatedPage(), span: getSpan(root, path), path }]
  })
}

/** Reports pages at the addresses on which the lists of other pages continue. */
function checkContinuedLists(
  { routes }: ListedSite,
  { root, targets, vocabulary }: Context,
): SpanDiagnostic[] {
  const getSize = (name: string) => routes.filter(({ collection }) => collection === name).length
  return routes.flatMap(({ path, sections }) => {
    const list = listEntrySources(vocabulary.kinds, sections).find((source) => source?.perPage)
    const total = list ? countPages(list, getSize(list.from)) : 1
    const paths = Array.from({ length: total - 1 }, (_, n) => getNumberedPath(path, n + 2))
    return paths.flatMap((one): SpanDiagnostic[] => {
      const page = targets.pages.get(routeKey(one))
      if (!page) return []
      const span = getSpan(root, page.at)
      return [{ ...continuedList(page.path, path), span, path: page.at }]
    })
  })
}
