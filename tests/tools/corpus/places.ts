import type { Places } from './mistake.ts'
import type { Place, SiteText, Value } from './site-text.ts'

export const lineAt = (site: SiteText, line: number): string => site.lines[line - 1] ?? ''

export const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

/** Filters places. */
export const where =
  <P extends Place>(places: Places<P>, test: (place: P, site: SiteText) => boolean): Places<P> =>
  (site) =>
    places(site).filter((one) => test(one, site))

export const values = (test: (value: Value, site: SiteText) => boolean) =>
  where(({ values: all }) => all, test)

/** Values with a path that matches. */
export const valuesAt = (pattern: RegExp) => values(({ path }) => pattern.test(path))

/** Matches of an expression. The diagnostic is expected at the start of the match. */
export const matching =
  (pattern: RegExp): Places =>
  (site) =>
    [...site.text.matchAll(pattern)].map(({ 0: text, index }) => {
      const line = site.lineOf(index)
      return { from: index, to: index + text.length, text, first: line, last: line }
    })

/** The lines on which places start. */
export const linesOf =
  (places: Places): Places =>
  (site) =>
    places(site).map(({ first }) => {
      const [from = 0, text] = [site.starts[first - 1], lineAt(site, first)]
      return { from, to: from + text.length, text, first, last: first }
    })

/** Keys of values. */
export const keysOf =
  (among: Places<Value>): Places =>
  (site) =>
    among(site).map(({ key, keyFrom, ...value }) => ({
      ...value,
      from: keyFrom,
      to: keyFrom + key.length,
      text: key,
    }))

/** Positions after list items, with the text of the item. */
export const after =
  <P extends Place>(blocks: Places<P>): Places<P> =>
  (site) =>
    blocks(site).map((one) => ({ ...one, from: one.to, first: one.last + 1 }))

/** Keys of visible texts. */
const TEXT_KEYS =
  /^(headline|heading|tagline|intro|text|description|caption|subtitle|summary|quote|paragraphs|points)$/

/** Texts on a line of their own. */
const texts = values(
  ({ key, inFlow, text, path }) =>
    TEXT_KEYS.test(key) &&
    !inFlow &&
    text.length > 12 &&
    !text.includes('\n') &&
    !/^(company|words)/.test(path),
)
export const plainTexts = where(texts, ({ isQuoted }) => !isQuoted)
export const quotedTexts = where(texts, ({ isQuoted }) => isQuoted)

/** Items of text lists. */
export const points = values(
  ({ isItem, inFlow, key }) => isItem && !inFlow && /^(paragraphs|points)$/.test(key),
)

/** Values in block style with a key. */
export const keyed = values(({ inFlow, isItem }) => !inFlow && !isItem)

/** Values on lines that start with a key, except for the first of a list item. */
export const ownLines = where(keyed, ({ first }, site) => /^ +[\w-]+: /.test(lineAt(site, first)))

/** Links to pages of the site. */
export const pageLinks = values(({ key, text }) => key === 'to' && /^\/[\w/-]{4,}$/.test(text))

/** Paths of pictures. */
export const pictures = values(
  ({ key, path, text }) => key === 'src' && !/fonts|icon|Icon/.test(path) && text.startsWith('/'),
)

/** Labels of links on pages. */
export const labels = values(
  ({ key, inFlow, path }) => key === 'label' && inFlow && /^routes\b(?!.*fields)/.test(path),
)

/** List items with a number of lines between two limits. */
export const blocksOf = (min: number, max: number) =>
  where(
    ({ blocks }) => blocks,
    ({ first, last }) => last - first >= min - 1 && last - first < max,
  )
