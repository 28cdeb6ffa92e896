import type { SectionKind } from '../../../schemas/section.ts'
import type { Site } from '../../../schemas/site.ts'
import { rangeOf, type Source } from '../diagnostics/position.ts'
import { placeAt, spanAt } from '../locate.ts'
import type { CompiledSite, Origin, OriginOf, Path } from '../model.ts'
import { isReference } from '../resolve/references.ts'
import { variablesIn } from '../resolve/variables.ts'
import type { MapTree } from '../tree.ts'
import type { Expanded } from '../validate/expand.ts'
import { writtenPath } from './written-path.ts'

/** A compiled site and all that it was made from. */
export interface Made {
  readonly source: Source
  readonly root: MapTree
  readonly expanded: Expanded
  readonly site: Site
  readonly compiled: CompiledSite
  readonly kinds: ReadonlyMap<string, SectionKind>
}

/** Where each value of a compiled site is written in the file; worked out when it is asked for. */
export const originsOf =
  (made: Made): OriginOf =>
  (at) => {
    const path = writtenPath(made, at)
    return path && originOf(made, path, [])
  }

/**
 * @param path in the checked site
 * @param within variables that are being followed: a circle of them is an error of the file, never a compiled site
 */
function originOf(made: Made, path: Path, within: readonly string[]): Origin | undefined {
  const { value, at, inside } = followed(made.site, path)
  if (isReference(value) && value.ref === 'figure') {
    const [group = '', name = ''] = value.name.split('.')
    const figure = originOf(made, ['figures', group, name, ...inside], within)
    const named = placed(made, at)
    return figure && { ...figure, parts: [...figure.parts, named] }
  }
  if (isReference(value) && value.ref === 'image') {
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

function placed({ source, root, expanded }: Made, at: Path): Origin {
  const path = expanded.origin(at)
  const { found } = placeAt(root, path)
  return { path, range: rangeOf(source, spanAt(root, path)), isWritten: found, parts: [] }
}

/** Where the variables of a text are defined. */
function filledIn(made: Made, template: string, within: readonly string[]): Origin[] {
  return variablesIn(template)
    .filter((name) => !within.includes(name))
    .flatMap((name) => {
      const isFigure = name.startsWith('figures.')
      const path = isFigure ? [...name.split('.'), 'value'] : name.split('.')
      return originOf(made, path, [...within, name]) ?? []
    })
}
