import type { Outline } from '../../../schemas/outline.ts'
import type { SectionKind } from '../../../schemas/section.ts'
import type { Path, Section } from '../model.ts'
import { buildOutline } from '../pages/outline.ts'

/** Stands in the place of a value and knows where that stood. */
class Mark {
  readonly path: Path
  constructor(path: Path) {
    this.path = path
  }
}

const marked = (value: unknown, path: Path): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => marked(item, [...path, index]))
  if (value === undefined) return undefined
  if (value === null || typeof value !== 'object') return new Mark(path)
  const entries = Object.entries(value).map(([key, item]) => [key, marked(item, [...path, key])])
  return Object.fromEntries(entries)
}

/**
 * Where the parts of a page's outline stand in its sections. A kind only selects what its outline says, so it is asked
 * again with marks in the place of values, and the marks come out where the values did.
 * @returns the path below `sections` of a part such as `['image', 'alt']`; undefined where the outline has none
 */
export function createOutlineLookup(
  kinds: ReadonlyMap<string, SectionKind>,
  sections: readonly Section[],
): (part: Path) => Path | undefined {
  const all = sections.map((section, index) => ({
    ...(marked(section, [index]) as object),
    kind: section.kind,
  }))
  const outline: Outline = buildOutline(kinds, all)
  return (part) => {
    let here: unknown = outline
    for (const step of part) {
      if (here === null || typeof here !== 'object') return undefined
      here = (here as Record<string | number, unknown>)[step]
    }
    return here instanceof Mark ? here.path : undefined
  }
}
