import { kindTraits } from '../../../schemas/section.ts'
import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { routeKey } from '../../contract/routes.ts'
import type { Context } from '../context.ts'
import * as messages from '../diagnostics/reference-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getKeySpan, getLine, getSpan, getString, locate } from '../locate.ts'
import type { Path } from '../model.ts'
import { isDraftPage } from '../pages/drafts.ts'
import type { MapTree, Tree } from '../tree.ts'
import { DOCUMENT, getAncestorPaths, indexFiles } from './built-files.ts'
import { createMayExist } from './may-exist.ts'
import { DOCUMENT_IDS } from './targets.ts'

/** Reserved for the server and the build; `social` contains the social images. */
const RESERVED = /^\/(api|assets)(\/|$)|^\/404(\.html)?$|^\/social\/[^/]+\.(png|jpg)(\/|$)/

const NAMES_DOCUMENT = new RegExp(`/${DOCUMENT.replace('.', '\\.')}(\\.br|\\.gz)?(?=/|$)`)

export function checkRoutes(context: Context): SpanDiagnostic[] {
  const { source, root, targets } = context
  const { tree, found } = locate(root, ['routes'])
  if (!found || tree.kind !== 'list') return []
  const diagnostics: SpanDiagnostic[] = []
  const files = indexFiles(targets)
  const first = new Map<string, { path: string; at: Path }>()
  tree.items.forEach((route, index) => {
    const at = ['routes', index, 'path']
    const path = getString(route, 'path')
    if (path === undefined) return
    const key = routeKey(path)
    const earlier = first.get(key)
    if (earlier) {
      const line = getLine(source, root, earlier.at)
      diagnostics.push({
        ...messages.duplicateRoute(path, earlier.path, line),
        span: getSpan(root, at),
        path: at,
      })
    } else first.set(key, { path, at })
    const taken = findAddressConflict(path, files)
    if (taken) diagnostics.push({ ...taken, span: getSpan(root, at), path: at })
    diagnostics.push(...checkAnchors(context, index, route))
  })
  const isHomeLost = createMayExist(context)({ kind: 'page', name: '/' })
  if (!isHomeLost && tree.items.length > 0 && !first.has('/')) {
    diagnostics.push({ ...messages.noHome(), span: getKeySpan(root, ['routes']), path: ['routes'] })
  }
  return [...diagnostics, ...checkHome(root, tree.items)]
}

function checkHome(root: MapTree, routes: readonly Tree[]): SpanDiagnostic[] {
  const index = routes.findIndex((route) => getString(route, 'path') === '/')
  const home = routes[index]
  if (home?.kind !== 'map' || !isDraftPage(home.data)) return []
  const path = ['routes', index, 'draft']
  return [{ ...messages.draftHome(), span: getSpan(root, path), path }]
}

export function findAddressConflict(
  path: string,
  files: ReadonlyMap<string, string>,
): Message | undefined {
  const key = routeKey(path)
  if (NAMES_DOCUMENT.test(key)) {
    return messages.documentRoute(path, path.slice(0, key.search(NAMES_DOCUMENT)) || '/')
  }
  if (RESERVED.test(key) || files.has(key)) return messages.reservedRoute(path)
  const above = getAncestorPaths(key).flatMap((step) => files.get(step) ?? [])[0]
  return above === undefined ? undefined : messages.routeBelowFile(path, above)
}

function checkAnchors(
  { source, root, vocabulary }: Context,
  index: number,
  route: Tree,
): SpanDiagnostic[] {
  const sections = route.kind === 'map' ? route.entries.get('sections')?.value : undefined
  if (sections?.kind !== 'list') return []
  const needed = [...DOCUMENT_IDS, ...getOpeningAnchors(root, sections.items[0], vocabulary)]
  const first = new Map<string, number | undefined>(needed.map((id) => [id, undefined]))
  return sections.items.flatMap((section, s): SpanDiagnostic[] => {
    const id = getString(section, 'id')
    if (id === undefined) return []
    const at = ['routes', index, 'sections', s, 'id']
    if (first.has(id)) {
      return [{ ...messages.duplicateAnchor(id, first.get(id)), span: getSpan(root, at), path: at }]
    }
    first.set(id, getLine(source, root, at))
    return []
  })
}

function getOpeningAnchors(
  root: MapTree,
  section: Tree | undefined,
  { kinds }: Vocabulary,
): readonly string[] {
  const type = section && getString(section, 'type')
  if (type === undefined) return []
  const { tree, found } = locate(root, ['sectionTypes', type])
  const kind = kinds.get(found ? (getString(tree, 'kind') ?? '') : type)
  return (kind && kindTraits.get(kind)?.anchors) ?? []
}
