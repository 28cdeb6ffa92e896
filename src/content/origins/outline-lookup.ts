import type { Outline } from '../../../schemas/outline.ts'
import type { SectionKind } from '../../../schemas/section.ts'
import type { Path, Section } from '../model.ts'
import { buildOutline } from '../pages/outline.ts'
import { type Data, isMap } from '../tree.ts'
import { getValueAt } from '../value-at.ts'

class Mark {
  readonly path: Path
  constructor(path: Path) {
    this.path = path
  }
}

const insertMarks = (value: unknown, path: Path): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => insertMarks(item, [...path, index]))
  if (value === undefined) return undefined
  return isMap(value) ? insertMarksInto(value, path) : new Mark(path)
}

const insertMarksInto = (map: Data, path: Path): Data =>
  Object.fromEntries(
    Object.entries(map).map(([key, item]) => [key, insertMarks(item, [...path, key])]),
  )

/** Kinds only select values, so an outline of placeholders shows the source of each part. */
export function createOutlineLookup(
  kinds: ReadonlyMap<string, SectionKind>,
  sections: readonly Section[],
): (part: Path) => Path | undefined {
  const all = sections.map((section, index) => ({
    ...insertMarksInto(section, [index]),
    kind: section.kind,
  }))
  const outline: Outline = buildOutline(kinds, all)
  return (part) => {
    const here = getValueAt(outline, part)
    return here instanceof Mark ? here.path : undefined
  }
}
