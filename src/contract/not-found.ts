/** The not-found page: prerendered once, its list of suggestions repeated for each request. */

import type { NotFoundTemplate, Route } from './manifest.ts'
import { findNearest } from './nearest.ts'

/**
 * Stand in the sample suggestion that the build renders. U+FFFF is no character (Unicode, section 23.7) and refused in
 * site files, so no text of a site can be taken for them.
 */
export const NEAREST_PATH = '\uffffpath'
export const NEAREST_TITLE = '\ufffftitle'
const MARKS = new RegExp(`${NEAREST_PATH}|${NEAREST_TITLE}`, 'g')
const LIST = /(<ul\b[^>]*\sdata-nearest(?:="")?[^>]*>)([\s\S]*?)(<\/ul>)/

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Text for use in HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/**
 * Finds the sample suggestion in the prerendered page.
 * @throws if the page does not hold exactly one, inside `<ul data-nearest="">`
 */
export const splitNotFound = (html: string): NotFoundTemplate => {
  const found = LIST.exec(html)
  const [, open = '', item = '', close = ''] = found ?? []
  const before = html.slice(0, found?.index) + open
  const after = close + html.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  const outside = before + after
  if (!item.includes(NEAREST_PATH) || !item.includes(NEAREST_TITLE)) {
    throw new Error('The not-found page has no sample suggestion in a list marked data-nearest.')
  }
  if (outside.includes(NEAREST_PATH) || outside.includes(NEAREST_TITLE)) {
    throw new Error('The not-found page has a suggestion outside the list marked data-nearest.')
  }
  return { before, item, after }
}

/** The not-found page with the routes nearest to `path`. */
export const renderNotFound = (
  { before, item, after }: NotFoundTemplate,
  path: string,
  routes: readonly Route[],
): string => {
  const items = findNearest(path, routes).map((route) =>
    item.replace(MARKS, (mark) => escapeHtml(mark === NEAREST_PATH ? route.path : route.title)),
  )
  return before + items.join('') + after
}
