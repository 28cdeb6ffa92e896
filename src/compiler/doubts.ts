import type { DiagnosticCode } from '../diagnostics/catalogue.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { pointAt, type Source } from '../diagnostics/position.ts'
import type { Path } from '../model.ts'
import { closest } from '../nearest.ts'
import { itemsAt, placeAt, wordIn } from './locate.ts'
import type { MapTree } from './tree.ts'

/** What cannot be said to be missing, because its definition may be among the faults. */
export interface Doubts {
  /** Whether a page may be missing only because its address is faulty. */
  readonly pages: boolean
  /** Whether a place on a page may be missing only because its id is faulty. */
  readonly anchors: boolean
  /** Whether what would be defined at this path may be there under a faulty name. */
  readonly definition: (path: Path) => boolean
}

export const NO_DOUBTS: Doubts = { pages: false, anchors: false, definition: () => false }

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
  const placed = findings.filter(({ path }) => path.length > 0)
  const definition = (path: Path): boolean => {
    const there = path.findIndex((_, index) => !placeAt(root, path.slice(0, index + 1)).found)
    const known = there === -1 ? path : path.slice(0, there)
    const namesake = (one: Finding) =>
      there !== -1 &&
      NAMES.has(one.code) &&
      one.path.length === there + 1 &&
      startsWith(one.path, known)
    return placed.some((one) => startsWith(known, one.path) || namesake(one))
  }
  const sound = (path: Path) => {
    const { tree, found } = placeAt(root, path)
    const whole = !found || !mended.has(pointAt(source, tree.span.start).line)
    return (
      whole && !placed.some((one) => startsWith(path, one.path) && one.path.length === path.length)
    )
  }
  const routes = itemsAt(root, ['routes'])
  const pages =
    definition(['routes']) ||
    routes.some((route, r) => wordIn(route, 'path') === undefined || !sound(['routes', r, 'path']))
  const anchors =
    pages ||
    placed.some(
      ({ path }) => path[2] === 'sections' && path.length === 5 && closest(String(path[4]), ['id']),
    ) ||
    routes.some((_, r) => {
      const path = ['routes', r, 'sections']
      return (
        itemsAt(root, path).length === 0 ||
        itemsAt(root, path).some((_, s) => !sound([...path, s, 'id']))
      )
    })
  return { pages, anchors, definition }
}

const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((step, index) => path[index] === step)
