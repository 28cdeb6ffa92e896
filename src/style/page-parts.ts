/**
 * What all text of a page stands in: the link that skips to the content, the bar, the sections, the footer. Parts are
 * laid out anew one by one, so that a page answers in between.
 */
export const PAGE_PARTS = '[href="#main"],header,main>*,footer'
