import type { ResolvedSection } from '../../../schemas/outline.ts'
import { kindTraits, type SectionKind } from '../../../schemas/section.ts'

/** Adds texts that depend on the language of the page, such as dates. */
export const addFormattedTexts = <S extends ResolvedSection>(
  sections: readonly S[],
  kinds: ReadonlyMap<string, SectionKind>,
  language: string,
): readonly S[] =>
  sections.map((section) => {
    const kind = kinds.get(section.kind)
    const texts = kind && kindTraits.get(kind)?.formatTexts?.(section, language)
    return texts ? { ...section, ...texts } : section
  })
