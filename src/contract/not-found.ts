import type { NotFoundTemplate, Route } from './manifest.ts'
import { findNearest } from './nearest.ts'

/** Placeholders of the suggestion that the build renders. U+FFFF is rejected in site files, so no text contains them. */
export const NEAREST_PATH = '\uffffpath'
export const NEAREST_TITLE = '\ufffftitle'
const MARKS = new RegExp(`${NEAREST_PATH}|${NEAREST_TITLE}`, 'g')
const LIST = /(<ul\b[^>]*\sdata-nearest(?:="[^"]*")?[^>]*>)([\s\S]*?)(<\/ul>)/

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Splits the prerendered page at its suggestion, inside `<ul data-nearest>`. @throws unless there is exactly one */
export const splitNotFound = (html: string): NotFoundTemplate => {
  const found = LIST.exec(html)
  const [, open = '', item = '', close = ''] = found ?? []
  const before = html.slice(0, found?.index) + open
  const after = close + html.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  const outside = before + after
  if (!item.includes(NEAREST_PATH) || !item.includes(NEAREST_TITLE)) {
    throw new Error('The not-found page has no suggestion in its <ul data-nearest>.')
  }
  if (outside.includes(NEAREST_PATH) || outside.includes(NEAREST_TITLE)) {
    throw new Error('The not-found page has a suggestion outside its <ul data-nearest>.')
  }
  return { before, item, after }
}

export const inLanguage = (
  routes: readonly Route[],
  language: string | undefined,
): readonly Route[] => routes.filter((route) => route.language === language)

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
