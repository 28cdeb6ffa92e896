import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { findPage } from '../../content/changes/changes.ts'
import { Describer } from '../../content/changes/describe.ts'
import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import { pathKey } from '../../content/paths.ts'
import { findReferences, isText } from '../../content/resolve/references.ts'
import { listLinks } from '../../content/rich-text/list-links.ts'
import type { MapTree } from '../../content/tree.ts'
import { expand } from '../../content/validate/expand.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { FoundText, SearchResult } from '../protocol/site-tools.ts'

export interface Query {
  readonly words: string
  readonly isCaseSensitive: boolean
  readonly isWhole: boolean
}

/** More matches than this are not listed. */
const MAX_MATCHES = 500

/** Finds words in all texts of the file, except in variables and link targets. */
export function searchTexts(
  root: MapTree,
  vocabulary: Vocabulary,
  query: Query,
): Omit<SearchResult, 'version'> {
  const pattern = createPattern(query)
  if (!pattern) return { texts: [], matches: 0, isCut: false }
  const describer = new Describer(root, vocabulary)
  const found: FoundText[] = []
  let count = 0
  for (const { at, text, isRich } of listTextsCached(root, vocabulary)) {
    const matches = findMatches(text, isRich, pattern)
    if (matches.length === 0) continue
    count += matches.length
    if (count > MAX_MATCHES) continue
    found.push({
      at,
      text,
      matches,
      title: describer.getTitle(at),
      place: describer.describePlace(at, text),
      page: findPage(root.data, at) ?? null,
    })
  }
  return { texts: found, matches: count, isCut: count > MAX_MATCHES }
}

export interface Text {
  readonly at: Path
  readonly text: string
  readonly isRich: boolean
}

const known = new WeakMap<MapTree, readonly Text[]>()

/** Cached because each key press searches the same file. */
export function listTextsCached(root: MapTree, vocabulary: Vocabulary): readonly Text[] {
  const before = known.get(root)
  if (before) return before
  const texts = listTexts(root, vocabulary)
  known.set(root, texts)
  return texts
}

/** The texts in the file. A default of a section type is listed once. */
function listTexts(root: MapTree, vocabulary: Vocabulary): readonly Text[] {
  const { value, toSourcePath } = expand(root, [...vocabulary.kinds.keys()])
  const texts = new Map<string, Text>()
  for (const { ref, path, within } of findReferences(vocabulary.site, value)) {
    if (!isText(ref) || within) continue
    const at = toSourcePath(path)
    const text = getValueAt(root.data, at)
    if (typeof text !== 'string' || !locate(root, at).found || ADDRESS.test(text)) continue
    texts.set(pathKey(at), { at, text, isRich: ref.ref === 'richText' })
  }
  return [...texts.values()]
}

const ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)\S*$/i

function createPattern({ words, isCaseSensitive, isWhole }: Query): RegExp | undefined {
  const parts = words.trim().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return undefined
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+')
  const source = isWhole ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped
  return new RegExp(source, isCaseSensitive ? 'gu' : 'giu')
}

type Range = FoundText['matches'][number]

function findMatches(text: string, isRich: boolean, pattern: RegExp): Range[] {
  const ranges = [...text.matchAll(pattern)].map(
    (match): Range => [match.index, match.index + match[0].length],
  )
  if (ranges.length === 0) return []
  const variables = [...text.matchAll(/\{[^{}]*\}/g)].map(
    (match): Range => [match.index, match.index + match[0].length],
  )
  const targets = isRich ? listLinks(text).map(({ behind }) => behind) : []
  const kept = [...variables, ...targets]
  return ranges.filter(([from, to]) => kept.every(([start, end]) => to <= start || end <= from))
}
