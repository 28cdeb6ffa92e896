import type { Outline, ResolvedSection } from '../../../schemas/outline.ts'
import { kindTraits, type SectionKind } from '../../../schemas/section.ts'

/**
 * What the sections of a page tell of it together: the title is that of the first section that has one, the summary
 * and the genre those of the first with a summary, the picture that of the section that opens the page.
 * @param sections of a page, resolved
 */
export function buildOutline(
  kinds: ReadonlyMap<string, SectionKind>,
  sections: readonly ResolvedSection[],
): Outline {
  const outlines = sections.map((section): Outline => {
    const kind = kinds.get(section.kind)
    return (kind && kindTraits.get(kind)?.outline?.(section)) ?? {}
  })
  const described = outlines.find(({ summary }) => summary !== undefined)
  return {
    title: outlines.find(({ title }) => title !== undefined)?.title,
    summary: described?.summary,
    genre: described?.genre,
    image: outlines[0]?.image,
    offices: outlines.flatMap(({ offices }) => offices ?? []),
    frames: outlines.flatMap(({ frames }) => frames ?? []),
    hasForm: outlines.some(({ hasForm }) => hasForm),
  }
}
