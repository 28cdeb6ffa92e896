import type { Finding, Note } from '../diagnostics/finding.ts'
import { pointAt, rangeOf, type Source } from '../diagnostics/position.ts'
import * as note from '../diagnostics/reference-notes.ts'
import type { Flag, LinkReport, Path } from '../model.ts'
import { closest } from '../nearest.ts'
import { routeKey } from '../routes.ts'
import { vocabulary } from '../sections/schemas.ts'
import type { Context, KnownPage } from './context.ts'
import type { Expanded } from './expand.ts'
import { resolveLink } from './links.ts'
import { placeAt, spanAt } from './locate.ts'
import { type Found, references } from './references.ts'
import type { MapTree } from './tree.ts'
import { fill } from './variables.ts'

/** What checking the references gives. */
export interface Resolved {
  readonly findings: readonly Finding[]
  readonly links: LinkReport
}

/**
 * Checks that everything the site refers to exists, also where the site is faulty elsewhere.
 * @param doubtful whether addresses of pages are among the faults: then a dead link may be their echo
 */
export function resolve(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  context: Context,
  doubtful: boolean,
): Resolved {
  const findings: Finding[] = []
  const flags = new Map<string, Flag>()
  const used = new Set<string>()
  let resolved = 0
  let flagged = 0
  for (const found of references(vocabulary.site, expanded.value)) {
    const path = expanded.origin(found.path)
    const { ref } = found
    if (ref.ref === 'figure') used.add(ref.name)
    if (ref.ref === 'text') figuresIn(ref.template).forEach((name) => used.add(name))
    for (const one of notesOf(found, expanded, context)) {
      if (doubtful && (one.code === 'link/dead' || one.code === 'link/dead-anchor')) continue
      const at = ref.ref === 'link' && 'flagged' in ref ? [...path, 'flagged'] : ref.ref === 'image' ? [...path, 'src'] : path
      const where = one.code === 'image/missing-alt' ? path : at
      findings.push({ ...one, span: spanAt(root, where), path: where })
    }
    // What stands in the defaults of a section type is counted once for every section that uses it.
    if (ref.ref !== 'link' || found.path[0] === 'sectionTypes') continue
    if (!('flagged' in ref)) {
      resolved += 1
      continue
    }
    flagged += 1
    const key = path.join('/')
    const uses = (flags.get(key)?.uses ?? 0) + 1
    const range = rangeOf(source, spanAt(root, path))
    flags.set(key, { target: ref.flagged, reason: ref.reason, range, path, uses })
  }
  if (expanded.incomplete.size === 0) findings.push(...unusedFigures(root, context, used))
  const dead = findings.filter(({ code }) => code.startsWith('link/') && code !== 'link/needless-flag').length
  return { findings, links: { resolved: Math.max(0, resolved - dead), flagged, flags: [...flags.values()] } }
}

function notesOf({ ref, path }: Found, { value }: Expanded, context: Context): readonly Note[] {
  switch (ref.ref) {
    case 'text': {
      const own = path[0] === 'company' ? [`company.${path[1]}`] : []
      return fill(ref.template, context.variables, own).notes
    }
    case 'link':
      // Defaults stand on no page: their anchors are checked in the sections that use them.
      return resolveLink(ref, context, pageOf(path, value, context)).notes
    case 'figure':
      if (context.figures.has(ref.name)) return []
      return [note.unknownFigure(ref.name, closest(ref.name, [...context.figures]))]
    case 'image': {
      const missing = context.publicFiles.get(ref.src)
        ? []
        : [note.missingImage(ref.src, closest(ref.src, picturesOf(context)))]
      return ref.alt || ref.decorative ? missing : [...missing, note.missingAlt()]
    }
  }
}

const picturesOf = ({ publicFiles }: Context): string[] =>
  [...publicFiles].flatMap(([address, size]) => (size ? [address] : []))

function pageOf(path: Path, site: unknown, { pages }: Context): KnownPage | undefined {
  if (path[0] !== 'routes' || typeof path[1] !== 'number') return undefined
  const route = (site as { routes: { path?: unknown }[] }).routes[path[1]]
  const page = typeof route?.path === 'string' ? pages.get(routeKey(route.path)) : undefined
  return page?.path === route?.path ? page : undefined
}

/** The figures that a text shows, as `group.name`. */
const figuresIn = (template: string): string[] =>
  [...template.matchAll(/\{figures\.([^{}]+)\}/g)].map((match) => match[1] ?? '')

function unusedFigures(root: MapTree, { figures }: Context, used: ReadonlySet<string>): Finding[] {
  return [...figures].flatMap((name): Finding[] => {
    if (used.has(name)) return []
    const path = ['figures', ...name.split('.')]
    const { entry } = placeAt(root, path)
    return [{ ...note.unusedFigure(name), span: entry?.key ?? spanAt(root, path), path }]
  })
}

/** The line on which a value stands. */
export const lineOf = (source: Source, root: MapTree, path: Path): number =>
  pointAt(source, spanAt(root, path).start).line
