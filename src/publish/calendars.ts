import { createHash } from 'node:crypto'
import ical from 'ical-generator'
import type { CalendarEvent, CompiledSite } from '../content/model.ts'
import { getCalendarAddress } from '../content/pages/generated-files.ts'
import { toPlainText } from '../contract/rich-text.ts'
import type { PublishedFile } from './published-files.ts'

type Described = Pick<CompiledSite, 'publication' | 'shell' | 'calendars' | 'pages'>

/** iCalendar (RFC 5545) with times in UTC, so that no time zone has to be defined. */
export const createCalendars = (site: Described): PublishedFile[] =>
  [...site.calendars].map(([path, events]) => ({
    address: site.publication.base + getCalendarAddress(path.slice(site.publication.base.length)),
    body: createCalendar(site, path, events),
  }))

function createCalendar(
  { publication, shell }: Described,
  path: string,
  events: readonly CalendarEvent[],
): string {
  const { origin, language } = publication
  const { name } = shell.company
  const calendar = ical({ name, prodId: { company: name, product: 'events', language } })
  for (const event of events) {
    const { title, start, end, isAllDay, place, note, href = path, page = path } = event
    const about = createHash('sha256').update(`${page}\n${start}\n${title}`).digest('hex')
    calendar.createEvent({
      id: `${about.slice(0, 24)}@${new URL(origin).hostname}`,
      // Equal sites are built to equal files.
      stamp: new Date(start),
      start: new Date(start),
      ...(end !== undefined && { end: new Date(end) }),
      allDay: isAllDay,
      summary: title,
      ...(place !== undefined && { location: place }),
      ...(note !== undefined && { description: toPlainText(note) }),
      url: new URL(href, origin + path).href,
    })
  }
  return calendar.toString()
}
