/** Addresses of generated files, without the base path. */

/** @param page path of the page of the collection */
export const getFeedAddress = (collection: string, page: string | undefined): string =>
  `${(page ?? `/${collection}`).replace(/\/$/, '')}/feed.xml`

/** The calendar of all events on a page. */
export const getCalendarAddress = (page: string): string =>
  page === '/' ? '/events.ics' : `${page}.ics`

/** No page has a path with a tilde. */
export const getSearchIndexAddress = (language: string): string => `/~search/${language}.json`

/** @param address with the base path */
export const isSearchIndex = (address: string): boolean => /\/~search\/[^/]+\.json$/.test(address)
