import type { Context } from '../context.ts'
import { unknownCollection, unknownPanel } from '../diagnostics/reference-messages.ts'
import { getItems, getSpan, getString } from '../locate.ts'
import type { Referring } from '../misspelled-definitions.ts'
import type { Path } from '../model.ts'
import type { Target } from '../reference-diagnostic.ts'
import { findClosestWord } from '../suggest.ts'
import type { MapTree } from '../tree.ts'

/** A reference by plain name: a panel in the top bar, or the collection of a page. */
export interface NamedEntry {
  readonly target: Target
  readonly referring?: Referring
}

/** Larger collections would make suggestions slow. */
const MOST_NAMES = 200

export const findNamedEntries = ({
  root,
  targets: { panels, collections, languages },
}: Pick<Context, 'root' | 'targets'>): NamedEntry[] => [
  ...entriesIn(root, ['navigation', 'bar'], 'panel', panels, unknownPanel),
  ...[...languages].flatMap(([code, own]) =>
    entriesIn(root, ['languages', code, 'navigation', 'bar'], 'panel', own.panels, unknownPanel),
  ),
  ...entriesIn(root, ['routes'], 'collection', collections, unknownCollection),
]

function entriesIn(
  root: MapTree,
  list: Path,
  key: 'panel' | 'collection',
  known: ReadonlySet<string>,
  messageOf: typeof unknownCollection,
): NamedEntry[] {
  return getItems(root, list).flatMap((entry, index): NamedEntry[] => {
    const name = getString(entry, key)
    if (name === undefined) return []
    const target = { kind: key, name }
    if (known.has(name)) return [{ target }]
    const path = [...list, index, key]
    const names = [...known].slice(0, MOST_NAMES)
    const suggestion = findClosestWord(name, names)
    const diagnostic = { ...messageOf(name, suggestion, names), span: getSpan(root, path), path }
    return [{ target, referring: { diagnostic, missing: { ...target, suggestion } } }]
  })
}
