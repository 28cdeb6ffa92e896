/**
 * From this size on, documents share their style sheets as files, and small files have one fast compressed variant. This
 * halves the output of 3,000 pages; the first page of a visit needs one more request.
 */
const MANY_PAGES = 300

export const isLargeSite = (pages: number): boolean => pages > MANY_PAGES
