import type { Outline, ResolvedSection } from '../../../schemas/outline.ts'
import { kindTraits, type SectionKind } from '../../../schemas/section.ts'

/** Takes title and summary from the first section that has one, the image only from the first section. */
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
    hours: outlines.find(({ hours }) => hours !== undefined)?.hours,
    frames: outlines.flatMap(({ frames }) => frames ?? []),
    hasForm: outlines.some(({ hasForm }) => hasForm),
  }
}
