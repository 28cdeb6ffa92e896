import { hasTime, type Period } from '../../../schemas/date.ts'
import type { WrittenEvent } from '../../../schemas/event.ts'
import type { ResolvedSection } from '../../../schemas/outline.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import {
  continuedList,
  missingTimeZone,
  skippedTime,
  undatedPage,
} from '../diagnostics/page-messages.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import { countPages, getNumberedPath, listEntrySources } from '../pages/entries.ts'
import { getEventSource } from '../pages/events.ts'
import { toMoment } from '../pages/zoned-time.ts'

interface ListedRoute {
  readonly path: string
  readonly collection?: string | undefined
  readonly date?: string | undefined
  readonly event?: WrittenEvent | undefined
  readonly sections: readonly ResolvedSection[]
}

interface ListedSite {
  readonly publication: { readonly timeZone?: string | undefined }
  readonly routes: readonly ListedRoute[]
  readonly collections: Readonly<Record<string, { readonly feed?: true | undefined }>>
}

export const checkLists = (site: ListedSite, context: Context): SpanDiagnostic[] => [
  ...checkContinuedLists(site, context),
  ...checkFeeds(site, context),
  ...checkTimes(site, context),
]

/** Reports pages without a date in collections with a feed. */
function checkFeeds({ routes, collections }: ListedSite, { root }: Context): SpanDiagnostic[] {
  return routes.flatMap(({ collection, date }, index): SpanDiagnostic[] => {
    if (date !== undefined || !collections[collection ?? '']?.feed) return []
    const path = ['routes', index, 'collection']
    return [{ ...undatedPage(), span: getSpan(root, path), path }]
  })
}

/** Reports times without a time zone, once, and times that clocks skip. */
function checkTimes(
  { publication: { timeZone }, routes }: ListedSite,
  { root, expanded, vocabulary }: Context,
): SpanDiagnostic[] {
  const times = routes.flatMap(({ event, sections }, index) => [
    ...(event ? listTimes(event, ['routes', index, 'event']) : []),
    ...sections.flatMap((section, position) => {
      const { events = [] } = getEventSource(vocabulary.kinds, section) ?? {}
      const at = ['routes', index, 'sections', position, 'events']
      return events.flatMap((one, number) => listTimes(one, [...at, number]))
    }),
  ])
  const faulty =
    timeZone === undefined
      ? times.slice(0, 1).map(({ at }) => ({ at, message: missingTimeZone() }))
      : times.flatMap(({ at, time }) =>
          toMoment(time, timeZone) === undefined
            ? [{ at, message: skippedTime(time, timeZone) }]
            : [],
        )
  return faulty.map(({ at, message }) => {
    const path = expanded.toSourcePath(at)
    return { ...message, span: getSpan(root, path), path }
  })
}

const listTimes = (
  { start, end }: Period,
  at: Path,
): { readonly at: Path; readonly time: string }[] =>
  Object.entries({ start, end }).flatMap(([key, time]) =>
    time !== undefined && hasTime(time) ? [{ at: [...at, key], time }] : [],
  )

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
