import type { Outline } from '../../../schemas/outline.ts'
import type { SectionKind } from '../../../schemas/section.ts'
import type { Path, Section } from '../model.ts'
import { buildOutline } from '../pages/outline.ts'

class Mark {
  readonly path: Path
  constructor(path: Path) {
    this.path = path
  }
}

const insertMarks = (value: unknown, path: Path): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => insertMarks(item, [...path, index]))
  if (value === undefined) return undefined
  if (value === null || typeof value !== 'object') return new Mark(path)
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    insertMarks(item, [...path, key]),
  ])
  return Object.fromEntries(entries)
}

/** Kinds only select values, so an outline of placeholders shows the source of each part. */
export function createOutlineLookup(
  kinds: ReadonlyMap<string, SectionKind>,
  sections: readonly Section[],
): (part: Path) => Path | undefined {
  const all = sections.map((section, index) => ({
    ...(insertMarks(section, [index]) as object),
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
