import { hasTime, type Period } from '../../../schemas/date.ts'
import type { ResolvedSection } from '../../../schemas/outline.ts'
import { type EventSource, kindTraits, type SectionKind } from '../../../schemas/section.ts'
import type { CalendarEvent, ListedEvent, RichText, ShownDate } from '../model.ts'
import { getCalendarAddress } from './generated-files.ts'
import type { UnplacedPage } from './placement.ts'
import { getEndOfDay, getStart } from './zoned-time.ts'

type Kinds = ReadonlyMap<string, SectionKind>

export interface EventContext {
  readonly kinds: Kinds
  /** See `parseBase`. */
  readonly base: string
  /** Of pages without one. */
  readonly language: string
  readonly timeZone: string | undefined
  /** Events that are over by then are past. In ms; by default, none is. */
  readonly now: number | undefined
}

export const getEventSource = (kinds: Kinds, section: ResolvedSection): EventSource | undefined => {
  const kind = kinds.get(section.kind)
  return kind && kindTraits.get(kind)?.events?.(section)
}

/** Adds `listed` to sections that list events. */
export function addEvents<P extends UnplacedPage>(pages: readonly P[], context: EventContext): P[] {
  return pages.map((page) => {
    const isListing = page.sections.some((section) => getEventSource(context.kinds, section))
    if (!isListing) return page
    const own = { ...context, language: page.language ?? context.language }
    return { ...page, sections: page.sections.map((one) => fillSection(one, { page, pages }, own)) }
  })
}

function fillSection<S extends ResolvedSection>(
  section: S,
  { page, pages }: { readonly page: UnplacedPage; readonly pages: readonly UnplacedPage[] },
  context: EventContext,
): S {
  const source = getEventSource(context.kinds, section)
  if (!source) return section
  // Instead of `events`, which are in the order of the file.
  const { events: _, ...rest } = section
  const all = listEvents(source, pages).map((event) => toListedEvent(event, context))
  const isShown = ({ ends }: ListedEvent) =>
    source.past === 'below' || Date.parse(ends) > (context.now ?? 0)
  // Safe: views of such kinds receive `listed` in place of `events`.
  const calendar = context.base + getCalendarAddress(page.path.slice(context.base.length))
  return { ...rest, calendar, listed: all.filter(isShown) } as unknown as S
}

interface AnyEvent extends Period {
  readonly title: string
  readonly place?: string | undefined
  readonly to?: ListedEvent['to'] | undefined
  readonly note?: RichText | undefined
  /** Position in the section. */
  readonly index?: number
  /** Path of the page of the event. */
  readonly page?: string
}

/** Chronological; events that start at the same time in the order of the file. */
function listEvents(
  { from, events = [] }: EventSource,
  pages: readonly UnplacedPage[],
): AnyEvent[] {
  const written = events.map((event, index): AnyEvent => ({ ...event, index }))
  const ofPages = pages.flatMap((page) =>
    from !== undefined && page.collection === from ? createPageEvent(page) : [],
  )
  return [...written, ...ofPages].sort((a, b) => compareText(a.start, b.start))
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The event of a page; a dated page without one takes place on its date. */
function createPageEvent({
  event,
  date,
  outline,
  title,
  path,
  description,
}: UnplacedPage): AnyEvent[] {
  const period = event ?? (date === undefined ? undefined : { start: date })
  if (!period) return []
  const name = outline.title ?? title
  return [
    { ...period, title: name, to: { kind: 'route', href: path }, note: description, page: path },
  ]
}

function toListedEvent(event: AnyEvent, context: EventContext): ListedEvent {
  const { title, place, to, note, index, page, start, end } = event
  return {
    title,
    when: formatPeriod({ start, end }, context),
    ends: formatEnd({ start, end }, context),
    ...(isOver({ start, end }, context) && { isPast: true }),
    ...(place !== undefined && { place }),
    ...(to && { to }),
    ...(note !== undefined && { note }),
    ...(index !== undefined && { index }),
    ...(page !== undefined && { page }),
  }
}

/** A time without an end lasts until the end of its day. */
const getEnd = ({ start, end }: Period, timeZone: string | undefined): number =>
  end !== undefined && hasTime(end) ? getStart(end, timeZone) : getEndOfDay(end ?? start, timeZone)

/** Without a time zone, a local time: days end at midnight wherever the visitor is. */
function formatEnd(period: Period, { timeZone }: EventContext): string {
  const iso = new Date(getEnd(period, timeZone)).toISOString().slice(0, 16)
  return timeZone === undefined ? iso : `${iso}Z`
}

const isOver = (period: Period, { timeZone, now }: EventContext): boolean =>
  now !== undefined && getEnd(period, timeZone) <= now

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats while compiling, because servers and browsers format some languages differently. */
export function formatPeriod(
  { start, end }: Period,
  {
    language,
    timeZone = 'UTC',
  }: { readonly language: string; readonly timeZone?: string | undefined },
): ShownDate {
  const isTime = hasTime(start)
  const key = `${language} ${timeZone} ${isTime}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      ...(isTime && { hour: 'numeric', minute: '2-digit' }),
      timeZone,
    })
  formats.set(key, format)
  const [from, to] = [getStart(start, timeZone), getStart(end ?? start, timeZone)]
  const text = from === to ? format.format(from) : format.formatRange(from, to)
  return { iso: isTime ? `${new Date(from).toISOString().slice(0, 16)}Z` : start, text }
}

/** The events of every page with events: its own, and those that it lists. */
export function collectCalendars(
  pages: readonly UnplacedPage[],
  context: EventContext,
): ReadonlyMap<string, readonly CalendarEvent[]> {
  const calendars = pages.map(({ path, sections, event, ...page }) => {
    const own = event ? createPageEvent({ path, sections, event, ...page }) : []
    const listed = sections.flatMap((section) => {
      const source = getEventSource(context.kinds, section)
      return source ? listEvents(source, pages) : []
    })
    const all = [...own, ...listed].map((one) => toCalendarEvent(one, context))
    return [path, all] as const
  })
  return new Map(calendars.filter(([, events]) => events.length > 0))
}

function toCalendarEvent(event: AnyEvent, context: EventContext): CalendarEvent {
  const { title, start, end, place, to, note, page } = event
  const { timeZone } = context
  const isAllDay = !hasTime(start)
  // Days are the same in all time zones.
  const zone = isAllDay ? undefined : timeZone
  const last = isAllDay ? getEndOfDay(end ?? start) : end && getStart(end, zone)
  return {
    title,
    start: getStart(start, zone),
    ...(last && { end: last }),
    isAllDay,
    ...(place !== undefined && { place }),
    ...(to && 'href' in to && { href: to.href }),
    ...(note !== undefined && { note }),
    ...(page !== undefined && { page }),
    isPast: isOver(event, context),
  }
}
