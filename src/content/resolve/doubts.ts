import { findClosest } from '../../contract/nearest.ts'
import { routeKey } from '../../contract/routes.ts'
import type { DiagnosticCode } from '../diagnostics/catalog.ts'
import { type Source, toPoint } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getItems, getString, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { collectPathKeys, pathKey } from '../paths.ts'
import type { MissingTarget } from '../reference-diagnostic.ts'
import type { MapTree, Tree } from '../tree.ts'

/** Decides whether a missing target may exist under a faulty definition. */
export interface Doubts {
  readonly page: (missing: MissingTarget) => boolean
  readonly anchor: (missing: MissingTarget) => boolean
  readonly definition: (path: Path) => boolean
}

export const NO_DOUBTS: Doubts = {
  page: () => false,
  anchor: () => false,
  definition: () => false,
}

/** Codes that a definition with a faulty name can have. */
const NAMES: ReadonlySet<DiagnosticCode> = new Set([
  'schema/unknown-key',
  'schema/missing-key',
  'schema/format',
  'yaml/missing-colon',
])

/** @param recovered lines with recovered syntax errors, from 1 */
export function doubtsOf(
  source: Source,
  root: MapTree,
  diagnostics: readonly SpanDiagnostic[],
  recovered: ReadonlySet<number>,
): Doubts {
  const places = collectPathKeys(diagnostics)
  const parents = new Set(
    diagnostics.flatMap(({ code, path }) => {
      if (NAMES.has(code)) return [pathKey(path.slice(0, -1))]
      // Without its line, the children of a key become duplicates under the previous key.
      return code === 'yaml/duplicate-key' ? [pathKey(path.slice(0, -2))] : []
    }),
  )
  const definition = (named: Path): boolean => {
    // A text uses the value of a figure.
    const path = named[0] === 'figures' && named.length === 3 ? [...named, 'value'] : named
    const there = path.findIndex((_, index) => !locate(root, path.slice(0, index + 1)).found)
    const known = there === -1 ? path : path.slice(0, there)
    if (known.some((_, index) => places.has(pathKey(known.slice(0, index + 1))))) return true
    return there !== -1 && parents.has(pathKey(known))
  }
  const meanings = (owner: Path, key: string, names: readonly string[], isNeeded: boolean) => {
    const path = [...owner, key]
    const { tree, found } = locate(root, path)
    const isFaulty = found
      ? places.has(pathKey(path)) || recovered.has(toPoint(source, tree.span.start).line)
      : isNeeded
    if (!isFaulty) return []
    const around = locate(root, owner).tree
    const place = found ? tree : around
    // A map without the key is known only by its names.
    const isWritten = found || around.kind === 'scalar'
    const written = isWritten ? [source.text.slice(place.span.start, place.span.end)] : []
    return [...written, ...names.flatMap((name) => getString(around, name) ?? [])]
  }
  const routes = getItems(root, ['routes'])
  const twice = copies(routes)
  const addresses = routes.flatMap((route, r) =>
    twice.has(route)
      ? PAGE_NAMES.flatMap((name) => getString(route, name) ?? [])
      : meanings(['routes', r], 'path', PAGE_NAMES, true),
  )
  // Any page with an invalid path may be the home page.
  const isAddressLost = routes.some((route) => !getString(route, 'path')?.startsWith('/'))
  const ids = routes.flatMap((_, r) =>
    getItems(root, ['routes', r, 'sections']).flatMap((_, s) =>
      meanings(['routes', r, 'sections', s], 'id', SECTION_NAMES, false),
    ),
  )
  // A misspelt `id` key holds the missing id.
  for (const { path } of diagnostics) {
    if (path[2] !== 'sections' || path.length !== 5 || !isAlmostId(String(path[4]))) continue
    const { tree } = locate(root, path)
    if (tree.kind === 'scalar') ids.push(tree.source)
  }
  const unread = new Set(
    routes.flatMap((route, r) =>
      getItems(root, ['routes', r, 'sections']).length === 0
        ? (getString(route, 'path') ?? [])
        : [],
    ),
  )
  const read = new Set(routes.map((route) => routeKey(getString(route, 'path') ?? '')))
  const isUnread = (key: string) => !read.has(key) && writtenAddresses(source.text).has(key)
  const isOneOf = (name: string, faulty: readonly string[]) =>
    definition(['routes']) || faulty.some((one) => mayBe(name, one))
  return {
    definition,
    page: ({ name }) =>
      isOneOf(name, addresses) || (name === '/' && isAddressLost) || isUnread(routeKey(name)),
    anchor: ({ name, page }) => unread.has(page ?? '') || isOneOf(name, ids),
  }
}

let last: { readonly text: string; readonly addresses: ReadonlySet<string> } | undefined

/** Values of `path:` anywhere in the text. Pages in unreadable parts are not missing. */
function writtenAddresses(text: string): ReadonlySet<string> {
  if (last?.text === text) return last.addresses
  const addresses = new Set(
    [...text.matchAll(/^ *(?:- +)?(?:\{ *)?path: +["']?(\/[^\s"',}]*)/gm)].map(([, path = '']) =>
      routeKey(path),
    ),
  )
  last = { text, addresses }
  return addresses
}

const PAGE_NAMES = ['title', 'name']
const SECTION_NAMES = ['heading', 'headline', 'title']

function copies(routes: readonly Tree[]): ReadonlySet<Tree> {
  const known = new Set<string>()
  return new Set(
    routes.filter((route) => {
      const path = getString(route, 'path')
      if (path === undefined) return false
      const isCopy = known.has(routeKey(path))
      known.add(routeKey(path))
      return isCopy
    }),
  )
}

const isAlmostId = (key: string): boolean => key !== 'id' && findClosest(key, ['id']) !== undefined

/** Shorter names occur in too many words. */
const LEAST_LETTERS = 4

function mayBe(name: string, written: string): boolean {
  const [whole = '', last = '', known = ''] = [name, name.replace(/^.*\//, ''), written].map(
    (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  )
  if (known === whole || known === last) return true
  if (findClosest(whole, [known]) !== undefined) return true
  return (
    (last.length >= LEAST_LETTERS && known.includes(last)) ||
    (known.length >= LEAST_LETTERS && whole.includes(known))
  )
}
