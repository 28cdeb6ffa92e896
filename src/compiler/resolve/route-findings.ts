import type { Finding } from '../../diagnostics/finding.ts'
import type { Source } from '../../diagnostics/position.ts'
import * as note from '../../diagnostics/reference-notes.ts'
import type { Path, PublicFiles } from '../../model.ts'
import { routeKey } from '../../routes.ts'
import { MAIN_ANCHOR } from '../context.ts'
import { keySpanAt, lineOf, placeAt, spanAt, wordIn } from '../locate.ts'
import type { MapTree, Tree } from '../tree.ts'
import { isBuilt } from './built-files.ts'
import type { Doubts } from './doubts.ts'

/** Addresses that the server or the build needs for itself. */
const RESERVED = /^\/(api|assets)(\/|$)|^\/404(\.html)?$/

/** Checks the route table: every address once, a home page, nothing that the site itself needs. */
export function routeFindings(
  source: Source,
  root: MapTree,
  publicFiles: PublicFiles,
  doubts: Doubts,
): Finding[] {
  const { tree, found } = placeAt(root, ['routes'])
  if (!found || tree.kind !== 'list') return []
  const findings: Finding[] = []
  const files = new Set([...publicFiles.keys()].map(routeKey))
  const first = new Map<string, { path: string; at: Path }>()
  tree.items.forEach((route, index) => {
    const at = ['routes', index, 'path']
    const path = wordIn(route, 'path')
    if (path === undefined) return
    const key = routeKey(path)
    const earlier = first.get(key)
    if (earlier) {
      const line = lineOf(source, root, earlier.at)
      findings.push({
        ...note.duplicateRoute(path, earlier.path, line),
        span: spanAt(root, at),
        path: at,
      })
    } else first.set(key, { path, at })
    if (RESERVED.test(key) || files.has(key) || isBuilt(path)) {
      findings.push({ ...note.reservedRoute(path), span: spanAt(root, at), path: at })
    }
    findings.push(...anchorFindings(source, root, index, route))
  })
  if (!doubts.page({ kind: 'page', name: '/' }) && tree.items.length > 0 && !first.has('/')) {
    findings.push({ ...note.noHome(), span: keySpanAt(root, ['routes']), path: ['routes'] })
  }
  return findings
}

function anchorFindings(source: Source, root: MapTree, index: number, route: Tree): Finding[] {
  const sections = route.kind === 'map' ? route.entries.get('sections')?.value : undefined
  if (sections?.kind !== 'list') return []
  const first = new Map<string, number | undefined>([[MAIN_ANCHOR, undefined]])
  return sections.items.flatMap((section, s): Finding[] => {
    const id = wordIn(section, 'id')
    if (id === undefined) return []
    const at = ['routes', index, 'sections', s, 'id']
    if (first.has(id)) {
      return [{ ...note.duplicateAnchor(id, first.get(id)), span: spanAt(root, at), path: at }]
    }
    first.set(id, lineOf(source, root, at))
    return []
  })
}
