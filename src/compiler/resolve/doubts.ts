import type { DiagnosticCode } from '../../diagnostics/catalogue.ts'
import type { Finding } from '../../diagnostics/finding.ts'
import { pointAt, type Source } from '../../diagnostics/position.ts'
import type { Path } from '../../model.ts'
import { closest } from '../../nearest.ts'
import { itemsAt, placeAt } from '../locate.ts'
import { pathKey, placesOf } from '../once.ts'
import type { Missing } from '../remark.ts'
import type { MapTree } from '../tree.ts'

/** What cannot be said to be missing, because its definition may be among the faults. */
export interface Doubts {
  /** Whether a page may be missing only because its address is faulty. */
  readonly page: (missing: Missing) => boolean
  /** Whether a place on a page may be missing only because its id is faulty. */
  readonly anchor: (missing: Missing) => boolean
  /** Whether what would be defined at this path may be there under a faulty name. */
  readonly definition: (path: Path) => boolean
}

export const NO_DOUBTS: Doubts = {
  page: () => false,
  anchor: () => false,
  definition: () => false,
}

/** Findings that a definition with a faulty name gives. */
const NAMES: ReadonlySet<DiagnosticCode> = new Set([
  'schema/unknown-key',
  'schema/missing-key',
  'schema/format',
  'yaml/missing-colon',
])

/**
 * One mistake is one finding: what refers to a faulty definition is not reported too.
 * @param findings what has been found in the values so far
 * @param mended lines that had to be mended, from 1
 */
export function doubtsOf(
  source: Source,
  root: MapTree,
  findings: readonly Finding[],
  mended: ReadonlySet<number>,
): Doubts {
  const places = placesOf(findings)
  const parents = new Set(
    findings.flatMap(({ code, path }) => {
      if (NAMES.has(code)) return [pathKey(path.slice(0, -1))]
      // A key that is lost leaves what stood under it as duplicates under the key before it.
      return code === 'yaml/duplicate-key' ? [pathKey(path.slice(0, -2))] : []
    }),
  )
  const definition = (path: Path): boolean => {
    const there = path.findIndex((_, index) => !placeAt(root, path.slice(0, index + 1)).found)
    const known = there === -1 ? path : path.slice(0, there)
    if (known.some((_, index) => places.has(pathKey(known.slice(0, index + 1))))) return true
    return there !== -1 && parents.has(pathKey(known))
  }
  const routes = itemsAt(root, ['routes'])
  const addresses = routes.map((_, r) => ['routes', r, 'path'])
  const sections = routes.flatMap((_, r) =>
    itemsAt(root, ['routes', r, 'sections']).map((_, s) => ['routes', r, 'sections', s]),
  )
  /** How faulty values are written: anything if a value is not there at all. */
  const faulty = (path: Path, isNeeded: boolean): string[] => {
    const { tree, found } = placeAt(root, path)
    const written = source.text.slice(tree.span.start, tree.span.end)
    if (!found) return isNeeded ? [ANYTHING] : []
    const isMended = mended.has(pointAt(source, tree.span.start).line)
    const isFaulty = isMended || places.has(pathKey(path))
    return isFaulty ? [written || ANYTHING] : []
  }
  const faultyAddresses = addresses.flatMap((path) => faulty(path, true))
  const faultyIds = sections.flatMap((path) => faulty([...path, 'id'], false))
  const lostIds =
    findings.some(
      ({ path }) => path[2] === 'sections' && path.length === 5 && isAlmostId(path[4]),
    ) || routes.some((_, r) => itemsAt(root, ['routes', r, 'sections']).length === 0)
  return {
    definition,
    page: (missing) => definition(['routes']) || isOneOf(missing, faultyAddresses),
    anchor: (missing) =>
      definition(['routes']) ||
      lostIds ||
      faultyAddresses.includes(ANYTHING) ||
      isOneOf(missing, faultyIds),
  }
}

const isAlmostId = (key: unknown): boolean =>
  key !== 'id' && closest(String(key), ['id']) !== undefined

/** Whether a missing thing may be a faulty one: they are alike, or nothing else is like it. */
const isOneOf = ({ name, meant }: Missing, faulty: readonly string[]): boolean =>
  faulty.some((written) => meant === undefined || mayBe(name, written))

/** Stands for a value that is not there. */
const ANYTHING = '*'

/** Whether a faulty value may have been meant as a name: its letters are almost the same. */
function mayBe(name: string, written: string): boolean {
  const [asked, known] = [name, written].map((text) =>
    text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  )
  if (written === ANYTHING || !asked || !known) return written === ANYTHING || asked === known
  return known.includes(asked) || asked.includes(known) || closest(asked, [known]) !== undefined
}
