import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { collectVariables, fillVariables } from '../../content/resolve/variables.ts'
import type { MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { SearchPage } from '../../contract/search.ts'
import { createExcerpt } from '../../theme/search/excerpt.ts'
import { createSearch, findWords, foldWord, type Search } from '../../theme/search/search.ts'
import type { FoundPage } from '../protocol/page.ts'
import { listTextsCached, type Text } from './search-texts.ts'

const MAX_PAGES = 50

interface PageIndex {
  readonly search: Search
  readonly texts: ReadonlyMap<string, readonly Text[]>
}

const known = new WeakMap<MapTree, Promise<PageIndex>>()

/** Finds pages by their titles, addresses and texts, as the search of visitors does: with typing errors. */
export async function searchPages(
  root: MapTree,
  vocabulary: Vocabulary,
  words: string,
): Promise<readonly FoundPage[]> {
  const index = known.get(root) ?? createIndex(root, vocabulary)
  known.set(root, index)
  const { search, texts } = await index
  return search(words)
    .slice(0, MAX_PAGES)
    .map(({ page, words: terms }) => {
      const counts = (texts.get(page.href) ?? []).map((one) => countWords(one.text, terms))
      const best = texts.get(page.href)?.[counts.indexOf(Math.max(...counts))]
      if (!best || Math.max(...counts) === 0) return { path: page.href, text: null }
      const excerpt = createExcerpt({ ...page, text: best.text }, terms)
      return { path: page.href, text: { at: best.at, parts: excerpt } }
    })
}

/** The number of different words of a text that are searched for. */
const countWords = (text: string, terms: ReadonlySet<string>): number =>
  new Set(
    findWords(text)
      .map(([word]) => foldWord(word))
      .filter((word) => terms.has(word)),
  ).size

async function createIndex(root: MapTree, vocabulary: Vocabulary): Promise<PageIndex> {
  const routes = getValueAt(root.data, ['routes'])
  const variables = collectVariables(root.data)
  const texts = new Map<string, Text[]>()
  for (const { at, text, isRich } of listTextsCached(root, vocabulary)) {
    const path = at[0] === 'routes' ? getValueAt(routes, [at[1] ?? '', 'path']) : undefined
    if (typeof path !== 'string' || (at.at(-1) === 'title' && at.length === 3)) continue
    const shown = { at, text: fillVariables(text, variables).text, isRich }
    texts.set(path, [...(texts.get(path) ?? []), shown])
  }
  const pages = (Array.isArray(routes) ? routes : []).flatMap((page): SearchPage[] => {
    const [path, title] = ['path', 'title'].map((key) => getValueAt(page, [key]))
    if (typeof path !== 'string') return []
    return [
      {
        href: path,
        title: fillVariables(String(title ?? ''), variables).text,
        place: '',
        // Searched after the title.
        headings: path,
        description: '',
        text: (texts.get(path) ?? []).map(({ text }) => text).join('\n'),
      },
    ]
  })
  return { search: await createSearch(pages), texts }
}
