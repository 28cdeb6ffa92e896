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
  ...findIn(root, ['navigation', 'bar'], { kind: 'panel', known: panels }),
  ...[...languages].flatMap(([code, own]) =>
    findIn(root, ['languages', code, 'navigation', 'bar'], { kind: 'panel', known: own.panels }),
  ),
  ...findIn(root, ['routes'], { kind: 'collection', known: collections }),
]

interface Names {
  /** Also the key of the name in each entry. */
  readonly kind: 'panel' | 'collection'
  readonly known: ReadonlySet<string>
}

const MESSAGES = { panel: unknownPanel, collection: unknownCollection }

function findIn(root: MapTree, list: Path, { kind, known }: Names): NamedEntry[] {
  return getItems(root, list).flatMap((entry, index): NamedEntry[] => {
    const name = getString(entry, kind)
    if (name === undefined) return []
    const target = { kind, name }
    if (known.has(name)) return [{ target }]
    const path = [...list, index, kind]
    const names = [...known].slice(0, MOST_NAMES)
    const suggestion = findClosestWord(name, names)
    const message = MESSAGES[kind](name, suggestion, names)
    const diagnostic = { ...message, span: getSpan(root, path), path }
    return [{ target, referring: { diagnostic, missing: { ...target, suggestion } } }]
  })
}
