import type { SectionKind } from '../../../schemas/section.ts'
import type { Site } from '../../../schemas/site.ts'
import { type Source, toRange } from '../diagnostics/position.ts'
import { getSpan, locate } from '../locate.ts'
import type { CompiledSite, FindOrigin, Origin, Path } from '../model.ts'
import { isReference } from '../resolve/references.ts'
import { listVariables } from '../resolve/variables.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'
import { toSourcePath } from './source-path.ts'

/** A compiled site and all that it was made from. */
export interface OriginSources {
  readonly source: Source
  readonly root: MapTree
  readonly expanded: Expanded
  readonly site: Site
  readonly compiled: CompiledSite
  readonly kinds: ReadonlyMap<string, SectionKind>
}

/** Where each value of a compiled site is written in the file; worked out when it is asked for. */
export const createFindOrigin =
  (made: OriginSources): FindOrigin =>
  (at) => {
    const path = toSourcePath(made, at)
    return path && originOf(made, path, [])
  }

/**
 * @param path in the checked site
 * @param within variables that are being followed: a circle of them is an error of the file, never a compiled site
 */
function originOf(made: OriginSources, path: Path, within: readonly string[]): Origin | undefined {
  const { value, at, inside } = followed(made.site, path)
  if (isReference(value) && value.ref === 'figure') {
    const [group = '', name = ''] = value.name.split('.')
    const figure = originOf(made, ['figures', group, name, ...inside], within)
    const named = placed(made, at)
    return figure && { ...figure, parts: [...figure.parts, named] }
  }
  if (isReference(value) && value.ref === 'image') {
    if (inside[0] === 'focus') return { ...placed(made, [...at, ...inside]), parts: [] }
    const field = inside[0] === 'alt' ? 'alt' : 'src'
    const alt = field === 'alt' ? value.alt?.template : undefined
    return { ...placed(made, [...at, field]), parts: filledIn(made, alt ?? '', within) }
  }
  const template = isReference(value) ? templateOf(value) : String(value ?? '')
  return { ...placed(made, at), parts: filledIn(made, template, within) }
}

const templateOf = (ref: {
  readonly ref: string
  readonly template?: string
  readonly to?: string
}) => ref.template ?? ref.to ?? ''

/** Walks along a path to a reference, or as far as it goes. */
function followed(site: Site, path: Path) {
  let value: unknown = site
  for (const [index, step] of path.entries()) {
    if (isReference(value)) return { value, at: path.slice(0, index), inside: path.slice(index) }
    const isOpen = value !== null && typeof value === 'object'
    value = isOpen ? (value as Record<string | number, unknown>)[step] : undefined
  }
  return { value, at: path, inside: [] }
}

function placed({ source, root, expanded }: OriginSources, at: Path): Origin {
  const path = expanded.toSourcePath(at)
  const { found } = locate(root, path)
  return { path, range: toRange(source, getSpan(root, path)), isExplicit: found, parts: [] }
}

/** Where the variables of a text are defined. */
function filledIn(made: OriginSources, template: string, within: readonly string[]): Origin[] {
  return listVariables(template)
    .filter((name) => !within.includes(name))
    .flatMap((name) => {
      const isFigure = name.startsWith('figures.')
      const path = isFigure ? [...name.split('.'), 'value'] : name.split('.')
      return originOf(made, path, [...within, name]) ?? []
    })
}
