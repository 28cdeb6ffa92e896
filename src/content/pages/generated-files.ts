/** Addresses of generated files, without the base path. */

/** @param page path of the page of the collection */
export const getFeedAddress = (collection: string, page: string | undefined): string =>
  `${(page ?? `/${collection}`).replace(/\/$/, '')}/feed.xml`

/** The calendar of all events on a page. */
export const getCalendarAddress = (page: string): string =>
  page === '/' ? '/events.ics' : `${page}.ics`
