import type { SectionKind } from '../../../schemas/section.ts'
import type { Site } from '../../../schemas/site.ts'
import { findLanguage, listLanguages } from '../../contract/languages.ts'
import { type Source, toRange } from '../diagnostics/position.ts'
import { getSpan, locate } from '../locate.ts'
import type { CompiledSite, FindOrigin, Origin, Path } from '../model.ts'
import { isReference } from '../resolve/references.ts'
import { listVariables } from '../resolve/variables.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'
import { getMember, getValueAt } from '../value-at.ts'
import { toSourcePath } from './source-path.ts'

export interface OriginSources {
  readonly source: Source
  readonly root: MapTree
  readonly expanded: Expanded
  readonly site: Site
  readonly compiled: CompiledSite
  readonly kinds: ReadonlyMap<string, SectionKind>
}

export const createFindOrigin =
  (sources: OriginSources): FindOrigin =>
  (at) => {
    const path = toSourcePath(sources, at)
    return path && findOrigin(sources, followMenu(sources, path), [])
  }

/** Entries of a menu that the file does not list show the names or titles of pages. */
function followMenu({ site, root, expanded }: OriginSources, at: Path): Path {
  if (at.at(-1) !== 'label' || locate(root, expanded.toSourcePath(at)).found) return at
  const link = at.slice(0, -1)
  const [label, to] = [getValueAt(site, at), getValueAt(site, [...link, 'to'])]
  if (!isReference(label) || !isReference(to)) return at
  const index = site.routes.findIndex(({ path }) => path === getTemplate(to))
  const route = site.routes[index]
  const field = route?.name ? 'name' : 'title'
  return route?.[field] && getTemplate(route[field]) === getTemplate(label)
    ? ['routes', index, field]
    : at
}

/** @param within variables that are being followed */
function findOrigin(
  sources: OriginSources,
  path: Path,
  within: readonly string[],
): Origin | undefined {
  const { value, at, inside } = followPath(sources.site, path)
  if (isReference(value) && value.ref === 'figure') {
    const [group = '', name = ''] = value.name.split('.')
    const figure = findOrigin(sources, ['figures', group, name, ...inside], within)
    const reference = createOrigin(sources, at)
    return figure && { ...figure, parts: [...figure.parts, reference] }
  }
  if (isReference(value) && value.ref === 'image') {
    if (inside[0] === 'focus') return { ...createOrigin(sources, [...at, ...inside]), parts: [] }
    const [part] = inside
    const field = part === 'alt' || part === 'caption' ? part : 'src'
    const text = field === 'src' ? undefined : value[field]?.template
    return {
      ...createOrigin(sources, [...at, field]),
      parts: findVariableOrigins(sources, text ?? '', path, within),
    }
  }
  const template = isReference(value) ? getTemplate(value) : String(value ?? '')
  return {
    ...createOrigin(sources, at),
    parts: findVariableOrigins(sources, template, path, within),
  }
}

const getTemplate = (ref: {
  readonly ref: string
  readonly template?: string
  readonly to?: string
}) => ref.template ?? ref.to ?? ''

function followPath(site: Site, path: Path) {
  let value: unknown = site
  for (const [index, step] of path.entries()) {
    if (isReference(value)) return { value, at: path.slice(0, index), inside: path.slice(index) }
    value = getMember(value, step)
  }
  return { value, at: path, inside: [] }
}

function createOrigin({ source, root, expanded }: OriginSources, at: Path): Origin {
  const path = expanded.toSourcePath(at)
  const { found } = locate(root, path)
  return { path, range: toRange(source, getSpan(root, path)), isExplicit: found, parts: [] }
}

function findVariableOrigins(
  sources: OriginSources,
  template: string,
  at: Path,
  within: readonly string[],
): Origin[] {
  return listVariables(template)
    .filter((name) => !within.includes(name))
    .flatMap((name) => {
      const isFigure = name.startsWith('figures.')
      const path = isFigure ? [...name.split('.'), 'value'] : findFact(sources, name, at)
      return findOrigin(sources, path, [...within, name]) ?? []
    })
}

/** A fact of the company, in the language of the text at a path. */
function findFact({ site }: OriginSources, name: string, [part, index]: Path): Path {
  const path = name.split('.')
  const route = part === 'routes' && typeof index === 'number' ? site.routes[index] : undefined
  const language = route ? findLanguage(listLanguages(site), route)?.code : String(index)
  const own =
    part === 'routes' || part === 'languages' ? site.languages?.[language ?? ''] : undefined
  const isOwn = own?.company && Object.hasOwn(own.company, path[1] ?? '')
  return isOwn && language !== undefined ? ['languages', language, ...path] : path
}
